import { describe, expect, it } from 'vitest';
import { argumentsOf, closedTool, repaired, valueOf } from './builders.ts';

/** What is given and what comes of it, derived by hand from the document's rules and our decisions; `!code` is a refusal. */
type Row = readonly [given: string, expected: string];

describe('rule 4', () => {
  it.each<readonly [given: string, members: string, expected: string]>([
    ['"deg c"', '["deg_c", "deg_f"]', '"deg_c"'],
    ['" DEG-C "', '["deg_c", "deg_f"]', '"deg_c"'],
    ['"deg_c"', '["deg c", "deg-f"]', '"deg c"'],
    ['"deg"', '["deg_c", "deg_f"]', '!not-a-member'],
    ['"deg__c"', '["deg_c"]', '!not-a-member'],
    ['"deg\\tc"', '["deg_c"]', '!not-a-member'],
    ['"x()"', '["x"]', '!not-a-member'],
    ['"ns.x"', '["x"]', '!not-a-member'],
    ['"A B"', '["a b", "a_b"]', '!several-members'],
    ['"a b"', '["a b", "a_b"]', '"a b"'],
    ['"A"', '["a", "a"]', '"a"'],
    ['1', '[1.0]', '!not-a-member'],
    ['1', '[true]', '!not-a-member'],
    ['1', '[1, "1"]', '1'],
    ['{"b": 1, "a": 2}', '[{"a": 2, "b": 1}]', '{"a":2,"b":1}'],
    ['null', '[null]', 'null'],
    ['null', '["null"]', '!not-a-member'],
    ['"x"', '[]', '!not-a-member'],
    ['"bc"', '"abcd"', '"bc"'],
  ])('takes %s of %s: %s', (given, members, expected) => {
    expect(repaired(given, `{"enum": ${members}}`)).toBe(expected);
  });
});

describe('rule 5', () => {
  it.each<readonly [type: string, given: string, expected: string]>([
    ['integer', '"3"', '3'],
    ['integer', '"-7"', '-7'],
    ['integer', '"0"', '0'],
    ['integer', '"9007199254740993"', '9007199254740993'],
    ['integer', '3.0', '3'],
    ['integer', '1e2', '100'],
    ['integer', '-5E0', '-5'],
    ['integer', '0.0', '0'],
    ['integer', '120e-1', '12'],
    ['integer', '9007199254740992.0', '9007199254740992'],
    ['integer', '-9007199254740992.0', '-9007199254740992'],
    ['integer', '9007199254740993.0', '!not-of-type'],
    ['integer', '9007199254740992.00000000000000001', '!not-of-type'],
    ['integer', '1e16', '!not-of-type'],
    ['integer', '1e400', '!not-of-type'],
    ['integer', '-0.0', '!not-of-type'],
    ['integer', '0e-5', '0'],
    ['integer', '-0', '0'],
    ['integer', '2.5', '!not-of-type'],
    ['integer', '1.00000000000000000000000001', '!not-of-type'],
    ['integer', '123456789012345678901234567890', '123456789012345678901234567890'],
    ['integer', '" 3 "', '!not-of-type'],
    ['integer', '"03"', '!not-of-type'],
    ['integer', '"+3"', '!not-of-type'],
    ['integer', '"3.0"', '!not-of-type'],
    ['integer', '"1e2"', '!not-of-type'],
    ['integer', '"-0"', '!not-of-type'],
    ['integer', '"three"', '!not-of-type'],
    ['integer', '""', '!not-of-type'],
    ['integer', '"٣"', '!not-of-type'],
    ['integer', 'true', '!not-of-type'],
    ['integer', 'NaN', '!not-of-type'],
    ['integer', '{}', '!not-of-type'],
    ['integer', '"[3]"', '!not-of-type'],
    ['number', '3', '3'],
    ['number', '3.0', '3.0'],
    ['number', '1e2', '100.0'],
    ['number', '-0.0', '-0.0'],
    ['number', '"12.5"', '12.5'],
    ['number', '"3"', '3'],
    ['number', '"3.0"', '3.0'],
    ['number', '"-0.0"', '-0.0'],
    ['number', '"1e+16"', '1e+16'],
    ['number', '"1e-05"', '1e-05'],
    ['number', '"1e-5"', '!not-of-type'],
    ['number', '"12.50"', '!not-of-type'],
    ['number', '"1e2"', '!not-of-type'],
    ['number', '"1e16"', '!not-of-type'],
    ['number', '"0.10000000000000000001"', '!not-of-type'],
    ['number', '".5"', '!not-of-type'],
    ['number', '"-0"', '!not-of-type'],
    ['number', '"NaN"', '!not-of-type'],
    ['number', '"Infinity"', '!not-of-type'],
    ['number', '-Infinity', '!not-of-type'],
    ['number', '1e400', '!not-of-type'],
    ['number', 'true', '!not-of-type'],
    ['boolean', '"true"', 'true'],
    ['boolean', '"True"', 'true'],
    ['boolean', '"false"', 'false'],
    ['boolean', '"False"', 'false'],
    ['boolean', '"TRUE"', '!not-of-type'],
    ['boolean', '" true"', '!not-of-type'],
    ['boolean', '"yes"', '!not-of-type'],
    ['boolean', '1', '!not-of-type'],
    ['boolean', '0', '!not-of-type'],
    ['string', '3', '!not-of-type'],
    ['string', 'true', '!not-of-type'],
    ['string', '"[1]"', '"[1]"'],
    ['string', '" 3 "', '" 3 "'],
    ['string', 'null', '!not-of-type'],
    ['object', 'null', '!not-of-type'],
    ['object', '3', '!not-of-type'],
    ['date', '"soon"', '"soon"'],
    ['date', 'null', 'null'],
  ])('makes %s of %s: %s', (type, given, expected) => {
    expect(repaired(given, `{"type": "${type}"}`)).toBe(expected);
  });

  it('changes nothing where no type is declared, or one that is no word', () => {
    expect(repaired('"3"', '{}')).toBe('"3"');
    expect(repaired('"3"', '{"type": ["integer"]}')).toBe('"3"');
    expect(repaired('[3]', '{"type": ["integer"]}')).toBe('[3]');
  });
});

