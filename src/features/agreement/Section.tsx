import type { ReactNode } from 'react';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import styles from './Section.module.css';

export interface SectionProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the view under its title. */
export function Section({ title, note, children }: SectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <SectionHeader title={title} note={note} />
      {children}
    </section>
  );
}
