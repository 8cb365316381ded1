import { alignmentRows } from '../core/trajectory/alignmentRows.ts';
import { isGroup, stepsOf } from '../core/trajectory/steps.ts';
import type { Alignment, ReferencePath, Step, StepMark } from '../core/trajectory/trajectory.ts';

/** A step with its place among the steps as written, from 0. */
export interface PlacedStep {
  readonly at: number;
  readonly step: Step;
}

/** A row's place in a group of the reference, whose order is free. */
export type GroupPlace = 'first' | 'inner' | 'last';

/** A line of an alignment as it is drawn: a reference step, the step that answers it, or both. */
export interface StepRow {
  readonly mark: StepMark;
  readonly reference: PlacedStep | null;
  readonly candidate: PlacedStep | null;
  /** Of a match, its place among the alignment's pairs. */
  readonly pair: number | null;
  readonly group: GroupPlace | null;
}

/** The lines of an alignment in reading order. Steps that stand among those of a group are in its bracket. */
export function stepRows(path: ReferencePath, candidate: readonly Step[], alignment: Alignment): readonly StepRow[] {
  const wanted = stepsOf(path);
  let pairs = 0;
  const rows = alignmentRows(path, candidate, alignment).map((row): Omit<StepRow, 'group'> => {
    const pair = row.mark === 'match' ? (pairs += 1) - 1 : null;
    return {
      mark: row.mark,
      reference: row.mark === 'extra' ? null : { at: row.reference, step: wanted[row.reference]! },
      candidate: row.mark === 'missing' ? null : { at: row.candidate, step: candidate[row.candidate]! },
      pair,
    };
  });
  const groups = groupsOf(path, rows);
  return rows.map((row, at) => ({ ...row, group: groups[at] ?? null }));
}

function groupsOf(path: ReferencePath, rows: readonly Pick<StepRow, 'reference'>[]): (GroupPlace | null)[] {
  const places = rows.map((): GroupPlace | null => null);
  let start = 0;
  for (const block of path) {
    const from = start;
    start += isGroup(block) ? block.length : 1;
    if (!isGroup(block) || block.length < 2) continue;
    const inside = rows.flatMap(({ reference }, row) =>
      reference !== null && reference.at >= from && reference.at < start ? [row] : [],
    );
    const [first, last] = [inside[0]!, inside.at(-1)!];
    for (let row = first; row <= last; row += 1) {
      places[row] = row === first ? 'first' : row === last ? 'last' : 'inner';
    }
  }
  return places;
}
