import { useRef, useState, type ReactNode } from 'react';
import { grouped } from '../../core/words/numbers.ts';
import { Button } from '../../ui/Button.tsx';
import { words } from './words.ts';
import styles from './RunBody.module.css';

export interface RunSection {
  readonly id: string;
  readonly title: string;
  readonly count?: number;
  /** How it is at first, where it can be folded. */
  readonly folds?: 'open' | 'closed';
  readonly content: ReactNode;
}

/** Below this many all of them are near. */
const MANY = 4;

/** Milliseconds in which a fold has opened. */
const OPENS = 60;

function goTo(heading: HTMLElement): void {
  heading.scrollIntoView({ block: 'start' });
  heading.focus({ preventScroll: true });
}

/** The parts of a run one above the other, with a way to each of them. */
export function RunSections({ sections }: { readonly sections: readonly RunSection[] }) {
  const body = useRef<HTMLDivElement>(null);

  function show(id: string): void {
    const heading = body.current?.querySelector<HTMLElement>(`[data-section="${id}"] h2`);
    if (heading === null || heading === undefined) return;
    const fold = heading.closest('details');
    if (fold === null || fold.open) {
      goTo(heading);
      return;
    }
    // Where it is shows once its content is there.
    fold.open = true;
    setTimeout(goTo, OPENS, heading);
  }
  return (
    <div ref={body} className={styles.body}>
      {sections.length >= MANY && (
        <div role="group" aria-label={words.runParts} className={styles.parts}>
          {sections.map(({ id, title, count }) => (
            <Button
              key={id}
              variant="quiet"
              onClick={() => {
                show(id);
              }}
            >
              {title}
              {count !== undefined && <span className={styles.count}>{grouped(count)}</span>}
            </Button>
          ))}
        </div>
      )}
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </div>
  );
}

function Section({ section: { id, title, count, folds, content } }: { readonly section: RunSection }) {
  const [open, setOpen] = useState(folds !== 'closed');
  const heading = (
    <h2 tabIndex={-1} className={styles.title}>
      {title}
      {count !== undefined && <span className={styles.count}>{grouped(count)}</span>}
    </h2>
  );
  if (folds === undefined) {
    return (
      <section data-section={id} className={styles.section}>
        {heading}
        {content}
      </section>
    );
  }
  return (
    <section data-section={id} className={styles.section}>
      <details
        open={open}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
        }}
      >
        <summary>{heading}</summary>
        {open && content}
      </details>
    </section>
  );
}
