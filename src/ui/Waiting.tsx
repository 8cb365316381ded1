import type { ReactNode } from 'react';
import { PlainText } from './text/PlainText.tsx';
import styles from './Waiting.module.css';

/** A view before there is anything to show in it: what it is of, and what it waits for. */
export function Waiting({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.waiting}>
      <h1 tabIndex={-1}>
        <PlainText text={name} multiline />
      </h1>
      {children}
    </div>
  );
}
