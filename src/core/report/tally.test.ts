import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StateCounts, Totals } from '../model/report.ts';
import { CAUSES, stateOfCause, STATES, type Cause } from '../model/verdict.ts';
import { createTally, type TallyEntry } from './tally.ts';

const REASONS = ['truncated', 'arguments', 'match'];

const entry: fc.Arbitrary<TallyEntry> = fc
  .record({
    id: fc.constantFrom('a', 'b', '__proto__', 'constructor', '#1'),
    category: fc.constantFrom(null, '', 'math', '__proto__', 'constructor', 'toString'),
    state: fc.constantFrom(...STATES),
    reason: fc.constantFrom(...REASONS),
    cause: fc.constantFrom(...CAUSES),
  })
  .map((one) => {
    const judged = one.state === 'right' || one.state === 'wrong';
    const cause: Cause =
      stateOfCause(one.cause) === one.state ? one.cause : one.state === 'fault' ? 'scorer-threw' : 'not-run';
    return { ...one, reason: judged ? one.reason : null, cause: judged ? null : cause };
  });

function totalsOf(entries: readonly TallyEntry[]): Totals {
  const tally = createTally(REASONS);
  for (const one of entries) tally.add(one);
  return tally.totals();
}

function sum(counts: StateCounts): number {
  return counts.right + counts.wrong + counts.notJudged + counts.fault;
}

function total(list: readonly { readonly count: number }[]): number {
  return list.reduce((all, one) => all + one.count, 0);
}

describe('totals', () => {
  it('agree in every sum', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 40 }), (entries) => {
        const { items, counts, rate, reasons, causes, categories } = totalsOf(entries);
        expect([items, sum(counts)]).toEqual([entries.length, entries.length]);
        expect([rate.count, rate.of]).toEqual([counts.right, counts.right + counts.wrong]);
        expect(total(reasons)).toBe(counts.right + counts.wrong);
        expect(total(causes)).toBe(counts.notJudged + counts.fault);
        expect(total(causes.filter((one) => one.state === 'fault'))).toBe(counts.fault);
        const named = entries.filter((one) => one.category !== null);
        expect(categories.reduce((all, one) => all + sum(one.counts), 0)).toBe(named.length);
        for (const { key, counts: part, rate: partRate } of categories) {
          expect(sum(part)).toBe(entries.filter((one) => one.category === key).length);
          expect([partRate.count, partRate.of]).toEqual([part.right, part.right + part.wrong]);
        }
      }),
    );
  });

  it('count each id once among attempts, and leave attempts out when every id stands once', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
        const ids = new Set(entries.map((one) => one.id)).size;
        const { attempts } = totalsOf(entries);
        expect(attempts === null).toBe(ids === entries.length);
        if (attempts === null) return;
        const { all, some, none, unjudged } = attempts.spread;
        expect([attempts.items, all + some + none + unjudged]).toEqual([ids, ids]);
      }),
    );
  });

  it('spread an item over the attempts that were judged alone', () => {
    const judged = { category: null, cause: null, reason: 'match' };
    const { attempts } = totalsOf([
      { ...judged, id: 'a', state: 'right' },
      { ...judged, id: 'a', state: 'not-judged', reason: null, cause: 'not-run' },
      { ...judged, id: 'a', state: 'fault', reason: null, cause: 'scorer-threw' },
      { ...judged, id: 'b', state: 'right' },
      { ...judged, id: 'b', state: 'wrong', reason: 'arguments' },
    ]);
    expect(attempts).toEqual({
      items: 2,
      maxAttempts: 3,
      passHat: [
        { k: 1, value: 0.75, items: 2 },
        { k: 2, value: 0, items: 1 },
      ],
      spread: { all: 1, some: 1, none: 0, unjudged: 0 },
    });
  });

  it('list reasons in declared order without zeros, categories as first seen', () => {
    const totals = totalsOf([
      { id: '1', category: 'z', state: 'right', reason: 'match', cause: null },
      { id: '2', category: 'a', state: 'wrong', reason: 'truncated', cause: null },
      { id: '3', category: 'z', state: 'fault', reason: null, cause: 'reference-broken' },
      { id: '4', category: null, state: 'not-judged', reason: null, cause: 'not-run' },
    ]);
    expect(totals.reasons).toEqual([
      { reason: 'truncated', count: 1 },
      { reason: 'match', count: 1 },
    ]);
    expect(totals.causes).toEqual([
      { cause: 'not-run', state: 'not-judged', count: 1 },
      { cause: 'reference-broken', state: 'fault', count: 1 },
    ]);
    expect(totals.categories.map((one) => [one.key, sum(one.counts)])).toEqual([
      ['z', 2],
      ['a', 1],
    ]);
  });

  it('of no items have an undefined rate', () => {
    expect(totalsOf([])).toMatchObject({
      items: 0,
      rate: { kind: 'undefined', why: 'nothing-judged' },
      attempts: null,
    });
  });

  it('know the state of every cause', () => {
    expect(CAUSES.map(stateOfCause)).toEqual([
      'not-judged',
      'not-judged',
      'not-judged',
      'not-judged',
      'not-judged',
      'fault',
      'fault',
      'fault',
      'fault',
      'fault',
      'fault',
    ]);
  });
});
