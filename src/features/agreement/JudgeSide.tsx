import { judgeFaultSentence } from '../../core/words/judgeOutput.ts';
import { plain } from '../../core/words/textPart.ts';
import type { ShownRun } from '../../state/agreement/shownRun.ts';
import type { SaidByJudge } from '../../state/judges/judge.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { Verdict } from './Verdict.tsx';
import { words } from './words.ts';
import styles from './Review.module.css';

export interface JudgeSideProps {
  /** As it is compared. */
  readonly value: string | null;
  readonly said: SaidByJudge | null;
  /** Null while it is read. */
  readonly detail: ShownRun | null;
}

/** What the judge says of a run, and why. */
export function JudgeSide({ value, said, detail }: JudgeSideProps) {
  const why = detail?.why ?? null;
  const thoughts = why === null ? (said?.why ?? null) : null;
  const reasons = detail?.reasons ?? [];
  const isSilent = why === null && thoughts === null && reasons.length === 0;
  return (
    <section className={styles.side} aria-label={words.judgeSays}>
      <h3 className={styles.who}>
        {words.judgeSays} <Verdict value={value} />
        {said !== null && said.score !== null && (
          <span className={styles.quiet}>
            <PlainText text={words.score(said.score)} limit={40} />
          </span>
        )}
      </h3>
      {said !== null && said.problem !== null && <p>{judgeFaultSentence(said.problem)}</p>}
      {why !== null && (
        <div className={styles.text}>
          <PlainText text={plain(why)} multiline />
        </div>
      )}
      {thoughts !== null && (
        <div className={styles.text}>
          <PlainText text={thoughts} multiline />
        </div>
      )}
      {reasons.map(({ name, text }) => (
        <div key={name} className={styles.text}>
          <span className={styles.quiet}>
            <PlainText text={name} limit={60} />:
          </span>{' '}
          <PlainText text={text} multiline />
        </div>
      ))}
      {isSilent && detail !== null && <p className={styles.quiet}>{words.noReasons}</p>}
    </section>
  );
}
