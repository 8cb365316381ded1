import { describe, expect, it } from 'vitest';
import { closedTool, outcomeOf, valueOf } from './builders.ts';
import { normalise } from './normalise.ts';

/** What is given and what comes of it, derived by hand from the document's rules and our decisions; `!code` is a refusal. */
type Row = readonly [given: string, expected: string];

/** The tool that a name comes to. */
function nameOf(given: string, declared: readonly string[]): string {
  const tools = declared.map((name) => ({ name, parameters: { type: 'object' } }));
  const text = JSON.stringify({ name: given, arguments: {} });
  const found = outcomeOf(text, valueOf(JSON.stringify(tools)));
  return found.replace(/^\{"arguments":\{\},"name":"(.*)"\}$/s, '$1');
}

describe('reading', () => {
  it.each<Row>([
    ['', '!not-json'],
    [' \n', '!not-json'],
    ['Here you are: {}', '!not-json'],
    ['```json\n{"name": "t", "arguments": {}}\n```', '!not-json'],
    ['{"name": "t", "arguments": {}} // done', '!not-json'],
    ['{"name": "t", "arguments": {},}', '!not-json'],
    ["{'name': 't', 'arguments': {}}", '!not-json'],
    ['\ufeff{"name": "t", "arguments": {}}', '!not-json'],
    ['"{\\"name\\": \\"t\\", \\"arguments\\": {}}"', '!not-a-call'],
    ['3', '!not-a-call'],
    ['null', '!not-a-call'],
    ['[]', '!not-a-call'],
    ['{"function": {"name": "t", "arguments": {}}}', '!no-name'],
    ['{"name": "t", "parameters": {}}', '!no-arguments'],
    ['{"name": "t"}', '!no-arguments'],
    ['{"name": "t", "arguments": null}', '!no-arguments'],
    ['{"name": 3, "arguments": {}}', '!no-name'],
    ['{"arguments": {}}', '!no-name'],
    ['{"id": 7, "type": "function", "name": "t", "arguments": {}}', '{"arguments":{},"name":"t"}'],
    ['{"name": "t", "arguments": {"x": 1}, "arguments": {"x": 1}}', '{"arguments":{},"name":"t"}'],
    ['{"name": "t", "arguments": {"x": 1}, "arguments": {"x": 1.0}}', '!repeated-key'],
    ['{"id": 1, "id": 2, "name": "t", "arguments": {}}', '!repeated-key'],
    ['{"name": "t", "arguments": {"x": 1e2, "x": 100.0}}', '{"arguments":{},"name":"t"}'],
    ['{"name": "t", "arguments": {"x": NaN}}', '{"arguments":{},"name":"t"}'],
  ])('of %j gives %s', (text, expected) => {
    expect(outcomeOf(text, closedTool('{}'))).toBe(expected);
  });

  it.each<Row>([
    ['null', '!no-tools'],
    ['{}', '!no-tools'],
    ['[]', '!no-tools'],
    ['[1, null, {"name": 4}]', '!no-tools'],
    ['[{"name": "t"}]', '!no-schema'],
    ['[{"name": "t", "parameters": {}}]', '!no-schema'],
    ['[{"name": "t", "parameters": {"type": "array"}}]', '!no-schema'],
    ['[{"name": "t", "parameters": {"type": "object", "properties": 3}}]', '!schema-invalid'],
    ['[1, {"name": "t", "parameters": {"type": "object"}}]', '{"arguments":{"a":1},"name":"t"}'],
  ])('holds with the tools %s: %s', (tools, expected) => {
    expect(outcomeOf('{"name": "t", "arguments": {"a": 1}}', valueOf(tools))).toBe(expected);
  });
});

