import { describe, expect, it, test } from 'vitest';
import { agreementOfTable } from '../agreement/agreementOfTable.ts';
import { labelsNeeded } from '../agreement/labelsNeeded.ts';
import { bootstrapKappa } from '../agreement/bootstrap.ts';
import { predictionPowered, roganGladen } from '../agreement/correctedRate.ts';
import {
  agreementSentence,
  bootstrapText,
  correctedText,
  hastySentence,
  notBlindSentence,
  peopleSentence,
  bandTitle,
  disagreementsSentence,
  intervalText,
  labelsNeededSentence,
  leanSentence,
  statisticText,
  strictnessSentence,
} from './agreement.ts';

const eight = agreementOfTable({ a: 4, b: 2, c: 0, d: 2 });

describe('the plain sentence', () => {
  it('says agreement, chance, kappa, its band, its interval and how few', () => {
    expect(agreementSentence(eight)).toBe(
      'Judge and human agree on 6 of 8 (75 %); 50 % would be expected by chance alone, so kappa is 0.50 (moderate; 95 % CI -0.02 to 1.00, n=8: too few to be sure).',
    );
  });

  it('calls thirty items no longer few', () => {
    expect(agreementSentence(agreementOfTable({ a: 20, b: 20, c: 10, d: 50 }))).toBe(
      'Judge and human agree on 70 of 100 (70 %); 54 % would be expected by chance alone, so kappa is 0.35 (fair; 95 % CI 0.16 to 0.53, n=100).',
    );
  });

  it('says why there is no kappa, and why no interval', () => {
    expect(agreementSentence(agreementOfTable({ a: 7, b: 0, c: 0, d: 0 }))).toBe(
      'Judge and human agree on 7 of 7 (100 %); 100 % would be expected by chance alone, so kappa is undefined (one and the same label throughout, so agreement by chance is certain).',
    );
    expect(agreementSentence(agreementOfTable({ a: 3, b: 0, c: 0, d: 2 }))).toBe(
      'Judge and human agree on 5 of 5 (100 %); 52 % would be expected by chance alone, so kappa is 1.00 (almost perfect; no interval: the standard error is 0; agreement itself 57–100 %, n=5: too few to be sure).',
    );
    expect(agreementSentence(agreementOfTable({ a: 0, b: 0, c: 0, d: 0 }))).toBe(
      'There is nothing to compare judge and human by.',
    );
  });
});

describe('the disagreements', () => {
  it.each([
    [[], [], 'There are no disagreements.'],
    [['R2'], [], 'The one disagreement is an item the judge passed and the human failed: R2.'],
    [['R2', 'R3'], [], 'Both disagreements are items the judge passed and the human failed: R2, R3.'],
    [[], ['a', 'b', 'c'], 'All 3 disagreements are items the judge failed and the human passed: a, b, c.'],
    [
      ['R2'],
      ['R5', 'R6'],
      'Of 3 disagreements, 1 is an item the judge passed and the human failed: R2; 2 are items the judge failed and the human passed: R5, R6.',
    ],
  ])('of %j and %j are said by which way they go', (judgePassed, humanPassed, sentence) => {
    expect(disagreementsSentence({ judgePassed, humanPassed })).toBe(sentence);
  });

  it('are named up to ten', () => {
    const judgePassed = Array.from({ length: 12 }, (_, at) => `R${String(at + 1)}`);
    expect(disagreementsSentence({ judgePassed, humanPassed: [] })).toMatch(/: R1, R2, .*R10 and 2 more\.$/);
  });
});

describe('the lean', () => {
  it('is said where every disagreement goes one way', () => {
    expect(leanSentence(eight)).toBe(
      'Kappa is the highest that these totals allow (0.50): every disagreement is the judge passing what the human failed. The judge is purely lenient.',
    );
    expect(leanSentence(agreementOfTable({ a: 4, b: 0, c: 2, d: 2 }))).toMatch(
      /failing what the human passed.*strict\.$/,
    );
  });

  it.each([
    ['both ways', { a: 4, b: 1, c: 1, d: 2 }],
    ['nowhere', { a: 4, b: 0, c: 0, d: 2 }],
    ['as a judge that passes all must', { a: 5, b: 3, c: 0, d: 0 }],
    ['against a human who failed all', { a: 0, b: 3, c: 0, d: 2 }],
    ['over nothing', { a: 0, b: 0, c: 0, d: 0 }],
  ])('is not said of a judge that disagrees %s', (_, table) => {
    expect(leanSentence(agreementOfTable(table))).toBeNull();
  });
});

