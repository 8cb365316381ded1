import {
  closestCenter,
  KeyboardCode,
  type Announcements,
  type Collision,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import type { SortingStrategy } from '@dnd-kit/sortable';
import type { BuildPair } from '../../state/build.ts';
import { placeOf } from '../../state/buildLanes.ts';
import { labelText } from '../../ui/text/labelText.ts';
import { draggedOf, laneOfId, middle } from './dragAim.ts';
import { words } from './words.ts';

type Transform = NonNullable<ReturnType<SortingStrategy>>;

/** By which keys a step is picked up, put down, and left where it was: Enter renames. */
export const DRAG_KEYS = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter, KeyboardCode.Tab],
};

const STEPS: ReadonlyMap<string, number> = new Map([
  [KeyboardCode.Right, 1],
  [KeyboardCode.Down, 1],
  [KeyboardCode.Left, -1],
  [KeyboardCode.Up, -1],
]);

/** Steps between the old and the new place of the one that is dragged go one place on; only those in sight have one. */
export function laneStrategy({
  rects,
  activeIndex,
  overIndex,
  index,
}: Parameters<SortingStrategy>[0]): Transform | null {
  const to = shifted(index, activeIndex, overIndex);
  const [here, there] = [rects[index], rects[to]];
  if (here === undefined || there === undefined || to === index) return null;
  return { x: there.left - here.left, y: there.top - here.top, scaleX: 1, scaleY: 1 };
}

function shifted(index: number, active: number, over: number): number {
  if (over < 0) return index;
  if (index === active) return over;
  if (index > active && index <= over) return index - 1;
  return index < active && index >= over ? index + 1 : index;
}

/** How steps are dragged along their lane, by what is built at that moment. */
export interface LaneDrag {
  readonly collisions: CollisionDetection;
  readonly arrows: KeyboardCoordinateGetter;
  readonly announcements: Announcements;
}

export function laneDrag(pairNow: () => BuildPair, vertical: boolean): LaneDrag {
  function keysOf(key: UniqueIdentifier): readonly UniqueIdentifier[] {
    const pair = pairNow();
    const place = placeOf(pair, Number(key));
    return place === null ? [] : pair[place.lane].map((one) => one.key);
  }
  return {
    // Steps stay in their lane: only its places are hit. A tool hits the next step of the lane that it is over.
    collisions: (request) => {
      if (draggedOf(request.active.id).kind === 'tool') return toolCollisions(request, pairNow(), vertical);
      const keys = new Set(keysOf(request.active.id));
      const droppableContainers = request.droppableContainers.filter(({ id }) => keys.has(id));
      return closestCenter({ ...request, droppableContainers });
    },
    // An arrow key moves what is picked up to the next place, whichever way the lane lies.
    arrows: (event, { active, context }) => {
      const step = STEPS.get(event.code);
      if (step === undefined) return undefined;
      event.preventDefault();
      const keys = keysOf(active);
      const next = keys[keys.indexOf(context.over?.id ?? active) + step];
      const rect = next === undefined ? undefined : context.droppableRects.get(next);
      return rect === undefined ? undefined : { x: rect.left, y: rect.top };
    },
    announcements: announcementsOf(pairNow),
  };
}

function toolCollisions(
  { collisionRect, droppableContainers, droppableRects }: Parameters<CollisionDetection>[0],
  pair: BuildPair,
  vertical: boolean,
): Collision[] {
  const [x, y] = [collisionRect.left + collisionRect.width / 2, collisionRect.top + collisionRect.height / 2];
  const area = droppableContainers.find(({ id }) => {
    const rect = laneOfId(id) === null ? undefined : droppableRects.get(id);
    return rect !== undefined && x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom;
  });
  const lane = area === undefined ? null : laneOfId(area.id);
  if (area === undefined || lane === null) return [];
  const keys = new Set<UniqueIdentifier>(pair[lane].map(({ key }) => key));
  const here = middle(collisionRect, vertical);
  const steps = droppableContainers.flatMap(({ id }) => {
    const rect = keys.has(id) ? droppableRects.get(id) : undefined;
    return rect === undefined ? [] : [{ id, away: Math.abs(middle(rect, vertical) - here) }];
  });
  steps.sort((a, b) => a.away - b.away);
  return steps.length === 0 ? [{ id: area.id }] : steps.map(({ id }) => ({ id }));
}

function announcementsOf(pairNow: () => BuildPair): Announcements {
  function said(key: UniqueIdentifier, over: UniqueIdentifier): readonly [name: string, place: string] {
    const pair = pairNow();
    const [place, target] = [placeOf(pair, Number(key)), placeOf(pair, Number(over))];
    if (place === null || target === null) return ['', ''];
    const lane = pair[place.lane];
    return [labelText(lane[place.at]?.step.name ?? ''), words.step(place.lane, target.at, lane.length)];
  }
  let last: UniqueIdentifier | null = null;
  return {
    // What a tool becomes is said when it is put down.
    onDragStart: ({ active }) => {
      last = active.id;
      if (isTool(active.id)) return undefined;
      return words.picked(...said(active.id, active.id));
    },
    onDragOver: ({ active, over }) => {
      // It is over its own place as soon as it is picked up.
      if (isTool(active.id) || over === null || over.id === last) return undefined;
      last = over.id;
      return words.moved(...said(active.id, over.id));
    },
    // By then it has been moved: its place is its own.
    onDragEnd: ({ active }) => (isTool(active.id) ? undefined : words.dropped(...said(active.id, active.id))),
    onDragCancel: ({ active }) => (isTool(active.id) ? undefined : words.dropCancelled(said(active.id, active.id)[0])),
  };
}

function isTool(id: UniqueIdentifier): boolean {
  return draggedOf(id).kind === 'tool';
}
