import { shownOrder } from './shownOrder.ts';
import { isGroup } from './steps.ts';
import type { Alignment, ReferencePath, Step } from './trajectory.ts';

/** One line of an alignment; indexes count from 0 over the steps as written. */
export type AlignmentRow =
  | { readonly mark: 'match'; readonly reference: number; readonly candidate: number }
  | { readonly mark: 'missing'; readonly reference: number }
  | { readonly mark: 'extra'; readonly candidate: number };

/** The alignment in the order in which it is read: in a gap what is missing comes before what is extra. */
export function alignmentRows(
  path: ReferencePath,
  candidate: readonly Step[],
  alignment: Alignment,
): readonly AlignmentRow[] {
  let start = 0;
  const blocks = path.map((block) => {
    const size = isGroup(block) ? block.length : 1;
    start += size;
    return { start: start - size, size };
  });
  const order = shownOrder(blocks, alignment.pairs);
  const rows: AlignmentRow[] = [];
  let at = 0;
  let made = 0;
  for (const { reference, candidate: place } of alignment.pairs) {
    for (; order[at] !== reference; at += 1) rows.push({ mark: 'missing', reference: order[at]! });
    for (; made < place; made += 1) rows.push({ mark: 'extra', candidate: made });
    rows.push({ mark: 'match', reference, candidate: place });
    at += 1;
    made += 1;
  }
  for (; at < order.length; at += 1) rows.push({ mark: 'missing', reference: order[at]! });
  for (; made < candidate.length; made += 1) rows.push({ mark: 'extra', candidate: made });
  return rows;
}
