import { type Step } from '../trajectory.ts';
import { type SchoolParts } from './school.ts';

/** Comparisons of two lists whose elements are the same when their texts are. */

export function namesOf(steps: readonly Step[]): string[] {
  return steps.map((step) => step.name);
}

export function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((element, at) => element === b[at]);
}

/** How many of `wanted` are found by one walk over `made` that never goes back. Not the longest common subsequence. */
export function foundInOrder(wanted: readonly string[], made: readonly string[]): number {
  let found = 0;
  for (const element of made) if (found < wanted.length && element === wanted[found]) found += 1;
  return found;
}

/** How many elements the two share, each counted as often as both have it. */
export function sharedCount(a: readonly string[], b: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const element of a) counts.set(element, (counts.get(element) ?? 0) + 1);
  let shared = 0;
  for (const element of b) {
    const left = counts.get(element) ?? 0;
    if (left === 0) continue;
    counts.set(element, left - 1);
    shared += 1;
  }
  return shared;
}

/** Whether every element of `part` has one of its own in `whole`. */
export function contains(whole: readonly string[], part: readonly string[]): boolean {
  return sharedCount(whole, part) === part.length;
}

export function sharedSet(a: readonly string[], b: readonly string[]): number {
  const other = new Set(b);
  let shared = 0;
  for (const element of new Set(a)) if (other.has(element)) shared += 1;
  return shared;
}

export function sameSet(a: readonly string[], b: readonly string[]): boolean {
  const size = new Set(a).size;
  return size === new Set(b).size && size === sharedSet(a, b);
}

/** 0 wherever a denominator is. */
export function partsOf(shared: number, made: number, wanted: number): SchoolParts {
  const precision = made > 0 ? shared / made : 0;
  const recall = wanted > 0 ? shared / wanted : 0;
  const sum = precision + recall;
  return { precision, recall, f1: sum > 0 ? (2 * precision * recall) / sum : 0 };
}
