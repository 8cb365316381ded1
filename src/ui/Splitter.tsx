import { useRef } from 'react';
import { clampSize, splitterMove } from './splitterMove.ts';
import styles from './Splitter.module.css';

export interface SplitterProps {
  /** Names the panel that is sized, for instance "Width of the facets". */
  readonly label: string;
  /** Width of the panel in pixels. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** The width a double click goes back to. */
  readonly initial: number;
  readonly onChange: (value: number) => void;
  /** On which side of the bar the panel stands. */
  readonly side?: 'before' | 'after' | undefined;
  /** Id of the panel that is sized. */
  readonly controls?: string | undefined;
}

/** The bar between two columns: drag, arrows (Shift for more), Home and End; a double click resets. */
export function Splitter({ label, value, min, max, initial, onChange, side = 'before', controls }: SplitterProps) {
  const grip = useRef<{ readonly x: number; readonly size: number } | undefined>(undefined);
  const bounds = { min, max, inverted: side === 'after' };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={clampSize(value, bounds)}
      aria-valuetext={`${clampSize(value, bounds)} pixels`}
      aria-controls={controls}
      className={styles.splitter}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const next = splitterMove(event.key, event.shiftKey, value, bounds);
        if (next === undefined) return;
        event.preventDefault();
        onChange(next);
      }}
      onDoubleClick={() => {
        onChange(clampSize(initial, bounds));
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { x: event.clientX, size: value };
      }}
      onPointerMove={(event) => {
        if (grip.current === undefined) return;
        const moved = event.clientX - grip.current.x;
        onChange(clampSize(grip.current.size + (bounds.inverted ? -moved : moved), bounds));
      }}
      onPointerUp={() => {
        grip.current = undefined;
      }}
      onPointerCancel={() => {
        grip.current = undefined;
      }}
    />
  );
}
