import type { Candidate } from '../../state/labels/select.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { LabelMark } from './LabelMark.tsx';
import { statusOf, statusWord } from './status.ts';
import { timeText } from './timeText.ts';
import { words } from './words.ts';
import styles from './AnswerDetails.module.css';

export interface UnresolvedProps {
  readonly candidates: readonly Candidate[];
  readonly onKeep: (event: string) => void;
}

/** Labels of one rater's that were given on devices which did not know of each other: one of them is to be kept. */
export function Unresolved({ candidates, onKeep }: UnresolvedProps) {
  return (
    <Notice tone="fault" title={words.unresolved}>
      <p>{words.unresolvedWhat}</p>
      <ul className={styles.candidates}>
        {candidates.map((one) => {
          const status = statusOf({ state: 'said', value: one.value });
          const when = timeText(one.at);
          return (
            <li key={one.event} className={styles.candidate}>
              <span className={styles.candidateSaid}>
                {status === 'none' ? words.cleared : <LabelMark status={status} value={one.value} />}
                {when !== '' && <span className={styles.quiet}>{when}</span>}
                {one.note !== '' && <PlainText text={one.note} multiline />}
              </span>
              <Button
                label={words.keepThisOf(status === 'none' ? words.cleared : statusWord(status, one.value), when)}
                onClick={() => {
                  onKeep(one.event);
                }}
              >
                {words.keepThis}
              </Button>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
