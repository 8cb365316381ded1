import type { LaneName, BuildPair } from '../../state/build.ts';
import type { Aim, Dragged } from '../../state/buildDrag.ts';
import { placeOf } from '../../state/buildLanes.ts';

type Id = string | number;

/** As much of a box as is asked of it. */
interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const TOOL = 'tool:';
const LANES: readonly LaneName[] = ['reference', 'candidate'];

/** By which a tool is known while it is dragged; steps go by their keys. */
export function toolId(name: string): string {
  return TOOL + name;
}

/** By which a whole lane is known as a place to drop on. */
export function laneId(lane: LaneName): string {
  return `lane:${lane}`;
}

export function draggedOf(id: Id): Dragged {
  const text = String(id);
  if (text.startsWith(TOOL)) return { kind: 'tool', name: text.slice(TOOL.length) };
  return { kind: 'step', key: Number(id) };
}

export function laneOfId(id: Id): LaneName | null {
  return LANES.find((lane) => laneId(lane) === id) ?? null;
}

/** The middle of a box along the lanes. */
export function middle(rect: Rect, vertical: boolean): number {
  return vertical ? rect.top + rect.height / 2 : rect.left + rect.width / 2;
}

/** Where what is held, at `rect`, would go when it is let go over a step or an empty lane; null where it would go nowhere. */
export function aimOf(
  pair: BuildPair,
  dragged: Dragged,
  rect: Rect | null,
  over: { readonly id: Id; readonly rect: Rect },
  vertical: boolean,
): Aim | null {
  const lane = laneOfId(over.id);
  if (lane !== null) return dragged.kind === 'tool' ? { lane, at: pair[lane].length } : null;
  const place = placeOf(pair, Number(over.id));
  if (place === null || dragged.kind === 'step') return place;
  const isBehind = rect !== null && middle(rect, vertical) > middle(over.rect, vertical);
  return { lane: place.lane, at: place.at + (isBehind ? 1 : 0) };
}
