import { describe, expect, it } from 'vitest';
import { jsonEqual } from '../../json/equal.ts';
import { ROW } from '../../json/policy.ts';
import { readJson } from '../../json/reader.ts';
import { sliceOf } from '../../json/slice.ts';
import type { JsonValue } from '../../json/value.ts';
import { parameterSchema } from './parameterSchema.ts';
import { checkTools, surveyTools, toolSchema } from './typeWords.ts';
import parameterRows from './vectors/parameters.json' with { type: 'json' };
import typeRows from './vectors/type-words.json' with { type: 'json' };

interface TypeVector {
  readonly id: string;
  readonly input: { readonly type: string; readonly default?: unknown };
  readonly expected: { readonly refuse?: boolean; readonly schema?: unknown; readonly required?: boolean };
}
interface ParametersVector {
  readonly id: string;
  readonly input: { readonly parameters_json: string };
  readonly expected: { readonly schema?: unknown; readonly schema_json?: string };
}

const types: readonly TypeVector[] = typeRows;
const parameters: readonly ParametersVector[] = parameterRows;

function json(text: string): JsonValue {
  const read = readJson(text, ROW);
  if (!read.ok) throw new Error(`not JSON: ${text}`);
  return read.value;
}

function parameter(members: Readonly<Record<string, unknown>>): ReturnType<typeof parameterSchema> {
  return parameterSchema(json(JSON.stringify(members)));
}

function whyOf(type: unknown, more = {}): string {
  const read = parameter({ type, ...more });
  return read.ok ? 'accepted' : read.why;
}

function schemaText(tool: string): string {
  const schema = toolSchema(sliceOf(tool), 'xlam');
  return schema.kind === 'refused' ? JSON.stringify(schema.problems) : schema.text;
}

function problems(tools: string): string[] {
  return checkTools({ text: tools, dialect: 'xlam' }).map(
    ({ tool, parameter: name, words, why }) => `${tool}.${name} ${why} ${words}`,
  );
}

describe('type words', () => {
  it('has all 75 vectors', () => expect(types.length + parameters.length).toBe(75));

  it.each(types.map((vector) => [vector.id, vector] as const))('reads %s', (_, { input, expected }) => {
    const read = parameter(input);
    if (expected.refuse === true || !read.ok) expect(read.ok).toBe(expected.refuse !== true);
    else {
      expect(jsonEqual(read.schema, json(JSON.stringify(expected.schema)))).toBe(true);
      expect(read.required).toBe(expected.required);
    }
  });

  it.each(parameters.map((vector) => [vector.id, vector] as const))(
    'builds the schema of %s',
    (_, { input, expected }) => {
      const text = schemaText(`{"name":"t","description":"","parameters":${input.parameters_json}}`);
      expect(jsonEqual(json(text), json(expected.schema_json ?? JSON.stringify(expected.schema)))).toBe(true);
    },
  );

  it('refuses what the readings beside the table refuse', () => {
    const refused = [
      'List[Union[int,float]]',
      'Tuple[int,int]',
      ' str',
      'str ',
      'List[ int ]',
      'Union[int, float]',
      'Tuple',
      'Callable',
    ];
    for (const words of [
      ...refused,
      'Set[int]',
      'Tuple[int, int',
      'Tuple[int)',
      'Callable[[float]]',
      'Callable[[float], float',
      'strint',
      '',
      'str, optional, ',
      'str, ',
    ]) {
      expect(whyOf(words)).toBe('outside-grammar');
    }
  });

  it('tells a Tuple of several types from words outside the grammar', () => {
    expect(whyOf('Tuple[int, float]')).toBe('mixed-tuple');
    expect(whyOf('List[Tuple[str, int]]')).toBe('mixed-tuple');
    expect(whyOf('Tuple[int, dict]')).toBe('outside-grammar');
  });

  it('reads any row of the table inside another, and no nesting that only an attack would have', () => {
    expect(whyOf('Callable[[List[int], str], Tuple[bool, bool]]')).toBe('accepted');
    expect(whyOf(`${'List['.repeat(20)}int${']'.repeat(20)}`)).toBe('accepted');
    expect(whyOf(`${'List['.repeat(100_000)}int${']'.repeat(100_000)}`)).toBe('outside-grammar');
  });

  it('compares a default in the words with the parameter, as a JSON value', () => {
    expect(whyOf('int, default=100', { default: 100 })).toBe('accepted');
    expect(parameterSchema(json('{"type":"int, default=100","default":1e2}'))).toMatchObject({ ok: true });
    expect(whyOf('int, default=100')).toBe('default-only-in-words');
    expect(whyOf('int, default=100', { default: null })).toBe('default-differs');
    expect(whyOf("str, optional, default='20'", { default: '20' })).toBe('accepted');
    expect(whyOf('str, default="20"', { default: '20' })).toBe('accepted');
    expect(whyOf('str, default=London', { default: 'London' })).toBe('outside-grammar');
    expect(whyOf("str, default='it's'", { default: "it's" })).toBe('outside-grammar');
    expect(whyOf('int, default= 1', { default: 1 })).toBe('outside-grammar');
  });

  it('refuses a parameter without type words, whatever stands in their place', () => {
    for (const given of [undefined, null, 5, ['str'], { a: 1 }]) expect(whyOf(given)).toBe('no-type');
    expect(parameterSchema('str')).toEqual({ ok: false, why: 'no-type', words: '"str"' });
  });

  it('sends a default as the row wrote it, also one that JavaScript would round', () => {
    const text = schemaText(
      '{"name":"t","parameters":{"id":{"default":9007199254740993.0,"type":"int","description":"d"}}}',
    );
    expect(text).toBe(
      '{"type":"object","properties":{"id":{"type":"integer","description":"d","default":9007199254740993.0}}}',
    );
  });

  it('leaves required what has neither a default nor ", optional", whatever flags say', () => {
    const tool =
      '{"name":"t","required":["b"],"parameters":{"a":{"type":"str"},"b":{"type":"str","default":1,"required":true}}}';
    expect(schemaText(tool)).toContain('"required":["a"]');
    expect(schemaText(tool)).not.toContain('"required":true');
  });

  it('sends the parameters of a JSON Schema tool as they are, and never refuses them', () => {
    const parametersText = '{ "type": "dict", "properties": {"a": {"type": "any"}} }';
    const tools = [
      `{"type":"function","function":{"name":"t","parameters":${parametersText}}}`,
      `{"name":"t","parameters":${parametersText}}`,
    ];
    for (const tool of tools) {
      expect(toolSchema(sliceOf(tool), 'json-schema')).toEqual({ kind: 'as-written', text: parametersText });
    }
    expect(checkTools({ text: `[${tools.join()}]`, dialect: 'json-schema' })).toEqual([]);
  });
});

