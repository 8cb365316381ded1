import type { CompareLine } from '../../core/json/lines.ts';

/** A line by its place, or a stretch of equal lines: `to` is not in it. */
export type LinePart =
  | { readonly kind: 'line'; readonly place: number }
  | { readonly kind: 'fold'; readonly from: number; readonly to: number };

const AROUND = 3;
const LEAST_FOLDED = 5;
const SHOWN_WHOLE = 24;

/**
 * Folds what is equal: kept are the lines that differ, a few around each, and the lines that they stand under. What is
 * short, or has no difference, is shown whole.
 */
export function foldLines(lines: readonly CompareLine[]): readonly LinePart[] {
  const kept = lines.length <= SHOWN_WHOLE ? new Set<number>() : keptPlaces(lines);
  const parts: LinePart[] = [];
  for (let place = 0; place < lines.length; place += 1) {
    let to = place;
    while (kept.size > 0 && to < lines.length && !kept.has(to)) to += 1;
    if (to - place >= LEAST_FOLDED) {
      parts.push({ kind: 'fold', from: place, to });
      place = to - 1;
    } else parts.push({ kind: 'line', place });
  }
  return parts;
}

function keptPlaces(lines: readonly CompareLine[]): ReadonlySet<number> {
  const kept = new Set<number>();
  const above: number[] = [];
  for (const [place, { depth, mark }] of lines.entries()) {
    above.length = Math.min(above.length, depth);
    above[depth] = place;
    if (mark === 'same') continue;
    for (const one of above) kept.add(one);
    for (let near = place - AROUND; near <= place + AROUND; near += 1) kept.add(near);
  }
  return kept;
}
