import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StateCounts, Totals } from '../../core/model/report.ts';
import {
  CAUSES,
  STATES,
  stateOfCause,
  type Fault,
  type NotJudgedCause,
  type Result,
} from '../../core/model/verdict.ts';
import { xlamToolCall } from '../../core/scorers/xlam/xlamToolCall.ts';
import { Items } from '../dataset/items.ts';
import { RunColumns } from './run.ts';
import { totalsOver } from './totalsOver.ts';

interface Judged {
  readonly id: string;
  readonly category: string | null;
  readonly result: Result;
}

const REASONS = xlamToolCall.reasons.map(({ code }) => code);
const NOT_RUN: Result = { state: 'not-judged', cause: 'not-run', verdict: null };
const BROKEN: Result = { state: 'fault', fault: { cause: 'scorer-threw', message: '' } };

function says(state: 'right' | 'wrong', reason: string): Result {
  const verdict = { reason, detail: { code: 'no-text' }, outcome: null, failureKind: null, score: null } as const;
  return { state, verdict: { ...verdict, correct: state === 'right' } };
}

/** Whatever the rest of a fault holds: totals ask for its cause. */
function withCause(cause: (typeof CAUSES)[number]): Result {
  return stateOfCause(cause) === 'fault'
    ? { state: 'fault', fault: { cause } as Fault }
    : { state: 'not-judged', cause: cause as NotJudgedCause, verdict: null };
}

const result = fc.oneof(
  fc.tuple(fc.constantFrom('right', 'wrong'), fc.constantFrom(...REASONS)).map(([state, code]) => says(state, code)),
  fc.constantFrom(...CAUSES).map(withCause),
);

const item: fc.Arbitrary<Judged & { readonly shown: boolean }> = fc.record({
  id: fc.constantFrom('a', 'b', '__proto__', 'constructor', '#1'),
  category: fc.constantFrom(null, '', 'math', '__proto__', 'constructor', 'toString'),
  result,
  shown: fc.boolean(),
});

function totalsOf(all: readonly Judged[], shown: (at: number) => boolean = () => true): Totals {
  const items = new Items();
  const columns = new RunColumns(all.length, xlamToolCall);
  for (const [at, one] of all.entries()) {
    items.add(one.id, null, at, 0, 0, items.codeOf(one.category));
    columns.set(at, one.result, 0, null);
  }
  return totalsOver(items, columns, Uint32Array.from(all.keys()).filter(shown));
}

function sum(counts: StateCounts): number {
  return counts.right + counts.wrong + counts.notJudged + counts.fault;
}

function total(list: readonly { readonly count: number }[]): number {
  return list.reduce((all, one) => all + one.count, 0);
}

describe('totals', () => {
  test('over the items that are shown agree in every sum', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 40 }), (all) => {
        const shown = all.filter((one) => one.shown);
        const { items, counts, rate, reasons, causes, categories } = totalsOf(all, (at) => all[at]!.shown);
        expect(items).toBe(shown.length);
        expect([counts.right, counts.wrong, counts.notJudged, counts.fault]).toEqual(
          STATES.map((state) => shown.filter((one) => one.result.state === state).length),
        );
        expect([rate.count, rate.of]).toEqual([counts.right, counts.right + counts.wrong]);
        expect(total(reasons)).toBe(counts.right + counts.wrong);
        for (const { reason, count } of reasons) {
          const verdicts = shown.flatMap((one) => ('verdict' in one.result ? (one.result.verdict ?? []) : []));
          expect(count).toBe(verdicts.filter((verdict) => verdict.reason === reason).length);
        }
        expect(total(causes.filter((one) => one.state === 'not-judged'))).toBe(counts.notJudged);
        expect(total(causes.filter((one) => one.state === 'fault'))).toBe(counts.fault);
        const named = shown.filter((one) => one.category !== null);
        expect(categories.reduce((count, one) => count + sum(one.counts), 0)).toBe(named.length);
        for (const { key, counts: part, rate: partRate } of categories) {
          expect(sum(part)).toBe(shown.filter((one) => one.category === key).length);
          expect([partRate.count, partRate.of]).toEqual([part.right, part.right + part.wrong]);
        }
      }),
    );
  });

  test('count each id once among attempts, and leave attempts out when every id stands once', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 12 }), (all) => {
        const shown = all.filter((one) => one.shown);
        const ids = new Set(shown.map((one) => one.id)).size;
        const { attempts } = totalsOf(all, (at) => all[at]!.shown);
        expect(attempts === null).toBe(ids === shown.length);
        if (attempts === null) return;
        const { all: every, some, none, unjudged } = attempts.spread;
        expect([attempts.items, every + some + none + unjudged]).toEqual([ids, ids]);
      }),
    );
  });

  test('spread an item over the attempts that were judged alone', () => {
    const { attempts } = totalsOf([
      { id: 'a', category: null, result: says('right', 'match') },
      { id: 'a', category: null, result: NOT_RUN },
      { id: 'a', category: null, result: BROKEN },
      { id: 'b', category: null, result: says('right', 'match') },
      { id: 'b', category: null, result: says('wrong', 'arguments') },
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

  test('list reasons and causes in declared order without zeros, categories as first seen', () => {
    const { reasons, causes, categories } = totalsOf([
      { id: '1', category: 'z', result: BROKEN },
      { id: '2', category: 'a', result: says('right', REASONS.at(-1)!) },
      { id: '3', category: 'z', result: says('wrong', REASONS[0]!) },
      { id: '4', category: null, result: NOT_RUN },
    ]);
    expect(reasons).toEqual([
      { reason: REASONS[0], count: 1 },
      { reason: REASONS.at(-1), count: 1 },
    ]);
    expect(causes).toEqual([
      { cause: 'not-run', state: 'not-judged', count: 1 },
      { cause: 'scorer-threw', state: 'fault', count: 1 },
    ]);
    expect(categories.map((one) => [one.key, sum(one.counts)])).toEqual([
      ['z', 2],
      ['a', 1],
    ]);
  });

  test('of no items have an undefined rate', () => {
    expect(totalsOf([])).toMatchObject({
      items: 0,
      rate: { kind: 'undefined', why: 'nothing-judged' },
      attempts: null,
    });
  });
});

test('what was not judged is listed before the faults, and nothing stands among the others', () => {
  expect(CAUSES.filter((cause) => stateOfCause(cause) === 'not-judged')).toEqual([
    'not-run',
    'no-reference',
    'no-trace',
    'not-recorded',
    'undecided',
    'needs-person',
  ]);
  expect(CAUSES.map(stateOfCause)).toEqual(CAUSES.map(stateOfCause).toSorted().toReversed());
});
