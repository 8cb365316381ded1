import { describe, expect, test } from 'vitest';
import { keyText } from '../labels/keyText.ts';
import { saidInCell, type Series } from '../labels/series.ts';
import { compareSeries, disagreed, leftOutCounts } from './compareSeries.ts';
import { unlabelledRate } from './corrected.ts';
import { ratersByPairs, ratersTogether, type Rater } from './raters.ts';

const LETTERS = new Map([
  ['P', 'PASS'],
  ['F', 'FAIL'],
  ['U', 'UNSURE'],
]);

/** A letter an item; a dash says nothing. */
function series(letters: string): Series {
  const said = Array.from(letters, (letter, at) =>
    saidInCell({ id: `R${at + 1}`, attempt: 0 }, LETTERS.get(letter) ?? ''),
  );
  return new Map(said.map((one) => [keyText(one.key), one]));
}

const BY = { categories: ['PASS', 'FAIL'], ordered: false, disputed: new Set<string>() };

describe('several raters', () => {
  const raters = ['PPFFPP', 'PFFFP-', 'PPFPPF'].map((letters, at) => ({ name: 'xyz'[at]!, series: series(letters) }));

  test('are compared two by two, and all together with and without gaps, as Python fractions give them', () => {
    const pairs = ratersByPairs(raters, BY);
    const { complete, any } = ratersTogether(raters, BY);
    expect(
      pairs.map(({ one, other, report: { of } }) => [
        one,
        other,
        of.n,
        of.kappa.kind === 'value' ? of.kappa.value : null,
      ]),
    ).toEqual([
      [0, 1, 5, 8 / 13],
      [0, 2, 6, 1 / 4],
      [1, 2, 5, 2 / 7],
    ]);
    expect([complete.items, complete.fleiss.kappa]).toEqual([5, { kind: 'value', value: 4 / 9 }]);
    expect([any.items, any.ratings]).toEqual([6, 17]);
    expect(any.alpha.nominal.kind === 'value' ? any.alpha.nominal.value : null).toBeCloseTo(11 / 35, 14);
  });

  test('have two by two the counts that pairing item by item gives', () => {
    for (const { one, other, report } of ratersByPairs(raters, BY)) {
      expect(report).toEqual(compareSeries(raters[one]!.series, raters[other]!.series, BY).report);
    }
  });

  test('who said something of two states of an item are not compared on it', () => {
    function two(hash: string): readonly Rater[] {
      const said = saidInCell({ id: 'R1', attempt: 0 }, 'PASS');
      return ['a', hash].map((one, at) => ({ name: 'xy'[at]!, series: new Map([['0 R1', { ...said, hash: one }]]) }));
    }
    expect(['a', 'b'].map((hash) => ratersByPairs(two(hash), BY)[0]?.report.of.n)).toEqual([1, 0]);
  });

  test('of whom nobody rated the same item say nothing together', () => {
    const { complete, any } = ratersTogether(
      [
        { name: 'x', series: series('P-') },
        { name: 'y', series: series('-F') },
      ],
      BY,
    );
    expect([complete.items, any.items, any.alpha.nominal]).toEqual([
      0,
      0,
      { kind: 'undefined', why: 'nothing-paired' },
    ]);
  });
});

describe('a person and a judge', () => {
  const human = series('PFFPFPFPU-');
  const judge = series('PPPPFPFPPF');

  test('make the table of document 004, with the items on which they disagree and what is left out', () => {
    const comparison = compareSeries(human, judge, BY);
    const { report } = comparison;
    expect(report.kind === 'table' && report.of.table).toEqual({ a: 4, b: 2, c: 0, d: 2 });
    expect(disagreed(comparison).judgePassed.map(({ key }) => key.id)).toEqual(['R2', 'R3']);
    expect(leftOutCounts(comparison.leftOut, 2)).toEqual([
      ['unlabelled', 3],
      ['unsure', 1],
    ]);
  });

  test('are compared a second time without the items whose reference is held to be wrong', () => {
    const { undisputed } = compareSeries(human, judge, { ...BY, disputed: new Set(['0 R2', '0 R9']) });
    expect(undisputed?.of.n).toBe(7);
    expect(compareSeries(human, judge, { ...BY, disputed: new Set(['0 R9']) }).undisputed).toBeNull();
  });

  test('who choose between two things are compared as over any categories: neither of the two is what passes', () => {
    const plain = compareSeries(human, judge, { ...BY, plain: true });
    const { report } = plain;
    expect(report.kind === 'matrix' && report.of.matrix).toEqual([
      [4, 2],
      [0, 2],
    ]);
    expect(report.of.kappa).toEqual({ kind: 'value', value: 0.5 });
    expect(disagreed(plain).others.map(({ key }) => key.id)).toEqual(['R2', 'R3']);
  });

  test('say of unlabelled items how many pass: 7 of 10 by a judge of TPR 1 and TNR 1/2 are 0.4, or 0.45', () => {
    const more = new Map([...judge, ...series(`${'-'.repeat(9)}PPPPPPPFFF`)].filter(([, { value }]) => value !== null));
    const rate = unlabelledRate(compareSeries(human, more, BY), more);
    expect(rate?.unlabelled).toEqual({ passes: 7, of: 10 });
    expect(rate?.roganGladen.kind === 'corrected' && rate.roganGladen.raw).toBeCloseTo(0.4, 14);
    expect(rate?.predictionPowered.kind === 'corrected' && rate.predictionPowered.raw).toBeCloseTo(0.45, 14);
  });

  test('with nothing unlabelled say so', () => {
    const rate = unlabelledRate(compareSeries(series('PF'), series('PF'), BY), series('PF'));
    expect(rate?.roganGladen).toEqual({ kind: 'undefined', why: 'nothing-unlabelled' });
  });
});