describe('the check of an item’s tools', () => {
  it('lists every bad parameter of every tool in the order of the row', () => {
    const good = '{"name":"g","parameters":{"x":{"type":"int"}}}';
    const bad = '{"name":"b","parameters":{"x":{"type":"list(str)"},"y":{"type":"int"},"z":{},"x":{"type":"Any"}}}';
    const expected = ['b.x outside-grammar list(str)', 'b.z no-type ', 'b.x outside-grammar Any'];
    expect(problems(`  [${good}, ${bad}]`)).toEqual(expected);
    expect(problems(`[${bad},${good},${bad}]`)).toEqual([...expected, ...expected]);
  });

  it('agrees with the schema: a tool is refused when it has a problem, and only then', () => {
    function withWords(words: unknown): string {
      return JSON.stringify({ name: 't', parameters: { p: words } });
    }
    const cases = [...types.map(({ input }) => input), 5, null, {}, [], 'str'];
    for (const one of cases) {
      const tool = withWords(one);
      expect(toolSchema(sliceOf(tool), 'xlam').kind === 'refused').toBe(problems(`[${tool}]`).length > 0);
    }
  });

  it('accepts a tool without parameters and refuses one that cannot be sent', () => {
    expect(
      problems('[{"name":"t"},{"name":"t","parameters":null},{"name":"t","parameters":{}},{"api_name":"t"}]'),
    ).toEqual([]);
    expect(problems(' [ ] ')).toEqual([]);
    const two = '[{"name":"t"},{"name":"t"}]';
    expect(surveyTools({ text: two, dialect: 'xlam' })).toEqual({ tools: 2, problems: [] });
    expect(surveyTools({ text: two, dialect: 'json-schema' }).tools).toBe(2);
    for (const text of [
      '',
      'x',
      '[{"name":"t"}',
      '[{"name":"t"},]',
      '[{"name":"t"}] x',
      '[{"name":"t"} {"name":"t"}]',
    ]) {
      expect(problems(text)).toEqual([`. tools-unreadable ${text}`]);
    }
    expect(problems('[{"name":"t",}, {"name":"t"}]')).toEqual(['. tools-unreadable {"name":"t",}']);
    expect(problems('{"name":"t"}')).toEqual(['. tools-unreadable {"name":"t"}']);
    expect(problems('["t",{"parameters":{}},{"name":"t","parameters":[1]}]')).toEqual([
      '. tools-unreadable "t"',
      '. tools-unreadable {"parameters":{}}',
      't. tools-unreadable [1]',
    ]);
  });
});
