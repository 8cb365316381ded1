import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonEqual } from '../json/equal.ts';
import { STRICT } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import { isWellFormed } from '../json/scanString.ts';
import { isJsonArray, isJsonNumber, isJsonObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { writeJson } from '../json/write.ts';
import { emptyReply } from '../model/emptyReply.ts';
import { decodeReply } from './decodeReply.ts';
import { DIALECTS } from './list.ts';

interface Written {
  readonly name: string;
  readonly value: JsonObject;
}

/** Everything that a dialect is made of, in pieces. */
const PIECES = [
  '<tool_call>',
  '</tool_call>',
  '<function=f>',
  '</function>',
  '<parameter=a>',
  '</parameter>',
  '<arg_key>',
  '</arg_key>',
  '<arg_value>',
  '</arg_value>',
  '[TOOL_CALLS]',
  '[ARGS]',
  '<|python_tag|>',
  '<｜tool▁calls▁begin｜>',
  '<｜tool▁call▁begin｜>',
  'f<｜tool▁sep｜>',
  '<｜tool▁call▁end｜>',
  '<|tool_call>call:f',
  '<tool_call|>',
  '<|"|>',
  '<|START_ACTION|>',
  '<|END_ACTION|>',
  '</think>',
  '```',
  '```json\n',
  '{"name":"f","arguments":{}}',
  '{"name":',
  '"arguments":',
  '[f(a=1)]',
  '[f(',
  'a=',
  '{a:',
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '"',
  "'",
  '\\',
  ',',
  ';',
  ':',
  '1',
  '0_',
  ' ',
  '\n',
  'x',
  '😀',
];

const text = fc
  .oneof(fc.string({ maxLength: 6 }), fc.string({ unit: 'binary', maxLength: 4 }), fc.constantFrom(...PIECES))
  .filter(isWellFormed);
const token = fc.constantFrom('0', '-0', '5', '-5.0', '5e0', '1e400', '0.1', '9007199254740993', '1E-7');
const identifier = fc.stringMatching(/^[a-z_][a-z0-9_]{0,5}$/);

function valuesOf(texts: fc.Arbitrary<string>): fc.Arbitrary<JsonObject> {
  const { object } = fc.letrec<{ value: JsonValue; leaf: JsonValue; object: JsonObject }>((tie) => ({
    leaf: fc.oneof(
      fc.constantFrom(null, true, false),
      texts,
      token.map((one) => ({ token: one, float: /[.eE]/.test(one) })),
    ),
    value: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      tie('leaf'),
      fc.array(tie('value'), { maxLength: 3 }),
      tie('object'),
    ),
    object: fc.array(fc.tuple(identifier, tie('value')), { maxLength: 3 }).map((pairs) => new Map(pairs)),
  }));
  return object;
}

function json(value: JsonValue): string {
  return writeJson(value).text;
}

function python(value: JsonValue): string {
  if (value === null) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  // What JSON escapes is escaped alike in Python.
  if (typeof value === 'string') return JSON.stringify(value);
  if (isJsonNumber(value)) return value.token;
  if (isJsonArray(value)) return `(${value.map((one) => `${python(one)},`).join(' ')})`;
  return `{${[...value].map(([key, one]) => `'${key}': ${python(one)}`).join(', ')}}`;
}

function gemmaValue(value: JsonValue): string {
  if (typeof value === 'string') return value.includes('<|"|>') ? JSON.stringify(value) : `<|"|>${value}<|"|>`;
  if (value === null || typeof value === 'boolean') return String(value);
  if (isJsonNumber(value)) return value.token;
  if (isJsonArray(value)) return `[${value.map(gemmaValue).join(',')}]`;
  return `{${[...value].map(([key, one]) => `${key}:${gemmaValue(one)}`).join(',')}}`;
}

/** A bare value between line breaks. */
function bare(value: JsonValue): string {
  return `\n${typeof value === 'string' ? value : json(value)}\n`;
}

function typeOf(value: JsonValue): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'boolean';
  if (isJsonNumber(value)) return 'number';
  return isJsonArray(value) ? 'array' : 'object';
}

/** The tools that the calls are of: several calls of one name would ask for several types of one parameter. */
function toolsFor(calls: readonly Written[]): string {
  return JSON.stringify(
    calls.map(({ name, value }) => ({
      type: 'function',
      function: {
        name,
        parameters: {
          type: 'object',
          properties: Object.fromEntries([...value].map(([key, one]) => [key, { type: ['null', typeOf(one)] }])),
        },
      },
    })),
  );
}