describe('rule 3', () => {
  it.each<readonly [given: string, declared: readonly string[], expected: string]>([
    ['functions.get_weather', ['get_weather'], 'get_weather'],
    ['tools:get_weather', ['get_weather'], 'get_weather'],
    ['a/b', ['b'], 'b'],
    ['ns.tools:x/get_weather', ['get_weather'], 'get_weather'],
    ['tools: get weather', ['get_weather'], 'get_weather'],
    [' Get-Weather () ', ['get_weather'], 'get_weather'],
    ['get_weather()', ['get_weather'], 'get_weather'],
    ['get_weather()()', ['get_weather'], '!unknown-tool'],
    ['get_weather(city)', ['get_weather'], '!unknown-tool'],
    ['get weather', ['Get-Weather'], 'Get-Weather'],
    ['getweather', ['get_weather'], '!unknown-tool'],
    ['get__weather', ['get_weather'], '!unknown-tool'],
    ['get\u00a0weather', ['get_weather'], '!unknown-tool'],
    ['\u00a0get_weather\u0085', ['get_weather'], 'get_weather'],
    ['\ufeffget_weather', ['get_weather'], '!unknown-tool'],
    ['functionsget_weather', ['get_weather'], '!unknown-tool'],
    ['functions_get_weather', ['get_weather'], '!unknown-tool'],
    ['weather', ['get.weather'], '!unknown-tool'],
    ['api/get.weather', ['get.weather'], 'get.weather'],
    ['api.get.weather', ['get.weather', 'weather'], '!several-tools'],
    ['get.weather', ['get.weather', 'weather'], 'get.weather'],
    ['Get_Weather', ['Get_Weather', 'get_weather'], 'Get_Weather'],
    ['GET_WEATHER', ['Get_Weather', 'get_weather'], '!several-tools'],
    ['get_weather', ['get_weather', 'get_weather'], '!several-tools'],
    ['functions.', ['x', ''], '!unknown-tool'],
    ['', ['x', ''], ''],
    ['İ', ['i̇'], 'i̇'],
  ])('finds %j among %j: %s', (given, declared, expected) => {
    expect(nameOf(given, declared)).toBe(expected);
  });
});

describe('rule 10', () => {
  const one = '{"name": "t", "arguments": {"v": 1}}';
  it.each<Row>([
    [`[${one}]`, '{"arguments":{"v":1},"name":"t"}'],
    [`[${one}, ${one}]`, '{"arguments":{"v":1},"name":"t"}'],
    [`[${one}, {"id": 2, "arguments": "{\\"v\\": \\"1\\"}", "name": "T"}]`, '{"arguments":{"v":1},"name":"t"}'],
    [`[${one}, ${one}, {"name": "t", "arguments": {"v": 2}}]`, '!calls-differ'],
    [`[${one}, 3]`, '!not-a-call'],
    [`[${one}, [${one}]]`, '!not-a-call'],
    [`[${one}, {"name": "u", "arguments": {"v": 1}}]`, '!unknown-tool'],
    [`[${one}, {"name": "t"}]`, '!no-arguments'],
  ])('makes of %s: %s', (text, expected) => {
    expect(outcomeOf(text, closedTool('{"v": {"type": "integer"}}'))).toBe(expected);
  });

  it('names the call that is refused', () => {
    const refusal = normalise(
      `[${one}, {"name": "t", "arguments": {"v": "x"}}]`,
      closedTool('{"v": {"type": "integer"}}'),
    ).refusal;
    expect(refusal).toEqual({ rule: '5', code: 'not-of-type', path: '[1].arguments.v', found: '"x"' });
  });
});

