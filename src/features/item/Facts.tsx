import type { ReactNode } from 'react';
import { LongText } from '../../ui/text/LongText.tsx';
import styles from './MessagesTab.module.css';

/** Names and their values, one under another. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

export interface FactProps {
  readonly name: ReactNode;
  readonly text: string;
  readonly part: string;
}

export function Fact({ name, text, part }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <LongText text={text} mono part={part} />
      </dd>
    </div>
  );
}
