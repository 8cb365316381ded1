import { named } from './steps.ts';
import type { Step, StepPair } from './trajectory.ts';

/** Short ways to write trajectories in tests, and the alignment by its definition, without a table. */

/** `a,b,c` as steps that are names alone; nothing is no steps. */
export function steps(text: string): Step[] {
  return text === '' ? [] : text.split(',').map(named);
}

/** Every list of these letters up to a length. */
export function lists(letters: readonly string[], longest: number): string[][] {
  const all: string[][] = [[]];
  for (let from = 0, length = 1; length <= longest; length += 1) {
    const to = all.length;
    for (; from < to; from += 1) for (const letter of letters) all.push([...all[from]!, letter]);
  }
  return all;
}

/** The first `most` of what a generator gives. */
export function firstOf<Value>(values: Iterable<Value>, most: number): Value[] {
  const found: Value[] = [];
  for (const value of values) {
    found.push(value);
    if (found.length === most) break;
  }
  return found;
}

/** What a pair is worth to the rule: itself, equal arguments, a step that did not fail. */
export type Judged = (pair: StepPair) => readonly number[] | null;

/** Best lists of pairs in the order of the rule. What is looked at grows exponentially. */
export function bestByHand(wanted: number, made: number, judged: Judged): StepPair[][] {
  let best: StepPair[][] = [];
  let worth: readonly number[] | null = null;
  for (const { pairs, sum } of everyList(wanted, made, judged, 0, 0)) {
    const order = worth === null ? 1 : compareLists(sum, worth);
    if (order > 0) best = [];
    if (order > 0) worth = sum;
    if (order >= 0) best.push(pairs);
  }
  return best.toSorted((a, b) => compareLists(keyOf(a), keyOf(b)));
}

interface Listed {
  readonly pairs: StepPair[];
  readonly sum: readonly number[];
}

/** Every list of pairs that rises on both sides. */
function everyList(wanted: number, made: number, judged: Judged, i: number, j: number): Listed[] {
  const found: Listed[] = [{ pairs: [], sum: [0, 0, 0] }];
  for (let reference = i; reference < wanted; reference += 1) {
    for (let candidate = j; candidate < made; candidate += 1) {
      const worth = judged({ reference, candidate });
      if (worth === null) continue;
      for (const { pairs, sum } of everyList(wanted, made, judged, reference + 1, candidate + 1)) {
        const added = sum.map((value, at) => value + (worth[at] ?? 0));
        found.push({ pairs: [{ reference, candidate }, ...pairs], sum: added });
      }
    }
  }
  return found;
}

function keyOf(pairs: readonly StepPair[]): number[] {
  return [...pairs.map((pair) => pair.reference), ...pairs.map((pair) => pair.candidate)];
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}
