import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatPath } from '../../json/difference.ts';
import { sliceOf } from '../../json/slice.ts';
import { conformance } from '../../formats/conformance.ts';
import { conformanceOutputs } from '../../formats/conformanceOutputs.ts';
import type { ConformanceSource, Item, RecordedOutput, Reply } from '../../model/item.ts';
import { detailOf, itemWith, optionsOf, reply, told } from '../builders.ts';
import { judge } from '../judge.ts';
import { scorerContract, type ScorerExample } from '../scorerContract.ts';
import { createSelfTest } from '../selfTest.ts';
import { toolcall300 } from './toolcall300.ts';

interface Vectors {
  readonly selfTest: {
    readonly cases: readonly { readonly id: string }[];
    readonly outputs: readonly object[];
    readonly reasons: readonly string[];
    readonly schema: readonly string[];
  };
  readonly traps: readonly {
    readonly id: string;
    readonly said: string;
    readonly expected: string | null;
    readonly output: string;
    readonly kind: string;
    readonly tools: string;
    readonly category: string;
  }[];
}

const file = new URL('./vectors/conformance.json', import.meta.url);
const { selfTest, traps } = JSON.parse(readFileSync(file, 'utf8')) as Vectors;
const RECORDED = optionsOf(toolcall300, { adapter: 'recorded' });

function itemOf(row: string): Item {
  const read = conformance.read(sliceOf(row));
  if ('refused' in read || !('item' in read)) throw new Error('no case');
  return { key: { id: read.id ?? '', attempt: 0 }, ...read.item };
}

function replyOf(row: string): Reply {
  const read = conformanceOutputs.read(sliceOf(row));
  if ('refused' in read || read.reply === null) throw new Error('no output');
  return read.reply;
}

function caseOf(parts: Partial<ConformanceSource>): Item {
  const source = {
    id: '"a"',
    category: '"c"',
    tools: '[{"name": "t", "parameters": {"type": "object", "properties": {"a": {"type": "integer"}}}}]',
    input: '"{\\"name\\": \\"t\\", \\"arguments\\": {\\"a\\": 3}}"',
    expectedKind: '"value"',
    expected: '{"name": "t", "arguments": {"a": 3}}',
    ...parts,
  };
  return itemWith({ conformance: source });
}

function gave(output: RecordedOutput | string): Reply {
  return reply({ output: typeof output === 'string' ? { kind: 'returned', json: output } : output });
}

const items = selfTest.cases.map((one) => itemOf(JSON.stringify(one)));
const replies = selfTest.outputs.map((one) => replyOf(JSON.stringify(one)));

describe('recorded outputs', () => {
  it("are graded as the document's self-test says, with its schema errors", () => {
    const results = items.map((item, at) => judge(toolcall300, item, replies[at]!, RECORDED));
    const reasons = selfTest.reasons.map((reason) => `${isRight(reason) ? 'right' : 'wrong'} ${reason}`);
    expect(results.map(told)).toEqual(reasons);
    expect(
      results.map((result) => {
        const detail = detailOf(result);
        if (detail?.code !== 'conformance') return 'none';
        return detail.got === null ? 'refused' : detail.schemaInvalid ? 'invalid' : 'valid';
      }),
    ).toEqual(selfTest.schema);
  });

  it.each(traps)('$id: $said', ({ said, expected, output, kind: expectedKind, tools, category }) => {
    const item = caseOf({ expected, expectedKind, tools, category });
    const outcome = output === 'null' ? gave({ kind: 'refused' }) : gave(output);
    expect(told(judge(toolcall300, item, outcome, RECORDED))).toBe(said);
  });

  it('that are null are refusals, and those that Python cannot read are exceptions', () => {
    const item = caseOf({ expectedKind: '"unrecoverable"' });
    expect(told(judge(toolcall300, item, gave('null'), RECORDED))).toBe('right refused-right');
    const digits = gave(`{"name": "t", "arguments": {"a": ${'1'.repeat(4301)}}}`);
    expect(told(judge(toolcall300, item, digits, RECORDED))).toBe('right refused-right-by-exception');
  });

  it('are needed: without one a case is not run', () => {
    expect(told(judge(toolcall300, caseOf({}), null, RECORDED))).toBe('not-judged not-run');
    expect(told(judge(toolcall300, caseOf({}), reply({ text: 'x' }), RECORDED))).toBe('not-judged not-run');
  });

  it('are told from what was expected by the first place that differs, 3 from 3.0 too', () => {
    function placeOf(output: string): string {
      const detail = detailOf(judge(toolcall300, caseOf({}), gave(output), RECORDED));
      if (detail?.code !== 'conformance' || detail.difference === null) return 'none';
      return `${detail.difference.kind} ${formatPath('', detail.difference.path)}`;
    }
    expect(placeOf('{"name": "t", "arguments": {"a": 3.0}}')).toBe('changed .arguments.a');
    expect(placeOf('{"name": "t", "arguments": {"b": 1, "a": 3}}')).toBe('unexpected .arguments.b');
    expect(placeOf('{"name": "t", "arguments": {}, "id": 7}')).toBe('missing .arguments.a');
    expect(placeOf('{"name": "t", "arguments": {"a": 3}, "id": 7}')).toBe('none');
  });
});

