import { useMemo } from 'react';
import { useStore } from 'zustand';
import { judgeTitle } from '../../state/judges/judgeText.ts';
import type { LabelDesk } from '../../state/labels/desk.ts';
import type { LabelOf } from '../../state/labels/select.ts';
import { Switch } from '../../ui/Switch.tsx';
import { JudgePart } from './JudgePart.tsx';
import type { ReadWhy } from './JudgeWhy.tsx';
import { LabelMark } from './LabelMark.tsx';
import { NoteField } from './NoteField.tsx';
import { RubricParts } from './RubricParts.tsx';
import { RubricSum } from './RubricSum.tsx';
import { statusOf, statusWord } from './status.ts';
import { TagsField } from './TagsField.tsx';
import { words } from './words.ts';
import styles from './AnswerDetails.module.css';

export interface AnswerProps {
  readonly desk: LabelDesk;
  /** The item as one text. What is drawn of it stays from item to item, so that the focus does. */
  readonly item: string;
  readonly label: LabelOf;
  /** What was said before the judge was in sight; null where nothing was. */
  readonly blindValue: string | null;
  /** The item was on screen with a verdict before. */
  readonly seen: boolean;
  /** Tags of the rater's on any item. */
  readonly usedTags: readonly string[];
  /** The reader was asked before whether to reveal. */
  readonly asked: boolean;
  readonly readWhy: ReadWhy;
  readonly onReveal: () => void;
}

/** Everything that stands beside the label: the rubric's parts, note, tags, and the judge. */
export function Answer({ desk: { store, actions }, item, label, blindValue, seen, ...rest }: AnswerProps) {
  const { usedTags, asked, readWhy, onReveal } = rest;
  const draft = useStore(store, (state) => state.draft);
  const rubric = useStore(store, (state) => state.rubric);
  const judge = useStore(store, (state) => state.judge);
  const revealed = useStore(store, (state) => state.revealed);
  const judgeName = useMemo(() => (judge === null ? '' : judgeTitle(judge)), [judge]);
  const status = statusOf(label);
  const labelled = label.value !== null;
  return (
    <div className={styles.details}>
      <div className={styles.now} role="group" aria-label={words.answer}>
        <LabelMark status={status} value={label.value} />
        {label.disputed && <span className={styles.quiet}>{words.disputed}</span>}
        {label.blind === false && <span className={styles.quiet}>{words.notBlind}</span>}
      </div>
      {rubric !== null && (
        <div>
          <RubricSum rubric={rubric} chosen={draft.parts} />
          <RubricParts rubric={rubric} chosen={draft.parts} onChoose={actions.choosePart} />
        </div>
      )}
      <NoteField note={draft.note} labelled={labelled} onType={actions.typeNote} onKeep={actions.keepDraft} />
      <TagsField
        key={item}
        tags={draft.tags}
        used={usedTags}
        onTags={(tags) => {
          actions.setTags(tags);
          actions.keepDraft();
        }}
      />
      <Switch label={words.dispute} hint={words.disputeHint} checked={label.disputed} onChange={actions.dispute} />
      {judge !== null && (
        <div className={styles.judge}>
          {revealed !== null && (
            <p className={styles.revised}>
              {blindValue === null ? (
                words[label.value === null ? 'revealedNone' : 'revealedSighted']
              ) : (
                <span>
                  {words.revealedBlind(statusWord(statusOf({ state: 'said', value: blindValue }), blindValue))}
                </span>
              )}
              {blindValue !== null && label.value !== blindValue && (
                <span>{words.revision(statusWord(status, label.value))}</span>
              )}
            </p>
          )}
          {seen && revealed === null && <p className={styles.revised}>{words.seenThis}</p>}
          <JudgePart
            key={item}
            name={judgeName}
            revealed={revealed}
            asked={asked}
            readWhy={readWhy}
            onReveal={onReveal}
          />
        </div>
      )}
    </div>
  );
}
