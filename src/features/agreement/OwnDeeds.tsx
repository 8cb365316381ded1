import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { ItemKey } from '../../core/model/item.ts';
import { labelOf } from '../../state/labels/select.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { OwnNote } from './OwnNote.tsx';
import type { Comparison } from './useComparison.ts';
import { words } from './words.ts';
import styles from './Review.module.css';

const CAUSES = ['judge wrong', 'my slip', 'rubric gap', 'ambiguous run'] as const;

/** What is written beside a label that stays as it is, and where the rubric does not say. */
const KEPT = 'kept after review';
const UNCLEAR = 'rubric unclear';

export interface OwnDeedsProps {
  readonly comparison: Comparison;
  readonly itemKey: ItemKey;
  /** Where a label by the parts of a rubric is changed. */
  readonly labelHref: string;
}

/** What you make of a disagreement: your label kept or changed, and why the two differ. All of it is kept at once. */
export function OwnDeeds({ comparison, itemKey, labelHref }: OwnDeedsProps) {
  const { store, actions } = comparison.desk;
  const { now, disputed, tagText } = useStore(
    store,
    useShallow((state) => {
      const label = labelOf(state, itemKey);
      return { now: label.value, disputed: label.disputed, tagText: label.tags.join('\n') };
    }),
  );
  const tags = tagText === '' ? [] : tagText.split('\n');
  function toggle(tag: string): void {
    actions.setTags(tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag]);
    actions.keepDraft();
  }
  const other = now === 'PASS' ? 'FAIL' : 'PASS';
  return (
    <div className={styles.deeds}>
      <div className={styles.actions}>
        <Toggle
          label={words.keep}
          pressed={tags.includes(KEPT)}
          onClick={() => {
            toggle(KEPT);
          }}
        />
        {comparison.labels.rubric === null ? (
          <Button
            onClick={() => {
              actions.label(other);
            }}
          >
            {words.change(other)}
          </Button>
        ) : (
          <LinkButton href={labelHref}>{words.changeParts}</LinkButton>
        )}
        <Toggle
          label={words.unclear}
          pressed={tags.includes(UNCLEAR)}
          onClick={() => {
            toggle(UNCLEAR);
          }}
        />
        <Toggle
          label={words.dispute}
          pressed={disputed}
          onClick={() => {
            actions.dispute(!disputed);
          }}
        />
      </div>
      <div className={styles.actions} role="group" aria-label={words.cause}>
        <span className={styles.quiet}>{words.cause}</span>
        {CAUSES.map((cause) => (
          <Toggle
            key={cause}
            label={words.causes[cause]}
            pressed={tags.includes(cause)}
            onClick={() => {
              toggle(cause);
            }}
          />
        ))}
      </div>
      <OwnNote desk={comparison.desk} />
      <p className={styles.quiet}>{words.revision}</p>
    </div>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly pressed: boolean;
  readonly onClick: () => void;
}

function Toggle({ label, pressed, onClick }: ToggleProps) {
  return (
    <Button pressed={pressed} onClick={onClick}>
      {label}
    </Button>
  );
}
