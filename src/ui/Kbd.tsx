import styles from './Kbd.module.css';

export interface KbdProps {
  /** Keys separated by spaces, for instance `Ctrl K` or `g r`. */
  readonly keys: string;
}

/** Keys as keycaps. */
export function Kbd({ keys }: KbdProps) {
  return (
    <span className={styles.keys}>
      {keys.split(' ').map((key, place) => (
        <kbd key={place} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
