import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathJson, pathText } from './pathText.ts';
import { readPath } from './readPath.ts';
import { isGroup } from './steps.ts';
import type { ReferencePath, Step } from './trajectory.ts';

/** Names with groups in brackets: `a|[b|c]`. */
function namesOf(text: string): string {
  const read = readPath(text);
  if (!read.ok) return `${read.problem.code} ${read.problem.offset}`;
  const blocks = read.path.map((block) =>
    isGroup(block) ? `[${block.map(({ name }) => name).join('|')}]` : block.name,
  );
  return blocks.join('|');
}

describe('a text of steps', () => {
  it.each([
    ['a > b > c', 'a|b|c'],
    ['a>b>c', 'a|b|c'],
    ['a -> b => c → d', 'a|b|c|d'],
    ['  a\n\n b >\r\n c\n', 'a|b|c'],
    ['search > [open, convert] > answer', 'search|[open|convert]|answer'],
    ['[a,b]', '[a|b]'],
    ['[a\nb] > c', '[a|b]|c'],
    ['[a, "b c"]\nd', '[a|b c]|d'],
    ['"a > b" > "x, [y]"', 'a > b|x, [y]'],
    ['mcp/server/tool > get-user.v2 > call of two words', 'mcp/server/tool|get-user.v2|call of two words'],
    ['__proto__ > 1 > null', '__proto__|1|null'],
    ['say "hi" > b', 'say "hi"|b'],
    ['["a", "b"]', 'a|b'],
    ['[["a b", "c"]]', '[a b|c]'],
    ['', ''],
    [' \n ', ''],
  ])('%j is read as %j', (text, expected) => {
    expect(namesOf(text)).toBe(expected);
  });

  it.each([
    ['a > > b', 'empty-step 4'],
    ['> a', 'empty-step 0'],
    ['a >', 'empty-step 3'],
    ['[a, ]', 'empty-step 4'],
    ['[a, b', 'group-open 0'],
    ['a > b]', 'group-not-open 5'],
    ['[a > b]', 'arrow-in-group 3'],
    ['[a, [b]]', 'group-in-group 4'],
    ['a, b', 'comma-outside-group 1'],
    ['[a, b] c', 'arrow-missing 7'],
    ['a > "b', 'quote-open 4'],
    ['a > "\\x"', 'bad-escape 4'],
  ])('%j is refused with what is wrong and where: %s', (text, expected) => {
    expect(namesOf(text)).toBe(expected);
  });
});

describe('a JSON list of steps', () => {
  it('holds names, calls under any of their usual members, and lists for calls made in parallel', () => {
    const text = `["a", {"name": "b", "args": {"x": 1.0}}, [{"name":"c","arguments":"{\\"y\\":2}"}, "d"],
      {"name":"e","kwargs":{}}, {"name":"f","input":null,"failed":true}, {"function":{"name":"g","arguments":"{}"}}]`;
    expect(readPath(text)).toEqual({
      ok: true,
      path: [
        { name: 'a', argumentsText: null, failed: null },
        { name: 'b', argumentsText: '{"x": 1.0}', failed: null },
        [
          { name: 'c', argumentsText: '{"y":2}', failed: null },
          { name: 'd', argumentsText: null, failed: null },
        ],
        { name: 'e', argumentsText: '{}', failed: null },
        { name: 'f', argumentsText: null, failed: true },
        { name: 'g', argumentsText: '{}', failed: null },
      ],
    });
    expect(readPath('{"name":"a"}')).toMatchObject({ ok: true, path: [{ name: 'a' }] });
    expect(readPath('[]')).toEqual({ ok: true, path: [] });
  });

  it('is refused with the place of what is no call', () => {
    expect(readPath('[{"name":"a"}, 5]')).toMatchObject({
      problem: { code: 'not-a-call', path: '[1]', found: '5', offset: 15 },
    });
    expect(readPath('[{"args":{}}]')).toMatchObject({ problem: { code: 'no-name', path: '[0]' } });
    expect(readPath('[{"name":7}]')).toMatchObject({ problem: { code: 'no-name', path: '[0].name', found: '7' } });
    expect(readPath('[[["a"]]]')).toMatchObject({ problem: { code: 'list-too-deep', path: '[0][0]' } });
    expect(readPath('[{"name":"a"} "b"]')).toMatchObject({ problem: { code: 'not-json', offset: 14 } });
  });
});

const anyStep: fc.Arbitrary<Step> = fc.record({
  name: fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('a', '1', '>', '-', '=', '→', '[', ']', ',', ' ', '\n', '"', '\\') }),
  ),
  argumentsText: fc.oneof(
    fc.constant(null),
    fc.constantFrom('{}', '{"a":1}', 'null', '"x"', '[1]', ' {}', ''),
    fc.string(),
  ),
  failed: fc.constantFrom(null, true, false),
});
const anyPath: fc.Arbitrary<ReferencePath> = fc.array(
  fc.oneof(anyStep, fc.array(anyStep, { minLength: 1, maxLength: 3 })),
  { maxLength: 6 },
);

describe('a path that is written', () => {
  it('as JSON is read back as it was', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        expect(readPath(pathJson(path))).toEqual({ ok: true, path });
      }),
    );
  });

  it('as text is read back with its names and groups', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const bare = path.map((block) => (isGroup(block) ? block.map(nameAlone) : nameAlone(block)));
        expect(readPath(pathText(path))).toEqual({ ok: true, path: bare });
      }),
    );
  });

  it('as text or not is always answered', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '>', '-', '[', ']', ',', '{', '}', '"', ' ', '\n', ':', '→', '1') }),
        (text) => {
          const read = readPath(text);
          if (!read.ok) expect(read.problem.offset).toBeLessThanOrEqual(text.length);
        },
      ),
    );
  });
});

function nameAlone({ name }: Step): Step {
  return { name, argumentsText: null, failed: null };
}
