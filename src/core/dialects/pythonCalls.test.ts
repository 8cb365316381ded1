import { describe, expect, it } from 'vitest';
import { jsonEqual } from '../json/equal.ts';
import { LENIENT } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import { pythonToJson, readPythonCalls } from './pythonCalls.ts';
import literals from './vectors/python-literals.json' with { type: 'json' };

// `json` is what CPython's json.dumps writes of ast.literal_eval of the text; it refuses the others, or JSON has no such thing.
describe('a Python literal', () => {
  it.each(literals.read.map(({ python, json }) => [python, json] as const))(
    '%s is what CPython reads',
    (python, json) => {
      const found = readJson(pythonToJson(python) ?? '', LENIENT);
      const expected = readJson(json, LENIENT);
      expect(found.ok && expected.ok && jsonEqual(found.value, expected.value)).toBe(true);
    },
  );

  it.each(literals.refused)('%j is none', (python) => {
    expect(pythonToJson(python)).toBeNull();
  });

  it('keeps its numbers digit by digit', () => {
    expect(pythonToJson('[9007199254740993, -1_000, .5, 2., 1.50, 1e400]')).toBe(
      '[9007199254740993, -1000, 0.5, 2.0, 1.50, 1e400]',
    );
  });

  it('keeps a key that is there twice, for the scorer to refuse', () => {
    expect(pythonToJson("{'a': 1, 'a': 2}")).toBe('{"a": 1, "a": 2}');
  });

  it('nests as deep as CPython reads, and no deeper', () => {
    expect(pythonToJson(`${'['.repeat(200)}${']'.repeat(200)}`)).not.toBeNull();
    expect(pythonToJson(`${'['.repeat(300)}${']'.repeat(300)}`)).toBeNull();
  });
});

describe('Python calls', () => {
  it('are one, or a list', () => {
    const f = { name: 'f', argumentsText: '{"a": 1}', argumentsForm: 'text' };
    const g = { name: 'm.g', argumentsText: '{}', argumentsForm: 'text' };
    expect(readPythonCalls(' f(a=1) ')).toEqual({ ok: true, calls: [f] });
    expect(readPythonCalls('[f(a = 1,), m.g()]')).toEqual({ ok: true, calls: [f, g] });
    expect(readPythonCalls('[]')).toEqual({ ok: true, calls: [] });
  });

  it('have no argument without a name, and say where one is', () => {
    expect(readPythonCalls("cd('docs')")).toEqual({ ok: false, problem: { code: 'positional', offset: 3 } });
    expect(readPythonCalls('[f(a=1), g(1)]')).toEqual({ ok: false, problem: { code: 'positional', offset: 11 } });
    expect(readPythonCalls('f(*a)')).toMatchObject({ problem: { code: 'positional' } });
  });

  it.each([
    '',
    'f',
    'f(',
    'f(a',
    'f(a=',
    'f(a=1',
    'f(a=x)',
    'f(a=1, a=2)',
    'f(a=1)x',
    '[f(a=1)',
    'f()()',
    '1(a=1)',
    '[1]',
  ])('are not %j', (text) => {
    expect(readPythonCalls(text)).toMatchObject({ ok: false, problem: { code: 'not-a-call' } });
  });

  it('take any name as data', () => {
    expect(readPythonCalls('f(__proto__=1, constructor=2)')).toMatchObject({
      calls: [{ argumentsText: '{"__proto__": 1, "constructor": 2}' }],
    });
  });
});
