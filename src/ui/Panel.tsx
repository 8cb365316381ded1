import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';
import { SectionHeader } from './SectionHeader.tsx';
import styles from './Panel.module.css';

export interface PanelProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode;
  readonly level?: 2 | 3 | 4 | undefined;
  /** Keeps the title for assistive technology, shows no header. */
  readonly hideTitle?: boolean | undefined;
  /** Fills its place and scrolls inside. */
  readonly scroll?: boolean | undefined;
  /** Without it the body goes to the edges (tables, editors). */
  readonly padded?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A named region of a view: a thin rule and a title, no box. */
export function Panel({
  title,
  children,
  actions,
  level = 2,
  hideTitle = false,
  scroll = false,
  padded = true,
  className,
}: PanelProps) {
  const id = useId();
  return (
    <section
      className={cx(styles.panel, scroll && styles.scroll, className)}
      aria-labelledby={hideTitle ? undefined : id}
      aria-label={hideTitle ? title : undefined}
    >
      {!hideTitle && <SectionHeader id={id} title={title} level={level} actions={actions} ruled />}
      <div className={cx(styles.body, padded && styles.padded)}>{children}</div>
    </section>
  );
}
