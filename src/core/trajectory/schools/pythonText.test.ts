import { describe, expect, it } from 'vitest';
import { LENIENT } from '../../json/policy.ts';
import { readJson } from '../../json/reader.ts';
import { type JsonValue } from '../../json/value.ts';
import python from '../vectors/python-values.json' with { type: 'json' };
import { compareText } from '../../python/compareText.ts';
import { pythonText } from '../../python/pythonText.ts';
import { valueKey } from './valueKey.ts';

function valueOf(text: string): JsonValue {
  const read = readJson(text, LENIENT);
  if (!read.ok) throw new Error(text);
  return read.value;
}

describe('a value in the eyes of Python', () => {
  it.each(python.texts as [string, string][])('%s is written %s by str', (text, expected) => {
    expect(pythonText(valueOf(text))).toBe(expected);
  });

  it.each(python.equal as [string, string, boolean, boolean][])(
    '%s == %s is %s, of their dumps %s',
    (a, b, equal, sameDumps) => {
      expect(valueKey(valueOf(a), 'python') === valueKey(valueOf(b), 'python')).toBe(equal);
      expect(valueKey(valueOf(a), 'dumps') === valueKey(valueOf(b), 'dumps')).toBe(sameDumps);
    },
  );

  it('sorts by code point, so that what is beyond 16 bits comes last', () => {
    expect(['\u{1f600}', '\uffee', 'b', 'a', 'ab', ''].toSorted(compareText)).toStrictEqual([
      '',
      'a',
      'ab',
      'b',
      '\uffee',
      '\u{1f600}',
    ]);
  });
});
