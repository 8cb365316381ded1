import { useRef, useState } from 'react';
import { clampSize, splitterMove } from '../splitterMove.ts';
import styles from './Grid.module.css';

export interface ColumnEdgeProps {
  readonly label: string;
  /** Whether the tab key comes here. */
  readonly stop: boolean;
  /** While it is dragged: the width so far. */
  readonly onDrag: (width: number) => void;
  /** The width that was chosen, in pixels; null lets the column fit by itself again. */
  readonly onWidth: (width: number | null) => void;
}

const BOUNDS = { min: 32, max: 1200, inverted: false } as const;

/** The edge of a column: drag, arrows (Shift for more), Home and End; a double click or Backspace resets. */
export function ColumnEdge({ label, stop, onDrag, onWidth }: ColumnEdgeProps) {
  const grip = useRef<{ readonly x: number; readonly width: number } | undefined>(undefined);
  const [now, setNow] = useState<number>(BOUNDS.min);

  function choose(width: number): void {
    setNow(width);
    onWidth(width);
  }
  return (
    <div
      role="separator"
      tabIndex={stop ? 0 : -1}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={BOUNDS.min}
      aria-valuemax={BOUNDS.max}
      aria-valuenow={now}
      aria-valuetext={`${now} pixels`}
      className={styles.edge}
      onFocus={(event) => {
        setNow(widthAt(event.currentTarget));
      }}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const next = splitterMove(event.key, event.shiftKey, widthAt(event.currentTarget), BOUNDS);
        const resets = event.key === 'Backspace' || event.key === 'Delete';
        if (next === undefined && !resets) return;
        event.preventDefault();
        event.stopPropagation();
        if (next === undefined) onWidth(null);
        else choose(next);
      }}
      onDoubleClick={() => {
        onWidth(null);
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { x: event.clientX, width: widthAt(event.currentTarget) };
      }}
      onPointerMove={(event) => {
        const width = grip.current === undefined ? null : draggedTo(grip.current, event.clientX);
        if (width !== null && width !== grip.current?.width) onDrag(width);
      }}
      onPointerUp={(event) => {
        const width = grip.current === undefined ? null : draggedTo(grip.current, event.clientX);
        // A press that moved nothing is the first half of a double click.
        if (width !== null && width !== grip.current?.width) choose(width);
        grip.current = undefined;
      }}
      onPointerCancel={() => {
        if (grip.current !== undefined) onDrag(grip.current.width);
        grip.current = undefined;
      }}
    />
  );
}

function draggedTo({ x, width }: { readonly x: number; readonly width: number }, to: number): number {
  return clampSize(width + to - x, BOUNDS);
}

function widthAt(edge: HTMLElement): number {
  return clampSize(edge.parentElement?.offsetWidth ?? 0, BOUNDS);
}