function plain(one: Written, key = 'arguments'): string {
  return `{"name": ${JSON.stringify(one.name)}, "${key}": ${json(one.value)}}`;
}

function qwenCall({ name, value }: Written): string {
  const parameters = [...value].map(([key, one]) => `<parameter=${key}>${bare(one)}</parameter>\n`);
  return `<tool_call>\n<function=${name}>\n${parameters.join('')}</function>\n</tool_call>`;
}

function glmCall({ name, value }: Written): string {
  const parts = [...value].map(([key, one]) => `<arg_key>${key}</arg_key>\n<arg_value>${bare(one)}</arg_value>\n`);
  return `<tool_call>${name}\n${parts.join('')}</tool_call>`;
}

function fenced(one: Written): string {
  const { name, value } = one;
  return `<｜tool▁call▁begin｜>function<｜tool▁sep｜>${name}\n\`\`\`json\n${json(value)}\n\`\`\`<｜tool▁call▁end｜>`;
}

/** How each dialect writes calls, once for each form that it has. */
const WRITERS: readonly (readonly [string, (calls: readonly Written[]) => string])[] = [
  ['hermes', (calls) => `So: ${calls.map((one) => `<tool_call>\n${plain(one)}\n</tool_call>`).join(' and ')} done`],
  ['qwen', (calls) => `So: ${calls.map(qwenCall).join('\n')} done`],
  ['llama', (calls) => `So: ${calls.map((one) => plain(one, 'parameters')).join('; ')} done`],
  ['mistral', (calls) => `So: [TOOL_CALLS] [${calls.map((one) => plain(one)).join(', ')}] done`],
  ['mistral', (calls) => calls.map((one) => `[TOOL_CALLS]${one.name}[ARGS]${json(one.value)}`).join('')],
  [
    'pythonic',
    (calls) =>
      `[${calls.map(({ name, value }) => `${name}(${[...value].map(([key, one]) => `${key}=${python(one)}`).join(', ')})`).join(', ')}]`,
  ],
  [
    'pythonic',
    (calls) =>
      calls.map(({ name, value }) => `{"name": "${name}", "arguments": ${JSON.stringify(python(value))}}`).join('\n'),
  ],
  ['deepseek', (calls) => `<｜tool▁calls▁begin｜>${calls.map(fenced).join('\n')}<｜tool▁calls▁end｜>`],
  [
    'deepseek',
    (calls) =>
      calls
        .map(({ name, value }) => `<｜tool▁call▁begin｜>${name}<｜tool▁sep｜>${json(value)}<｜tool▁call▁end｜>`)
        .join(''),
  ],
  ['glm', (calls) => `So: ${calls.map(glmCall).join('\n')} done`],
  [
    'gemma',
    (calls) => calls.map(({ name, value }) => `<|tool_call>call:${name}${gemmaValue(value)}<tool_call|>`).join(''),
  ],
  [
    'cohere',
    (calls) =>
      `<|START_ACTION|>[${calls.map(({ name, value }) => `{"tool_name": "${name}", "parameters": ${json(value)}}`).join(',\n')}]<|END_ACTION|>`,
  ],
  ['json', (calls) => `[${calls.map((one) => plain(one, 'params')).join(', ')}]`],
  ['json', (calls) => `So:\n\`\`\`json\n${calls.map((one) => plain(one)).join('\n')}\n\`\`\`\ndone`],
];

/** Tags in a bare value are not told from those of the dialect, so that such a value leaves its call unparsed. */
const TAGS = /<\/?(?:tool_call|function|parameter|arg_key|arg_value)/;

function callsOf(dialect: string): fc.Arbitrary<readonly Written[]> {
  const isBare = dialect === 'qwen' || dialect === 'glm';
  const words = isBare ? text.filter((one) => !TAGS.test(one)) : text;
  // Behind thinking alone a fence is looked for.
  const value = valuesOf(dialect === 'json' ? words.filter((one) => !one.includes('</think>')) : words);
  return fc.uniqueArray(fc.record({ name: identifier, value }), {
    minLength: 1,
    maxLength: 3,
    selector: (one) => one.name,
  });
}

