import { describe, expect, test } from 'vitest';
import { bytesText } from './bytes.ts';
import { retryable } from './retryable.ts';
import { whenText } from './when.ts';

describe('bytesText', () => {
  test('counts in powers of ten with one decimal, and whole bytes below a thousand', () => {
    expect([0, 999, 1000, 48_249, 999_949, 999_950, 71_500_000, 2e9, 3e15].map(bytesText)).toEqual([
      '0 B',
      '999 B',
      '1.0 kB',
      '48.2 kB',
      '999.9 kB',
      '1.0 MB',
      '71.5 MB',
      '2.0 GB',
      '3000.0 TB',
    ]);
  });
});

describe('whenText', () => {
  test('says how long ago in the largest whole unit', () => {
    const now = 1_700_000_000_000;
    function ago(milliseconds: number): string {
      return whenText(now - milliseconds, now);
    }
    expect(ago(59_000)).toBe('just now');
    expect(ago(60_000)).toBe('1 minute ago');
    expect(ago(2 * 3_600_000)).toBe('2 hours ago');
    expect(ago(86_400_000)).toBe('yesterday');
    expect(ago(29 * 86_400_000)).toBe('29 days ago');
    // The 14th of November 2023, less 40 days.
    expect(ago(40 * 86_400_000)).toBe('5 Oct 2023');
  });
});

describe('retryable', () => {
  const [items, more] = ['items.jsonl', 'more.jsonl'].map((name) => ({ name, blob: new Blob() }));
  const both = [items!, more!];

  test('is the file that a format may help, and each of two datasets, one of which may hold replies', () => {
    expect(retryable({ code: 'unknown-format', file: 'more.jsonl', keys: [] }, both)).toEqual([more]);
    expect(retryable({ code: 'only-replies', file: 'items.jsonl', unknown: [] }, [items!])).toEqual([items]);
    expect(retryable({ code: 'two-datasets', files: ['items.jsonl', 'more.jsonl'] }, both)).toEqual(both);
  });

  test('is nothing where no format helps', () => {
    expect(retryable({ code: 'empty-file', file: 'items.jsonl' }, both)).toEqual([]);
    expect(retryable({ code: 'two-datasets', files: ['open.jsonl', 'more.jsonl'] }, [more!])).toEqual([]);
  });
});
