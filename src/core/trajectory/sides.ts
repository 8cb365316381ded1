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
  /** What a pair is worth, what equal arguments add and what a failed step takes: no sum of the later outweighs the former. */
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
    reference: Int32Array.from(steps, ({ name }) => numberOf(name, names)),
    candidate: Int32Array.from(candidate, ({ name }) => numberOf(name, names)),
    referenceArguments: Int32Array.from(steps, (step) => (asked ? argumentsNumber(step, texts) : -1)),
    candidateArguments: Int32Array.from(candidate, (step) => (asked ? argumentsNumber(step, texts) : -1)),
    failed: Uint8Array.from(candidate, ({ failed }) => (failed === true ? 1 : 0)),
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
