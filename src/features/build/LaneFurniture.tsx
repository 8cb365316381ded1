import { useDroppable } from '@dnd-kit/core';
import { memo } from 'react';
import type { BuildPair, Lane, LaneName } from '../../state/build.ts';
import type { Columns } from '../../state/buildColumns.ts';
import type { Aim } from '../../state/buildDrag.ts';
import { groupAround } from '../../state/buildEdit.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { laneId } from './dragAim.ts';
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

export interface LaneAreaProps {
  readonly lane: LaneName;
  readonly row: 0 | 1;
  readonly shape: LaneShape;
}

/** All of a lane, its empty part too, as a place for tools to be put. */
export function LaneArea({ lane, row, shape }: LaneAreaProps) {
  const { setNodeRef } = useDroppable({ id: laneId(lane) });
  const { left, top } = boxOf(shape, row, 0);
  const around = shape.between / 2;
  const style = shape.vertical
    ? { left: left - around, width: shape.across + 2 * around, top: 0, bottom: 0 }
    : { top: top - around, height: shape.across + 2 * around, left: 0, right: 0 };
  return <div ref={setNodeRef} className={styles.area} style={style} aria-hidden="true" />;
}

export interface InsertMarkProps {
  readonly aim: Aim;
  readonly columns: Columns;
  readonly shape: LaneShape;
}

/** Where a tool that is held would be put. */
export function InsertMark({ aim: { lane, at }, columns, shape }: InsertMarkProps) {
  const places = lane === 'reference' ? columns.ofReference : columns.ofCandidate;
  const row = lane === 'reference' ? 0 : 1;
  const half = (shape.pitch - shape.along) / 2 + 1;
  const place = places[at];
  const box = boxOf(shape, row, place ?? places.at(-1) ?? 0);
  const isBehind = place === undefined && places.length > 0;
  const along = (shape.vertical ? box.top : box.left) + (isBehind ? shape.along + half : -half) - 1;
  const style = shape.vertical
    ? { left: box.left, width: box.width, top: Math.max(0, along), height: 3 }
    : { top: box.top, height: box.height, left: Math.max(0, along), width: 3 };
  return <div className={styles.insert} style={style} aria-hidden="true" />;
}
