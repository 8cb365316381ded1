import { STRICT } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import { canonicalText } from '../scorers/xlam/canonicalText.ts';
import { cellsOf, isGroup, stepsOf } from './steps.ts';
import type { ReferencePath, Step } from './trajectory.ts';

/** Most cells of the table by which arguments and status are asked. */
const TABLE_CELLS = 4_000_000;

/** What is asked of a pair beside its name. */
export type Layer = 'names' | 'arguments' | 'status';

/** Both sides as numbers: equal names have equal ones, and so have equal arguments. */
export interface Sides {
  readonly blocks: readonly { readonly start: number; readonly size: number }[];
  readonly reference: Int32Array;
  readonly candidate: Int32Array;
  /** -1 where none were captured. */
  readonly referenceArguments: Int32Array;
  readonly candidateArguments: Int32Array;
  readonly failed: Uint8Array;
  /**
   * What a pair is worth, what equal arguments add and what a failed step takes: no sum of the later outweighs the
   * former.
   */
  readonly worth: { readonly pair: number; readonly equal: number; readonly failed: number };
}

export function sidesOf(path: ReferencePath, candidate: readonly Step[], layer: Layer): Sides {
  const steps = stepsOf(path);
  const names = new Map<string, number>();
  const texts = new Map<string, number>();
  const asked = layer !== 'names';
  const factor = Math.min(steps.length, candidate.length) + 1;
  return {
    blocks: blocksOf(path),
    reference: nameNumbers(steps, names),
    candidate: nameNumbers(candidate, names),
    referenceArguments: argumentNumbers(steps, asked, texts),
    candidateArguments: argumentNumbers(candidate, asked, texts),
    failed: failures(candidate),
    worth: asked
      ? { pair: factor * factor, equal: factor, failed: layer === 'status' ? 1 : 0 }
      : { pair: 1, equal: 0, failed: 0 },
  };
}

/** The last layer that the data carries anything for. */
export function carriedLayer(path: ReferencePath, candidate: readonly Step[]): Layer {
  if (candidate.some(({ failed }) => failed === true)) return 'status';
  return candidate.some(hasArguments) && stepsOf(path).some(hasArguments) ? 'arguments' : 'names';
}

/** Whether the table by which arguments and status are asked would be too large. */
export function isTooLong(path: ReferencePath, candidate: readonly Step[]): boolean {
  return cellsOf(path, candidate) > TABLE_CELLS;
}

/** What the pair of a reference step and a candidate step is worth; 0 when their names differ, else more. */
export function worthOf(sides: Sides, reference: number, candidate: number): number {
  if (sides.reference[reference] !== sides.candidate[candidate]) return 0;
  const { pair, equal, failed } = sides.worth;
  const text = sides.referenceArguments[reference]!;
  const same = text >= 0 && text === sides.candidateArguments[candidate];
  return pair + (same ? equal : 0) - (sides.failed[candidate] === 1 ? failed : 0);
}

/** The same two with the reference's steps picked and put in this order, each on its own. */
export function inOrder(sides: Sides, order: readonly number[]): Sides {
  return {
    ...sides,
    blocks: order.map((_, start) => ({ start, size: 1 })),
    reference: Int32Array.from(order, (at) => sides.reference[at]!),
    referenceArguments: Int32Array.from(order, (at) => sides.referenceArguments[at]!),
  };
}

function blocksOf(path: ReferencePath): { start: number; size: number }[] {
  let start = 0;
  return path.map((block) => {
    const size = isGroup(block) ? block.length : 1;
    start += size;
    return { start: start - size, size };
  });
}

function hasArguments({ argumentsText }: Step): boolean {
  return argumentsText !== null;
}

// Filled in loops: a typed array made from a list and a function takes several times as long.

function nameNumbers(steps: readonly Step[], names: Map<string, number>): Int32Array {
  const numbers = new Int32Array(steps.length);
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = numberOf(steps[at]!.name, names);
  return numbers;
}

function argumentNumbers(steps: readonly Step[], asked: boolean, texts: Map<string, number>): Int32Array {
  const numbers = new Int32Array(steps.length).fill(-1);
  if (!asked) return numbers;
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = argumentsNumber(steps[at]!, texts);
  return numbers;
}

function failures(steps: readonly Step[]): Uint8Array {
  const failed = new Uint8Array(steps.length);
  for (let at = 0; at < failed.length; at += 1) if (steps[at]!.failed === true) failed[at] = 1;
  return failed;
}

function argumentsNumber({ argumentsText }: Step, texts: Map<string, number>): number {
  if (argumentsText === null) return -1;
  const read = readJson(argumentsText, STRICT);
  // What is no JSON equals only itself; no JSON text begins like that.
  return numberOf(read.ok ? canonicalText(read.value) : `!${argumentsText}`, texts);
}

function numberOf(text: string, numbers: Map<string, number>): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  numbers.set(text, numbers.size);
  return numbers.size - 1;
}
