import { Switch as RadixSwitch } from 'radix-ui';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './Switch.module.css';

export interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
  readonly hint?: ReactNode;
}

/** A setting that is on or off and takes effect at once. */
export function Switch({ label, checked, onChange, disabled = false, hint }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <RadixSwitch.Root
        id={id}
        className={styles.track}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        aria-describedby={hint !== undefined ? `${id}-hint` : undefined}
      >
        <RadixSwitch.Thumb className={styles.thumb} />
      </RadixSwitch.Root>
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint !== undefined && (
          <div id={`${id}-hint`} className={styles.hint}>
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}