function isRight(reason: string): boolean {
  return ['exact', 'refused-right', 'refused-right-by-exception'].includes(reason);
}

describe('the adapters', () => {
  function text(call: string): string {
    return JSON.stringify(call);
  }

  it('naive passes on what the text is: 3.0 stays 3.0, prose is an exception', () => {
    const naive = optionsOf(toolcall300, { adapter: 'naive' });
    function says(input: string): string {
      return told(judge(toolcall300, caseOf({ input }), null, naive));
    }
    expect(says(text('{"name": "t", "arguments": {"a": 3}}'))).toBe('right exact');
    expect(says(text('{"name": "t", "arguments": {"a": 3.0}}'))).toBe('wrong wrong-value');
    expect(says(text('[1]'))).toBe('wrong false-refusal');
    expect(says(text('Sure!'))).toBe('wrong false-refusal-by-exception');
    expect(says('5')).toBe('wrong false-refusal-by-exception');
  });

  it('of ours look at no reply, readable or not', () => {
    const naive = optionsOf(toolcall300, { adapter: 'naive' });
    for (const given of [gave({ kind: 'refused' }), reply({ unreadable: { path: 'got', found: 'string' } })]) {
      expect(told(judge(toolcall300, caseOf({}), given, naive))).toBe('right exact');
    }
  });

  it('auto is the recorded output where there is one', () => {
    const auto = optionsOf(toolcall300);
    expect(told(judge(toolcall300, caseOf({}), gave({ kind: 'refused' }), auto))).toBe('wrong false-refusal');
  });
});

describe('the key of a case', () => {
  function keyOf(parts: Partial<ConformanceSource>): RecordedOutput | null {
    return toolcall300.key(caseOf(parts), RECORDED)?.output ?? null;
  }

  it('is what is expected, or a refusal', () => {
    expect(keyOf({})).toEqual({ kind: 'returned', json: '{"arguments":{"a":3},"name":"t"}' });
    expect(keyOf({ expectedKind: '"unrecoverable"', expected: null })).toEqual({ kind: 'refused' });
  });

  it('is none where no output can match, or the reference program would stop', () => {
    expect(keyOf({ expected: 'null' })).toBeNull();
    expect(keyOf({ expected: '{"name": "t", "arguments": {}, "id": 1}' })).toBeNull();
    expect(keyOf({ expected: '{"name": "t", "id": 1}' })).not.toBeNull();
    expect(keyOf({ expected: null, expectedKind: '"Value"' })).toBeNull();
    expect(keyOf({ tools: '[{"name": "t"}]' })).toBeNull();
    expect(keyOf({ category: '{}' })).toBeNull();
    expect(keyOf({ expected: `${'['.repeat(1000)}${']'.repeat(1000)}` })).toBeNull();
  });
});

describe('the scorer of conformance', () => {
  it('passes its self-test whichever adapter is judged', () => {
    for (const adapter of ['auto', 'reference', 'naive', 'recorded']) {
      const test = createSelfTest(toolcall300, optionsOf(toolcall300, { adapter }));
      for (const item of [...items, caseOf({ expected: 'null' }), itemWith({})]) test.add(item);
      expect(test.report()).toMatchObject({
        passed: true,
        answerKey: { covered: 6 },
        nullControl: { covered: 4 },
        leftOut: [
          { why: 'key-is-empty', items: 2 },
          { why: 'no-key', items: 1 },
          { why: 'no-reference', items: 1 },
        ],
      });
    }
  });

  it('cannot judge a case that Python cannot read', () => {
    const deep = caseOf({ tools: `${'['.repeat(1000)}${']'.repeat(1000)}` });
    expect(told(judge(toolcall300, deep, gave({ kind: 'refused' }), RECORDED))).toBe('fault reference-broken');
  });

  it('keeps what every scorer promises', () => {
    const refusal = gave({ kind: 'refused' });
    const examples: readonly ScorerExample[] = [
      { id: 'exact', item: items[0]!, reply: replies[0]!, options: RECORDED, state: 'right' },
      { id: 'other', item: items[1]!, reply: replies[1]!, options: RECORDED, state: 'wrong' },
      { id: 'raised', item: items[5]!, reply: replies[5]!, options: RECORDED, state: 'wrong' },
      { id: 'stop', item: caseOf({ category: '[]' }), reply: refusal, options: RECORDED, state: 'fault' },
      { id: 'no case', item: itemWith({}), reply: refusal, options: RECORDED, state: 'not-judged' },
    ];
    expect(scorerContract(toolcall300, examples, structuredClone)).toEqual([]);
  });
});
