import type { Candidate } from '../../core/filter/complete.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { MOST_SHOWN } from './completion.ts';
import { words } from './words.ts';
import styles from './FilterField.module.css';

export interface FilterCompletionsProps {
  readonly id: string;
  readonly candidates: readonly Candidate[];
  readonly active: number;
  readonly onAccept: (index: number) => void;
  readonly onPoint: (index: number) => void;
}

/** What may come next in the filter. The focus stays in the field. */
export function FilterCompletions({ id, candidates, active, onAccept, onPoint }: FilterCompletionsProps) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={words.filterList}
      className={styles.list}
      hidden={candidates.length === 0}
    >
      {candidates.slice(0, MOST_SHOWN).map((candidate, index) => (
        <div
          key={candidate.insert}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={styles.option}
          onPointerMove={() => {
            onPoint(index);
          }}
          onPointerDown={(event) => {
            event.preventDefault();
            onAccept(index);
          }}
        >
          <PlainText text={candidate.label} mono />
        </div>
      ))}
    </div>
  );
}
