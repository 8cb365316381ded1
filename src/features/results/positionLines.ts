import type { PathPositions, PositionHits } from '../../engine/trajectories.ts';

/** A line of the panel: a step of the reference, or what was done in the gap before it. */
export type PositionLine =
  | {
      readonly kind: 'step';
      readonly number: number;
      readonly position: PositionHits;
      /** Its order among its neighbours is free. */
      readonly inGroup: boolean;
    }
  | {
      readonly kind: 'gap';
      /** The step it stands before; null behind the last. */
      readonly before: string | null;
      readonly usual: PathPositions['gaps'][number]['usual'];
    };

/** The steps of a path in their order, each gap in which something was done before the step it precedes. */
export function positionLines({ path, positions, gaps }: PathPositions): readonly PositionLine[] {
  const grouped = path.flatMap((block) => ('name' in block ? [false] : block.map(() => block.length > 1)));
  const lines: PositionLine[] = [];
  for (let at = 0; at <= positions.length; at += 1) {
    const position = positions[at];
    const usual = gaps[at]?.usual ?? [];
    if (usual.length > 0) lines.push({ kind: 'gap', before: position?.name ?? null, usual });
    if (position !== undefined) {
      lines.push({ kind: 'step', number: at + 1, position, inGroup: grouped[at] === true });
    }
  }
  return lines;
}
