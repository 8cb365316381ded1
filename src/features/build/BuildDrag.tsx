import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MeasuringStrategy,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragMoveEvent,
} from '@dnd-kit/core';
import { useMemo, type ReactNode } from 'react';
import { putDown, type Aim, type Dragged } from '../../state/buildDrag.ts';
import { select } from '../../state/buildEdit.ts';
import type { Workbench } from '../../state/workbench.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import type { Edit } from './edit.ts';
import { aimOf, draggedOf } from './dragAim.ts';
import { DRAG_KEYS, laneDrag } from './laneDrag.ts';
import { words } from './words.ts';
import styles from './Lanes.module.css';

/** What is held at the moment, and where it would be put down; nowhere for null. */
export interface Dragging {
  readonly dragged: Dragged;
  readonly aim: Aim | null;
}

export interface BuildDragProps {
  readonly bench: Workbench;
  readonly edit: Edit;
  readonly vertical: boolean;
  readonly dragging: Dragging | null;
  readonly onDragging: (dragging: Dragging | null) => void;
  readonly children: ReactNode;
}

const NO_PAIR = { reference: [], candidate: [] };

/** In here steps are dragged along their lane, and tools into either. */
export function BuildDrag({ bench, edit, vertical, dragging, onDragging, children }: BuildDragProps) {
  const { store, actions } = bench;
  const drag = useMemo(() => laneDrag(() => store.getState().build?.pair ?? NO_PAIR, vertical), [store, vertical]);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // A finger that moves at once scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: drag.arrows,
      keyboardCodes: DRAG_KEYS,
      // A smooth scroll would still be on its way at the next key.
      scrollBehavior: 'auto',
    }),
  );
  function aimed(event: DragMoveEvent): Dragging {
    const dragged = draggedOf(event.active.id);
    const rect = event.active.rect.current.translated;
    const pair = store.getState().build?.pair ?? NO_PAIR;
    return { dragged, aim: event.over === null ? null : aimOf(pair, dragged, rect, event.over, vertical) };
  }
  function follow(event: DragMoveEvent): void {
    const next = aimed(event);
    const same = dragging?.aim?.lane === next.aim?.lane && dragging?.aim?.at === next.aim?.at;
    if (!same) onDragging(next);
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={drag.collisions}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={{ announcements: drag.announcements, screenReaderInstructions: { draggable: words.dragHelp } }}
      onDragStart={({ active }) => {
        const dragged = draggedOf(active.id);
        onDragging({ dragged, aim: null });
        if (dragged.kind === 'step') edit((state) => select(state, dragged.key));
      }}
      onDragMove={follow}
      onDragOver={follow}
      onDragEnd={(event) => {
        onDragging(null);
        const { dragged, aim } = aimed(event);
        if (aim === null) return;
        edit((state) => putDown(state, dragged, aim));
        if (dragged.kind === 'tool') actions.announce(words.added(1, aim.lane));
      }}
      onDragCancel={() => {
        onDragging(null);
      }}
    >
      {children}
      {dragging?.dragged.kind === 'tool' && (
        <DragOverlay dropAnimation={null}>
          <span className={styles.held}>
            <PlainText text={dragging.dragged.name} mono limit={60} />
          </span>
        </DragOverlay>
      )}
    </DndContext>
  );
}
