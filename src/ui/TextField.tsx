import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import styles from './Field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'prefix' | 'className'> {
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly mono?: boolean | undefined;
  /** An icon or a word before the text. */
  readonly prefix?: ReactNode;
  /** Buttons or a unit after the text. */
  readonly suffix?: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong with the value, in a sentence. */
  readonly error?: string | undefined;
  readonly className?: string | undefined;
}

/** A labelled line of text. */
export function TextField({
  label,
  hideLabel = false,
  value,
  onChange,
  mono = false,
  prefix,
  suffix,
  hint,
  error,
  className,
  id,
  ...rest
}: TextFieldProps) {
  const own = useId();
  const inputId = id ?? own;
  const notes = `${inputId}-notes`;
  return (
    <div className={cx(styles.field, className)}>
      <FieldLabel htmlFor={inputId} label={label} hidden={hideLabel} />
      <div className={cx(styles.frame, error !== undefined && styles.invalid)}>
        {prefix !== undefined && <span className={styles.slot}>{prefix}</span>}
        <input
          autoComplete="off"
          spellCheck={false}
          {...rest}
          id={inputId}
          className={cx(styles.input, mono && styles.mono)}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={hint !== undefined || error !== undefined ? notes : undefined}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
        />
        {suffix !== undefined && <span className={styles.slot}>{suffix}</span>}
      </div>
      <FieldNotes id={notes} hint={hint} error={error} />
    </div>
  );
}