test('strictness is said by both shares and the test of the disagreements', () => {
  expect(strictnessSentence(eight)).toBe(
    'The judge passed 4 of 4 that the human passed (100 %, 51–100) and failed 2 of 4 that the human failed (50 %, 15–85). It disagrees 2 by passing and 0 by failing: no more one-sided than chance explains (McNemar, mid-p 0.250).',
  );
  expect(strictnessSentence(agreementOfTable({ a: 30, b: 10, c: 2, d: 18 }))).toMatch(
    /10 by passing and 2 by failing: more one-sided than chance explains \(McNemar, mid-p 0\.022\)\.$/,
  );
  expect(strictnessSentence(agreementOfTable({ a: 3, b: 0, c: 0, d: 0 }))).toBe(
    'The judge passed 3 of 3 that the human passed (100 %, 44–100) and failed an undefined share (the human failed none). There are no disagreements to lean either way.',
  );
});

test('numbers that are not quite 0 or 1 do not look as if they were, on either side of 0', () => {
  expect([0.5, -0.5, 0, 1, -1, 0.999, -0.001].map((value) => statisticText({ kind: 'value', value }))).toEqual([
    '0.50',
    '-0.50',
    '0.00',
    '1.00',
    '-1.00',
    '0.999',
    '-0.001',
  ]);
  expect(intervalText(eight.interval)).toBe('-0.02 to 1.00');
  expect(statisticText(agreementOfTable({ a: 0, b: 0, c: 0, d: 0 }).kappa)).toBe('undefined (nothing to compare)');
  expect(intervalText(agreementOfTable({ a: 3, b: 0, c: 0, d: 2 }).interval)).toBe(
    'undefined (the standard error is 0)',
  );
});

test('bands have the names of Landis and Koch', () => {
  expect(eight.band === null ? null : bandTitle(eight.band)).toBe('Moderate');
});

test('how many labels are needed names the width and what it supposes', () => {
  expect(labelsNeededSentence(labelsNeeded(eight, 0.2), 0.2)).toBe(
    '217 labelled items in all would make the interval of kappa no wider than 0.20, if the shares stay as they are.',
  );
  expect(labelsNeededSentence(labelsNeeded(agreementOfTable({ a: 3, b: 0, c: 0, d: 2 }), 0.2), 0.2)).toBe(
    'How many labels would make the interval of kappa useful is undefined (the standard error is 0).',
  );
});

describe('what is folded away at first', () => {
  it('says of the resampled interval what it is over, and how many tables have no kappa (257 of 65,536)', () => {
    expect(bootstrapText(bootstrapKappa({ a: 4, b: 2, c: 0, d: 2 }, 1))).toBe(
      '0.00 to 1.00, over every possible table; 0.4 % of them have no kappa',
    );
    expect(bootstrapText(bootstrapKappa({ a: 0, b: 0, c: 0, d: 0 }, 1))).toBe('undefined (nothing to compare)');
    expect(bootstrapText(bootstrapKappa({ a: 60, b: 20, c: 0, d: 40 }, 7))).toMatch(
      /^0\.\d\d to 0\.\d\d, over 10,000 tables drawn from seed 7$/,
    );
  });

  it('says of a corrected rate its interval, where it was cut, and why there is none', () => {
    const table = { a: 4, b: 2, c: 0, d: 2 };
    // (0.7 + 0.5 - 1) / 0.5 = 0.4; (0.4 + 0.5 - 1) / 0.5 = -0.2; 0.7 - 2/8 = 0.45.
    expect(correctedText(roganGladen(table, { passes: 7, of: 10 }))).toMatch(/^40 % \(95 % 0–\d+ %\)$/);
    expect(correctedText(roganGladen(table, { passes: 4, of: 10 }))).toMatch(/^0 % \(95 % .*; cut from -20 %\)$/);
    expect(correctedText(predictionPowered(table, { passes: 7, of: 10 }))).toMatch(/^45 % \(95 % \d+–\d+ %\)$/);
    expect(correctedText(roganGladen({ a: 1, b: 1, c: 1, d: 1 }, { passes: 1, of: 2 }))).toBe(
      'undefined (the judge is no better than chance)',
    );
  });
});

describe('people', () => {
  it('are said to agree by their names', () => {
    expect(peopleSentence('ayse', 'B C', eight)).toBe(
      'ayse and "B C" agree on 6 of 8 (75 %), kappa 0.50 (moderate; 95 % CI -0.02 to 1.00).',
    );
    expect(peopleSentence('a', 'b', agreementOfTable({ a: 0, b: 0, c: 0, d: 0 }))).toBe(
      'a and b have said nothing of the same items.',
    );
  });

  it('that labelled with the judge in sight are counted', () => {
    expect([notBlindSentence(1, 8), notBlindSentence(2, 8)]).toEqual([
      '1 of 8 labels was given with the judge in sight, which draws the two together.',
      '2 of 8 labels were given with the judge in sight, which draws the two together.',
    ]);
  });

  it('that were given too fast to have been read are counted', () => {
    expect([hastySentence(1, 1), hastySentence(2, 8)]).toEqual([
      '1 of 1 label was given in under two seconds: hardly time to read an item.',
      '2 of 8 labels were given in under two seconds: hardly time to read an item.',
    ]);
  });
});
