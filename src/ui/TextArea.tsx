import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import styles from './Field.module.css';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'className'> {
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly mono?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
}

/** A labelled block of text. */
export function TextArea({
  label,
  hideLabel = false,
  value,
  onChange,
  mono = false,
  hint,
  error,
  className,
  id,
  rows = 4,
  ...rest
}: TextAreaProps) {
  const own = useId();
  const areaId = id ?? own;
  const notes = `${areaId}-notes`;
  return (
    <div className={cx(styles.field, className)}>
      <FieldLabel htmlFor={areaId} label={label} hidden={hideLabel} />
      <div className={cx(styles.frame, error !== undefined && styles.invalid)}>
        <textarea
          spellCheck={false}
          {...rest}
          id={areaId}
          rows={rows}
          className={cx(styles.input, styles.area, mono && styles.mono)}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={hint !== undefined || error !== undefined ? notes : undefined}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
        />
      </div>
      <FieldNotes id={notes} hint={hint} error={error} />
    </div>
  );
}