describe('a dialect', () => {
  it('has a writer here', () => {
    expect(DIALECTS.every(({ name }) => WRITERS.some(([dialect]) => dialect === name))).toBe(true);
  });

  it.each(WRITERS)('reads by %s exactly the calls that were written', (dialect, write) => {
    fc.assert(
      fc.property(callsOf(dialect), (calls) => {
        const tools = { text: toolsFor(calls), dialect: 'json-schema' } as const;
        const { reply } = decodeReply({ ...emptyReply, text: write(calls) }, dialect, tools);
        expect(reply.calls.map((call) => call.name)).toEqual(calls.map((one) => one.name));
        for (const [at, { value }] of calls.entries()) {
          const read = readJson(reply.calls[at]?.argumentsText ?? '', STRICT);
          expect(read.ok && isJsonObject(read.value) && jsonEqual(read.value, value)).toBe(true);
        }
      }),
    );
  });

  it.each(DIALECTS.map(({ name }) => name))(
    'gives by %s a call with strict JSON, an announcement or the same object',
    (name) => {
      fc.assert(
        fc.property(fc.array(text, { maxLength: 12 }), (pieces) => {
          const reply = { ...emptyReply, text: pieces.join('') };
          const decoded = decodeReply(reply, name);
          const { unparsed } = decoded;
          if (decoded.reply !== reply) expect([decoded.reply.calls.length > 0, unparsed]).toEqual([true, null]);
          if (unparsed !== null) expect(reply.text.startsWith(unparsed.marker, unparsed.offset)).toBe(true);
          expect(decodeReply(reply, name)).toEqual(decoded);
        }),
      );
    },
  );

  it('announces nothing in prose', () => {
    const prose = fc.stringMatching(/^[A-Za-z0-9 .,!?'\n-]{0,40}$/);
    fc.assert(
      fc.property(prose, (words) => {
        const reply = { ...emptyReply, text: words };
        for (const { name } of DIALECTS) {
          expect(decodeReply(reply, name)).toEqual({ reply, readBy: null, unparsed: null });
          expect(decodeReply(reply, name).reply).toBe(reply);
        }
      }),
    );
  });
});

describe('a hostile text', () => {
  const BEFORE = [
    '',
    '{"name":"',
    '{"name":"B","x":1}',
    '[f(a=',
    '[f(a="',
    '<tool_call><function=f><parameter=a>',
    '<tool_call>f<arg_key>a</arg_key><arg_value>',
    '<|tool_call>call:f{a:',
  ];
  const REPEATED = [
    ...PIECES,
    '{"name":"f","parameters":{}}',
    '{"name":"B","x":1}{',
    '<tool_call>{"name":"f","arguments":{}}</tool_call>',
    '<tool_call>{',
    '<function=f></function>',
    '</arg_value><arg_key>',
    '[TOOL_CALLS]f{}',
    '[TOOL_CALLS]f{',
    '<｜tool▁call▁begin｜>f<｜tool▁sep｜>{}<｜tool▁call▁end｜>',
    '```[ ```',
    '[[{',
    'f(a=1),',
  ];

  /** Milliseconds where it is read once; what goes over it again for each of its pieces takes seconds. */
  it('of many pieces is read in time that grows with its length', { timeout: 60_000 }, () => {
    const slow: string[] = [];
    for (const before of BEFORE) {
      for (const piece of REPEATED) {
        const long = before + piece.repeat(Math.ceil(100_000 / piece.length));
        for (const { name } of DIALECTS) {
          const start = performance.now();
          decodeReply({ ...emptyReply, text: long }, name);
          if (performance.now() - start > 1500) slow.push(`${name}: ${before} ${piece}`);
        }
      }
    }
    expect(slow).toEqual([]);
  });

  it('of 1 MB that nests without end leaves no call and stops nothing', () => {
    for (const open of ['[', '{"a":', '(', '{a:[']) {
      const deep = open.repeat(1_000_000 / open.length);
      for (const [before, name] of [
        ['{"name":"f","parameters":', 'llama'],
        ['<tool_call>{"name":"f","arguments":', 'hermes'],
        ['[f(a=', 'pythonic'],
        ['<|tool_call>call:f{a:', 'gemma'],
      ] as const) {
        const decoded = decodeReply({ ...emptyReply, text: before + deep }, name);
        expect(decoded.unparsed).not.toBeNull();
      }
    }
  });
});
