import { useId } from 'react';
import { cx } from './cx.ts';
import { Kbd } from './Kbd.tsx';
import { MARK_PATHS, type Tone } from './tone.ts';
import styles from './Segmented.module.css';

export interface SegmentedOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** A state: its glyph stands before the label, its colour shows when chosen. */
  readonly tone?: Tone | undefined;
  readonly keys?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface SegmentedProps<Value extends string = string> {
  readonly label: string;
  /** Undefined while nothing is chosen. */
  readonly value: Value | undefined;
  readonly options: readonly SegmentedOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly size?: 'm' | 'l' | undefined;
}

/** One of a few, all in sight. Native radio buttons: one tab stop, arrows choose. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  size = 'm',
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={cx(styles.group, size === 'l' && styles.large)}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={cx(styles.option, option.tone !== undefined && styles[option.tone])}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            onChange={() => {
              onChange(option.value);
            }}
          />
          {option.tone !== undefined && (
            <svg className={styles.glyph} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d={MARK_PATHS[option.tone]} />
            </svg>
          )}
          {option.label}
          {option.keys !== undefined && <Kbd keys={option.keys} />}
        </label>
      ))}
    </fieldset>
  );
}
