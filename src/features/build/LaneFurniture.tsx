import { memo } from 'react';
import type { BuildPair, Lane } from '../../state/build.ts';
import type { Columns } from '../../state/buildColumns.ts';
import { groupAround } from '../../state/buildEdit.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { boxOf, type LaneShape } from './laneShape.ts';
import { shownName } from './LaneStepView.tsx';
import type { ScrollWindow } from './useScrollWindow.ts';
import { words } from './words.ts';
import styles from './Lanes.module.css';

export interface FurnitureProps {
  readonly columns: Columns;
  readonly shape: LaneShape;
  readonly shown: ScrollWindow;
}

/** An empty place in the candidate's lane for each missing step. For the eye: the missing step itself says so. */
export const Gaps = memo(function Gaps({ pair, columns, shape, shown }: FurnitureProps & { readonly pair: BuildPair }) {
  const gaps: { readonly place: number; readonly name: string }[] = [];
  for (let place = shown.from; place < shown.to; place += 1) {
    const missing = columns.candidate[place] === -1 ? pair.reference[columns.reference[place] ?? -1] : undefined;
    if (missing !== undefined) gaps.push({ place, name: shownName(missing.step.name) });
  }
  return gaps.map(({ place, name }) => (
    <div key={place} className={styles.gap} style={boxOf(shape, 1, place)} aria-hidden="true">
      <PlainText text={name} mono limit={200} />
    </div>
  ));
});

/** A bracket over the calls of each group, whose order is free. */
export const GroupBrackets = memo(function GroupBrackets({
  lane,
  columns,
  shape,
  shown,
}: FurnitureProps & { readonly lane: Lane }) {
  const starts = new Set<number>();
  for (let place = shown.from; place < shown.to; place += 1) {
    const at = columns.reference[place] ?? -1;
    if (at < 0) continue;
    const { start, size } = groupAround(lane, at);
    if (size > 1) starts.add(start);
  }
  return [...starts].map((start) => {
    const { size } = groupAround(lane, start);
    const first = boxOf(shape, 0, columns.ofReference[start] ?? 0);
    const last = boxOf(shape, 0, columns.ofReference[start + size - 1] ?? 0);
    const style = shape.vertical
      ? { left: 0, top: first.top, width: 8, height: last.top + last.height - first.top }
      : { left: first.left, top: 0, width: last.left + last.width - first.left, height: 16 };
    return (
      <div key={start} className={shape.vertical ? styles.braceUpright : styles.brace} style={style} aria-hidden="true">
        {!shape.vertical && <span>{words.parallel}</span>}
      </div>
    );
  });
});
