import { describe, expect, it } from 'vitest';
import { closedTool, valueOf } from './builders.ts';
import { normalise } from './normalise.ts';

type Step = readonly [rule: string, path: string, from: string | null, to: string | null];

/** The steps of a call with one tool `t`. */
function stepsOf(text: string, properties: string, required = '[]'): readonly Step[] {
  return normalise(text, closedTool(properties, required)).trace.map(({ rule, path, from, to }) => [
    rule,
    path,
    from,
    to,
  ]);
}

describe('the trace', () => {
  const box = '{"p": {"type": "object", "additionalProperties": false, "properties": {"x": {"type": "integer"}}}}';

  it.each<readonly [text: string, properties: string, required: string, steps: readonly Step[]]>([
    ['{"name": "ns.T", "arguments": {}}', '{}', '[]', [['3', 'name', '"ns.T"', '"t"']]],
    [
      '{"name": "t", "arguments": {"v": "A B"}}',
      '{"v": {"enum": ["a_b"]}}',
      '[]',
      [['4', 'arguments.v', '"A B"', '"a_b"']],
    ],
    [
      '{"name": "t", "arguments": {"v": 1e2}}',
      '{"v": {"type": "integer"}}',
      '[]',
      [['5', 'arguments.v', '100.0', '100']],
    ],
    ['{"name": "t", "arguments": {}}', '{"v": {"default": [1, 2]}}', '["v"]', [['6', 'arguments.v', null, '[1,2]']]],
    ['{"name": "t", "arguments": {"k x": 1}}', '{}', '[]', [['7-drop', 'arguments["k x"]', '1', null]]],
    [
      '{"name": "t", "arguments": {"x": "3"}}',
      box,
      '[]',
      [
        ['7-nest', 'arguments.p.x', null, '"3"'],
        ['5', 'arguments.p.x', '"3"', '3'],
      ],
    ],
    ['{"name": "t", "arguments": {"p": {"x": 3}, "x": 3}}', box, '[]', [['7-nest', 'arguments.x', '3', null]]],
    [
      '{"name": "t", "arguments": {"v": "3"}}',
      '{"v": {"type": "array", "items": {"type": "integer"}}}',
      '[]',
      [
        ['8-wrap', 'arguments.v', '"3"', '["3"]'],
        ['5', 'arguments.v[0]', '"3"', '3'],
      ],
    ],
    [
      '{"name": "t", "arguments": {"v": [3]}}',
      '{"v": {"type": "integer"}}',
      '[]',
      [['8-unwrap', 'arguments.v', '[3]', '3']],
    ],
    ['{"name": "t", "arguments": "{}"}', '{}', '[]', [['9', 'arguments', '"{}"', '{}']]],
    [
      '[{"name": "t", "arguments": {}}, {"name": "T", "arguments": {}}]',
      '{}',
      '[]',
      [
        ['3', '[1].name', '"T"', '"t"'],
        ['10', '', '[{"arguments":{},"name":"t"},{"arguments":{},"name":"T"}]', '{"arguments":{},"name":"t"}'],
      ],
    ],
    ['{"name": "t", "arguments": {"v": 1, "w": "x', '{"v": {}}', '[]', [['11', '', ', "w": "x', '}}']]],
    ['{"name": "t", "arguments": {"v": 1}', '{"v": {}}', '[]', [['11', '', null, '}']]],
  ])('of %s says what each rule changed', (text, properties, required, steps) => {
    expect(stepsOf(text, properties, required)).toEqual(steps);
  });

  it('of a text that is refused goes as far as it got', () => {
    const { trace, refusal } = normalise(
      '{"name": "T", "arguments": {"v": "x"}}',
      closedTool('{"v": {"type": "integer"}}'),
    );
    expect(trace.map(({ rule }) => rule)).toEqual(['3']);
    expect(refusal).toEqual({ rule: '5', code: 'not-of-type', path: 'arguments.v', found: '"x"' });
  });

  it('keeps the beginning of what is long', () => {
    const long = 'é'.repeat(5000);
    const { call, trace, refusal } = normalise(
      `{"name": "t", "arguments": {"v": ["${long}"]}}`,
      closedTool('{"v": {"type": "string"}}'),
    );
    expect([refusal, call]).toEqual([null, valueOf(`{"name": "t", "arguments": {"v": "${long}"}}`)]);
    expect([trace[0]?.from?.length, trace[0]?.to?.length]).toEqual([2000, 2000]);
    expect(normalise(long, []).refusal?.found.length).toBeLessThanOrEqual(80);
  });
});