describe('rule 11', () => {
  it.each<Row>([
    ['{"name": "t", "arguments": {"a": 1, "b": "two"}', '{"arguments":{"a":1,"b":"two"},"name":"t"}'],
    ['{"name": "t", "arguments": {"a": 1, "b": "tw', '{"arguments":{"a":1},"name":"t"}'],
    ['{"name": "t", "arguments": {"a": 1, "b": "two"', '{"arguments":{"a":1,"b":"two"},"name":"t"}'],
    ['{"name": "t", "arguments": {"a": 1, "b"', '{"arguments":{"a":1},"name":"t"}'],
    ['{"name": "t", "arguments": {"a": 1, "b": ', '{"arguments":{"a":1},"name":"t"}'],
    ['{"name": "t", "arguments": {"a": 1,', '{"arguments":{"a":1},"name":"t"}'],
    ['{"name": "t", "arguments": {"a": 1, "b": 12', '{"arguments":{"a":1},"name":"t"}'],
    ['{"name": "t", "arguments": {"a": 1, "b": 12 ', '{"arguments":{"a":1,"b":12},"name":"t"}'],
    ['{"name": "t", "arguments": {"a": 1, "b": -', '{"arguments":{"a":1},"name":"t"}'],
    ['{"name": "t", "arguments": {"a": 1, "b": 1.', '{"arguments":{"a":1},"name":"t"}'],
    ['{"name": "t", "arguments": {"a": 1, "b": 1e+', '{"arguments":{"a":1},"name":"t"}'],
    ['{"name": "t", "arguments": {"a": 1, "b": tru', '{"arguments":{"a":1},"name":"t"}'],
    ['{"name": "t", "arguments": {"a": 1, "b": true', '{"arguments":{"a":1,"b":true},"name":"t"}'],
    ['{"name": "t", "arguments": {"a": 1, "b": NaN', '!non-finite'],
    ['{"name": "t", "arguments": {"a": 1, "b": [{"c": -Infinity}]}', '!non-finite'],
    ['{"name": "t", "arguments": {"a": 1, "b": -Infinit', '{"arguments":{"a":1},"name":"t"}'],
    ['{"name": "t", "arguments": {"a": 1, "b": "x\\', '{"arguments":{"a":1},"name":"t"}'],
    ['{"name": "t", "arguments": {"a": 1, "b": "x\\u00e', '{"arguments":{"a":1},"name":"t"}'],
    ['{"name": "t", "arguments": {"a": 1, "b": "x\\"', '{"arguments":{"a":1},"name":"t"}'],
    ['{"name": "t", "arguments": {"a": 1, "b": [1, 2', '{"arguments":{"a":1,"b":[1]},"name":"t"}'],
    ['{"name": "t", "arguments": {"a": 1, "b": [', '{"arguments":{"a":1},"name":"t"}'],
    ['{"name": "t", "arguments": {"a": 1, "b": [[], {', '{"arguments":{"a":1,"b":[[]]},"name":"t"}'],
    ['{"name": "t", "arguments": {}', '{"arguments":{},"name":"t"}'],
    ['{"name": "t", "arguments": {', '!no-arguments'],
    ['{"name": "t", "arguments": {"a": 3', '!no-arguments'],
    ['{"arguments": {"a": 1}, "name": "t', '!no-name'],
    ['{"name": "t", "arguments": "{\\"a\\": 1}', '!no-arguments'],
    ['[{"name": "t", "arguments": {}}, {"na', '{"arguments":{},"name":"t"}'],
    ['[{"name": "t", "arguments": {}}, {"name": "t"', '!no-arguments'],
    ['{"name": "t", "arguments": {"a": 1, "a": 1', '{"arguments":{"a":1},"name":"t"}'],
    ['{"name": "t", "arguments": {"a": 1, "a": 2', '{"arguments":{"a":1},"name":"t"}'],
    ['{"name": "t", "arguments": {"a": 1, "a": 2,', '!repeated-key'],
    ['{', '!not-a-call'],
    ['tru', '!not-a-call'],
    ['"text', '!not-a-call'],
    ['{"name": "t", "arguments": {"a": 01', '!not-json'],
    ['{"name": "t", "arguments": {"a": trux', '!not-json'],
    ['{name: "t"', '!not-json'],
    ['{"name": "t", "arguments": {"a": 1}}, {', '!not-json'],
  ])('makes of %j: %s', (text, expected) => {
    expect(outcomeOf(text, valueOf('[{"name": "t", "parameters": {"type": "object"}}]'))).toBe(expected);
  });

  it('leaves what is missing then to rule 6', () => {
    const tools = closedTool('{"a": {}, "b": {"default": 4}, "c": {}}', '["a", "b"]');
    expect(outcomeOf('{"name": "t", "arguments": {"a": 1, "c": "x', tools)).toBe(
      '{"arguments":{"a":1,"b":4},"name":"t"}',
    );
    expect(outcomeOf('{"name": "t", "arguments": {"c": 1, "a": "x', tools)).toBe('!required-missing');
  });
});
