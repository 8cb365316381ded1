import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attemptsReport, type ItemAttempts } from './attempts.ts';

interface Case {
  readonly items: readonly [number, number, number][];
  readonly passHat: readonly [number, number, number][];
  readonly maxAttempts: number;
}

const { cases } = JSON.parse(readFileSync(new URL('./vectors/attempts.json', import.meta.url), 'utf8')) as {
  cases: Case[];
};

function items(rows: Case['items']): ItemAttempts[] {
  return rows.map(([attempts, judged, right]) => ({ attempts, judged, right }));
}

describe('attempts', () => {
  it.each(cases.map((one, at) => ({ ...one, at })))('of case $at give the pass^k that Python counts out', (one) => {
    const report = attemptsReport(items(one.items));
    expect(report.passHat.map(({ k, items: reached }) => [k, reached])).toEqual(
      one.passHat.map(([k, , reached]) => [k, reached]),
    );
    for (const [at, [, value]] of one.passHat.entries()) expect(report.passHat[at]?.value).toBeCloseTo(value, 13);
    expect([report.items, report.maxAttempts]).toEqual([one.items.length, one.maxAttempts]);
  });

  it('spread over all, some, none and unjudged, each item once', () => {
    const report = attemptsReport(
      items([
        [3, 3, 3],
        [3, 3, 1],
        [3, 2, 0],
        [3, 0, 0],
        [1, 1, 1],
      ]),
    );
    expect(report.spread).toEqual({ all: 2, some: 1, none: 1, unjudged: 1 });
  });

  it('that are never judged have no pass^k at all, not one of 0', () => {
    expect(
      attemptsReport(
        items([
          [2, 0, 0],
          [1, 0, 0],
        ]),
      ).passHat,
    ).toEqual([]);
  });
});
