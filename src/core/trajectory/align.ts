import { alignNames, commonLength } from './bitRows.ts';
import { bestPairs } from './bestPairs.ts';
import { firstOrder } from './groupOrder.ts';
import { carriedLayer, inOrder, isTooLong, sidesOf, type Layer, type Sides } from './sides.ts';
import { hasOrders, pathRefusal } from './steps.ts';
import { suffixRows } from './tableRows.ts';
import type { Alignment, ReferencePath, Step, StepPair } from './trajectory.ts';

export interface AlignOptions {
  /** Asks names alone, whatever the data carries. */
  readonly namesOnly?: boolean;
}

/**
 * The one alignment that is shown. Best is what has most pairs of equal names, then most of them with equal
 * arguments, then fewest failed candidate steps among them, the latter two where the data carries them; of those
 * the one whose reference steps come first, then the one whose candidate steps do. A group stands for every order of
 * its calls. Time m·n; of names alone m·n/32. Throws a RangeError on a reference that `pathRefusal` refuses.
 */
export function alignSteps(path: ReferencePath, candidate: readonly Step[], options: AlignOptions = {}): Alignment {
  assertAligned(path, candidate);
  const layer = layerOf(path, candidate, options);
  const names = pairsBy('names', path, candidate);
  if (layer === 'names') return alignmentOf(names, path, candidate, 'names');
  if (layer === 'names-only') return alignmentOf(names, path, candidate, 'names-only');
  const pairs = pairsBy(layer, path, candidate);
  const rule = decidedBy(layer, pairs, path, candidate, names);
  return alignmentOf(pairs, path, candidate, rule);
}

/** Length of the longest common subsequence; of a reference with groups the largest over their orders. */
export function matchedSteps(path: ReferencePath, candidate: readonly Step[]): number {
  assertAligned(path, candidate);
  const sides = sidesOf(path, candidate, 'names');
  if (!path.some(hasOrders)) return commonLength(sides.reference, sides.candidate);
  return suffixRows(sides)[0]![0]!;
}

/** What is asked of a pair of these two: `names-only` when they are too long for what they carry. */
export function layerOf(
  path: ReferencePath,
  candidate: readonly Step[],
  { namesOnly = false }: AlignOptions,
): Layer | 'names-only' {
  const layer = namesOnly ? 'names' : carriedLayer(path, candidate);
  return layer !== 'names' && isTooLong(path, candidate) ? 'names-only' : layer;
}

export function assertAligned(path: ReferencePath, candidate: readonly Step[]): void {
  const refusal = pathRefusal(path, candidate);
  if (refusal !== null) throw new RangeError(`a reference that is refused was aligned: ${refusal.code}`);
}

/** Pairs as an alignment, by the steps as written. */
export function alignmentOf(
  pairs: readonly StepPair[],
  path: ReferencePath,
  candidate: readonly Step[],
  rule: Alignment['rule'],
): Alignment {
  const marks = candidate.map((): 'match' | 'extra' => 'extra');
  const answered = new Set<number>();
  for (const pair of pairs) {
    marks[pair.candidate] = 'match';
    answered.add(pair.reference);
  }
  const missing: number[] = [];
  const steps = path.flat().length;
  for (let at = 0; at < steps; at += 1) if (!answered.has(at)) missing.push(at);
  return { pairs, marks, missing, rule };
}

function pairsBy(layer: Layer, path: ReferencePath, candidate: readonly Step[]): readonly StepPair[] {
  const sides = sidesOf(path, candidate, layer);
  if (!path.some(hasOrders)) return firstPairs(layer, sides);
  const order = firstOrder(sides);
  const pairs = firstPairs(layer, inOrder(sides, order));
  return pairs.map((pair) => ({ reference: order[pair.reference]!, candidate: pair.candidate }));
}

function firstPairs(layer: Layer, sides: Sides): readonly StepPair[] {
  if (layer === 'names') return alignNames(sides.reference, sides.candidate);
  return bestPairs(sides).next().value ?? [];
}

/** The first layer that is enough for this alignment. */
function decidedBy(
  layer: Layer,
  pairs: readonly StepPair[],
  path: ReferencePath,
  candidate: readonly Step[],
  names: readonly StepPair[],
): Layer {
  if (samePairs(pairs, names)) return 'names';
  return layer === 'status' && samePairs(pairs, pairsBy('arguments', path, candidate)) ? 'arguments' : layer;
}

function samePairs(a: readonly StepPair[], b: readonly StepPair[]): boolean {
  return a.every(({ reference, candidate }, at) => {
    const other = b[at];
    return other !== undefined && other.reference === reference && other.candidate === candidate;
  });
}