describe('rule 6', () => {
  const inner = '{"type": "object", "properties": {"x": {"default": 1}}, "required": ["x"]}';
  it.each<readonly [properties: string, required: string, given: string, expected: string]>([
    ['{"a": {"default": 3}}', '["a"]', '{}', '{"a":3}'],
    ['{"a": {"default": 3}}', '[]', '{}', '{}'],
    ['{"a": {}}', '["a"]', '{}', '!required-missing'],
    ['{}', '["a"]', '{}', '!required-missing'],
    ['{"a": {"default": null}}', '["a"]', '{}', '{"a":null}'],
    ['{"a": {"default": "3", "type": "integer"}}', '["a"]', '{}', '!schema-invalid'],
    ['{"a": {"default": 3, "type": "integer"}}', '["a"]', '{"a": null}', '!not-of-type'],
    ['{"a": {"default": 3, "type": "integer"}}', '["a"]', '{"a": "x"}', '!not-of-type'],
    [`{"a": ${inner}}`, '["a"]', '{}', '!required-missing'],
    [`{"a": ${inner}}`, '["a"]', '{"a": {}}', '{"a":{"x":1}}'],
    ['{"constructor": {}}', '["constructor"]', '{}', '!required-missing'],
    ['{"__proto__": {"default": 1}}', '["__proto__"]', '{}', '{"__proto__":1}'],
  ])('with %s, required %s, makes of %s: %s', (properties, required, given, expected) => {
    expect(argumentsOf(given, closedTool(properties, required))).toBe(expected);
  });
});

describe('rule 7', () => {
  const closed = '"type": "object", "additionalProperties": false';
  const box = `{"p": {${closed}, "properties": {"x": {}, "y": {"type": "integer"}}}, "q": {${closed}, "properties": {"y": {}, "z": {}}}}`;
  const deep = `{"p": {${closed}, "properties": {"o": {${closed}, "properties": {"x": {}}}, "w": {}}}}`;
  it.each<readonly [properties: string, given: string, expected: string]>([
    [box, '{"x": 1}', '{"p":{"x":1}}'],
    [box, '{"x": 1, "z": 2}', '{"p":{"x":1},"q":{"z":2}}'],
    [box, '{"y": 1}', '{}'],
    [box, '{"x": 1, "p": {"y": 2}}', '{"p":{"x":1,"y":2}}'],
    [box, '{"x": 1, "p": {"x": 1}}', '{"p":{"x":1}}'],
    [box, '{"x": 1, "p": {"x": 1.0}}', '!nested-differs'],
    [box, '{"x": 1, "p": {"x": null}}', '!nested-differs'],
    [box, '{"x": 1, "p": "{\\"y\\": \\"2\\"}"}', '{"p":{"x":1,"y":2}}'],
    [box, '{"x": 1, "p": "no object"}', '!not-of-type'],
    [box, '{"x": 1, "p": [{"y": 2}]}', '!not-of-type'],
    [box, '{"nothing": 1, "__proto__": 2, "p": {"other": 3}}', '{"p":{}}'],
    [box, '{"X": 1}', '{}'],
    [deep, '{"x": 1}', '{}'],
    [deep, '{"p": {"x": 1}}', '{"p":{"o":{"x":1}}}'],
    [deep, '{"o": {"x": 1}, "w": 2}', '{"p":{"o":{"x":1},"w":2}}'],
    [`{"x": {}, "p": {${closed}, "properties": {"x": {}}}}`, '{"x": 1}', '{"x":1}'],
    [`{"p": {"type": "object", "properties": {"x": {}}}}`, '{"p": {"k": 1}, "x": 2}', '{"p":{"k":1,"x":2}}'],
    [`{"p": {"properties": {"x": {}}}}`, '{"x": 2}', '{}'],
    [
      `{"p": {"type": "array", "items": {${closed}, "properties": {"x": {}}}}}`,
      '{"x": 1, "p": [{"k": 1}]}',
      '{"p":[{}]}',
    ],
  ])('with %s makes of %s: %s', (properties, given, expected) => {
    expect(argumentsOf(given, closedTool(properties))).toBe(expected);
  });

  it('leaves what is undeclared where the schema accepts it', () => {
    for (const open of [
      '',
      '"additionalProperties": true,',
      '"additionalProperties": 0,',
      '"additionalProperties": {},',
    ]) {
      const tools = valueOf(`[{"name": "t", "parameters": {${open} "type": "object", "properties": ${box}}}]`);
      expect(argumentsOf('{"x": 1, "k": 2}', tools)).toBe('{"k":2,"x":1}');
    }
  });

  it('comes before rule 6: what was moved into its place is not filled', () => {
    const p = `{${closed}, "properties": {"x": {"default": 5}}, "required": ["x"]}`;
    expect(argumentsOf('{"x": 1}', closedTool(`{"p": ${p}}`, '["p"]'))).toBe('{"p":{"x":1}}');
  });
});

