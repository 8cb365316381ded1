import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Field.module.css';

/** The label of a control; hidden from the eye alone when asked. */
export function FieldLabel({
  htmlFor,
  label,
  hidden,
}: {
  readonly htmlFor: string;
  readonly label: string;
  readonly hidden: boolean;
}) {
  if (hidden) {
    return (
      <VisuallyHidden>
        <label htmlFor={htmlFor}>{label}</label>
      </VisuallyHidden>
    );
  }
  return (
    <label htmlFor={htmlFor} className={styles.label}>
      {label}
    </label>
  );
}
