import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import styles from './Field.module.css';

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
  /** Options of the same group stand together under its name. */
  readonly group?: string | undefined;
}

export interface SelectProps<Value extends string = string> {
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  /** The label stands before the control instead of above it. */
  readonly inline?: boolean | undefined;
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** A native select, dressed: keyboards, phones and screen readers already know it. */
export function Select<Value extends string>({
  label,
  hideLabel = false,
  inline = false,
  value,
  options,
  onChange,
  disabled = false,
  hint,
  id,
  className,
}: SelectProps<Value>) {
  const own = useId();
  const selectId = id ?? own;
  const notes = `${selectId}-notes`;
  return (
    <div className={cx(styles.field, inline && styles.inline, className)}>
      <FieldLabel htmlFor={selectId} label={label} hidden={hideLabel} />
      <div className={styles.selectFrame}>
        <select
          id={selectId}
          className={styles.select}
          value={value}
          disabled={disabled}
          aria-describedby={hint !== undefined ? notes : undefined}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.currentTarget.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {groupsOf(options).map(({ name, members }) =>
            name === undefined ? (
              members.map(optionOf)
            ) : (
              <optgroup key={name} label={name}>
                {members.map(optionOf)}
              </optgroup>
            ),
          )}
        </select>
        <ChevronDown className={styles.chevron} size={14} aria-hidden="true" />
      </div>
      <FieldNotes id={notes} hint={hint} />
    </div>
  );
}

function optionOf({ value, label, disabled = false }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}

interface SelectGroup {
  readonly name: string | undefined;
  readonly members: readonly SelectOption[];
}

/** Options without a group first, then each group once, in the order of its first option. */
function groupsOf(options: readonly SelectOption[]): readonly SelectGroup[] {
  const names = new Set(options.flatMap(({ group }) => (group === undefined ? [] : [group])));
  return [undefined, ...names].map((name) => ({ name, members: options.filter(({ group }) => group === name) }));
}