describe('rule 8', () => {
  it.each<readonly [schema: string, given: string, expected: string]>([
    ['{"type": "array"}', '3', '[3]'],
    ['{"type": "array"}', '{"a": 1}', '[{"a":1}]'],
    ['{"type": "array"}', '"a, b"', '["a, b"]'],
    ['{"type": "array"}', 'null', '!not-of-type'],
    ['{"type": "array"}', '[]', '[]'],
    ['{"type": "array", "items": {"type": "integer"}}', '"3"', '[3]'],
    ['{"type": "array", "items": {"type": "integer"}}', '["3", [4], 5.0]', '[3,4,5]'],
    ['{"type": "array", "items": {"type": "integer"}}', '[3, null]', '!not-of-type'],
    ['{"type": "array", "items": {"type": "array"}}', '3', '[[3]]'],
    ['{"type": "array", "items": {"type": "array"}}', '[3, [4]]', '[[3],[4]]'],
    ['{"type": "integer"}', '[3]', '3'],
    ['{"type": "integer"}', '["3"]', '3'],
    ['{"type": "string"}', '["a"]', '"a"'],
    ['{"type": "boolean"}', '["True"]', 'true'],
    ['{"type": "string", "enum": ["a_b"]}', '["A B"]', '"a_b"'],
    ['{"type": "integer"}', '[[3]]', '!several-elements'],
    ['{"type": "integer"}', '[]', '!not-of-type'],
    ['{"type": "integer"}', '[3, 3]', '!several-elements'],
    ['{"type": "string"}', '[null]', '!not-of-type'],
    ['{"type": "object"}', '[{}]', '!not-of-type'],
    ['{"enum": ["a"]}', '["a"]', '!not-a-member'],
  ])('with %s makes of %s: %s', (schema, given, expected) => {
    expect(repaired(given, schema)).toBe(expected);
  });
});

describe('rule 9', () => {
  it.each<Row>([
    ['"{\\"v\\": 1}"', '{"v":1}'],
    ['" {} "', '{}'],
    [JSON.stringify(JSON.stringify('{"v": 1}')), '{"v":1}'],
    ['""', '!arguments-not-an-object'],
    ['"null"', '!arguments-not-an-object'],
    ['"[{}]"', '!arguments-not-an-object'],
    ['"{\\"v\\": 1"', '!arguments-not-an-object'],
    ['"{\\"v\\": 1, \\"v\\": 2}"', '!arguments-not-an-object'],
    ['"{\\"v\\": 1, \\"v\\": 1}"', '{"v":1}'],
    ['[{}]', '!arguments-not-an-object'],
    ['3', '!arguments-not-an-object'],
    ['false', '!arguments-not-an-object'],
  ])('makes of the arguments %s: %s', (given, expected) => {
    expect(argumentsOf(given, closedTool('{"v": {}}'))).toBe(expected);
  });

  it.each<readonly [schema: string, given: string, expected: string]>([
    ['{"type": "array"}', '"[1, 2]"', '[1,2]'],
    ['{"type": "array"}', '"\\"[1]\\""', '[1]'],
    ['{"type": "array"}', '"{\\"a\\": 1}"', '["{\\"a\\": 1}"]'],
    ['{"type": "array"}', '"[1, 2"', '["[1, 2"]'],
    ['{"type": "array"}', '"3"', '["3"]'],
    ['{"type": "array", "items": {"type": "object"}}', '"{\\"a\\": 1}"', '[{"a":1}]'],
    ['{"type": "object"}', '"{\\"a\\": 1}"', '{"a":1}'],
    ['{"type": "object"}', '"[]"', '!not-of-type'],
    ['{"type": "string"}', '"{\\"a\\": 1}"', '"{\\"a\\": 1}"'],
    ['{}', '"{\\"a\\": 1}"', '"{\\"a\\": 1}"'],
  ])('with %s makes of %s: %s', (schema, given, expected) => {
    expect(repaired(given, schema)).toBe(expected);
  });
});
