import { useId } from 'react';
import type { PartLook } from './look.ts';
import { Pattern } from './Pattern.tsx';
import styles from './Charts.module.css';

/** What a part looks like, beside its name. */
export function Swatch({ look }: { readonly look: PartLook }) {
  const id = useId();
  return (
    <svg className={styles.swatch} width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      <defs>
        <Pattern id={id} look={look} />
      </defs>
      <rect width="12" height="12" rx="2" fill={`url(#${id})`} />
    </svg>
  );
}
