import { curveDashes } from './curveLook.ts';
import styles from './Charts.module.css';

/** What a curve looks like, beside its name. */
export function CurveSwatch({ place }: { readonly place: number }) {
  return (
    <svg className={styles.swatch} width="24" height="12" viewBox="0 0 24 12" aria-hidden="true">
      <line
        x1="0"
        x2="24"
        y1="6"
        y2="6"
        stroke={`var(--part-${place})`}
        strokeWidth="2"
        strokeDasharray={curveDashes(place)}
      />
    </svg>
  );
}
