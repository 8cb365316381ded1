import { array, assert, constantFrom, integer, property, uniqueArray, string } from 'fast-check';
import { expect, test } from 'vitest';
import { keyText } from '../../core/labels/keyText.ts';
import type { Said } from '../../core/labels/series.ts';
import type { SaidByJudge } from '../judges/judge.ts';
import { orderedQueue, type OrderFacts } from './orders.ts';

const MODES = ['shuffle', 'file', 'uncertain', 'disagreements', 'stratified'] as const;
const NOTHING: OrderFacts = { opinions: new Map(), labels: new Map() };

function keys(ids: readonly string[]) {
  return ids.map((id) => ({ id, attempt: 0 }));
}

function judged(
  id: string,
  state: 'right' | 'wrong' | null,
  score: string | null = null,
): readonly [string, SaidByJudge] {
  return [keyText({ id, attempt: 0 }), { state, value: null, score, why: null, problem: null }];
}

function labelled(id: string, value: string): readonly [string, Said] {
  const key = { id, attempt: 0 };
  return [keyText(key), { key, hash: null, value, state: 'said', sighted: false, source: null }];
}

function idsIn(queue: readonly { readonly id: string }[]): readonly string[] {
  return queue.map(({ id }) => id);
}

test('every order has every item once', () => {
  assert(
    property(
      uniqueArray(string(), { maxLength: 20 }),
      constantFrom(...MODES),
      integer({ min: 0, max: 2 ** 32 - 1 }),
      array(constantFrom('right', 'wrong', null), { minLength: 20, maxLength: 20 }),
      (ids, mode, seed, states) => {
        const opinions = new Map(ids.map((id, at) => judged(id, states[at] ?? null, at % 3 === 0 ? null : `0.${at}`)));
        const queue = orderedQueue(keys(ids), { mode, seed }, 'ayse', { ...NOTHING, opinions });
        expect([...idsIn(queue)].toSorted()).toEqual([...ids].toSorted());
      },
    ),
  );
});

test('a shuffle is the same for the same seed and rater, and another one for another', () => {
  const ids = Array.from({ length: 30 }, (_, at) => `R${at}`);
  function shuffle(seed: number, rater: string) {
    return idsIn(orderedQueue(keys(ids), { mode: 'shuffle', seed }, rater, NOTHING));
  }
  expect(shuffle(1, 'ayse')).toEqual(shuffle(1, 'ayse'));
  expect(shuffle(1, 'ayse')).not.toEqual(shuffle(2, 'ayse'));
  expect(shuffle(1, 'ayse')).not.toEqual(shuffle(1, 'bora'));
  expect(shuffle(1, 'ayse')).not.toEqual(ids);
});

test('a shuffle prefers no place', () => {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 6000; seed += 1) {
    const order = idsIn(orderedQueue(keys(['a', 'b', 'c']), { mode: 'shuffle', seed }, 'ayse', NOTHING)).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  // 1,000 each, give or take five standard deviations: the root of 6000 * 1/6 * 5/6 is 28.9.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(145);
});

test('where the judge is least sure comes first, where it says nothing last', () => {
  const opinions = new Map([
    judged('far', 'wrong', '0.1'),
    judged('near', 'right', '0.6'),
    judged('none', null),
    judged('nearer', 'wrong', '0.5'),
    judged('sure', 'right', '1.0'),
  ]);
  // The limit lies between 0.5 and 0.6: 0.05, 0.05, 0.45 and 0.45 away.
  const queue = idsIn(
    orderedQueue(keys(['far', 'near', 'none', 'nearer', 'sure']), { mode: 'uncertain', seed: 3 }, 'ayse', {
      ...NOTHING,
      opinions,
    }),
  );
  expect(new Set(queue.slice(0, 2))).toEqual(new Set(['near', 'nearer']));
  expect(queue.at(-1)).toBe('none');
});

test('each verdict has its turn as long as there are any', () => {
  const ids = ['p1', 'p2', 'p3', 'p4', 'f1', 'f2', 'n1'];
  const opinions = new Map(ids.map((id) => judged(id, id[0] === 'p' ? 'right' : id[0] === 'f' ? 'wrong' : null)));
  const queue = idsIn(orderedQueue(keys(ids), { mode: 'stratified', seed: 1 }, 'ayse', { ...NOTHING, opinions }));
  expect(queue.map((id) => id[0]).join('')).toBe('pfnpfpp');
});

test('disagreements come first: what the judge passed, then what it failed', () => {
  const opinions = new Map([
    judged('R1', 'right'),
    judged('R2', 'wrong'),
    judged('R3', 'right'),
    judged('R4', 'right'),
    judged('R5', 'wrong'),
  ]);
  const labels = new Map([
    labelled('R1', 'PASS'),
    labelled('R2', 'PASS'),
    labelled('R3', 'FAIL'),
    labelled('R4', 'UNSURE'),
  ]);
  const queue = orderedQueue(keys(['R1', 'R2', 'R3', 'R4', 'R5']), { mode: 'disagreements', seed: 0 }, 'ayse', {
    opinions,
    labels,
  });
  expect(idsIn(queue)).toEqual(['R3', 'R2', 'R1', 'R4', 'R5']);
});
