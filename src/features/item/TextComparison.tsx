import type { Reply } from '../../core/model/item.ts';
import type { Result } from '../../core/model/verdict.ts';
import { textDifference } from '../../state/textDifference.ts';
import { cx } from '../../ui/cx.ts';
import { StateMark } from '../../ui/StateMark.tsx';
import { LongText } from '../../ui/text/LongText.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './Comparison.module.css';

export interface TextComparisonProps {
  readonly accepted: readonly string[];
  readonly reply: Reply | null;
  readonly result: Result | null;
}

const MARKED_UP_TO = 2000;

/** The accepted answers beside the reply's text; with one accepted answer, where the two differ. */
export function TextComparison({ accepted, reply, result }: TextComparisonProps) {
  const said = reply?.answer ?? reply?.text ?? null;
  const [only] = accepted;
  const marks =
    result?.state === 'wrong' &&
    accepted.length === 1 &&
    only !== undefined &&
    said !== null &&
    Math.max(only.length, said.length) <= MARKED_UP_TO
      ? textDifference(only, said)
      : null;
  return (
    <div className={styles.texts}>
      <section aria-label={words.accepted}>
        <h3>{words.accepted}</h3>
        {accepted.length === 0 && <p className={styles.none}>{words.acceptedNone}</p>}
        <ul>
          {accepted.map((text, place) => (
            <li key={place}>
              {marks === null ? (
                <LongText text={text} />
              ) : (
                <Marked start={marks.start} middle={marks.one} end={marks.end} tone={styles.expected} />
              )}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={words.reply}>
        <h3>{words.reply}</h3>
        {said === null && <p className={styles.none}>{words.nothingHere}</p>}
        {said !== null && marks === null && <LongText text={said} />}
        {marks !== null && (
          <div className={styles.found}>
            <Marked start={marks.start} middle={marks.other} end={marks.end} tone={styles.got} />
            <span className={styles.mark}>
              <StateMark tone="wrong" word={words.mark.changed} />
            </span>
          </div>
        )}
      </section>
    </div>
  );
}

interface MarkedProps {
  readonly start: string;
  readonly middle: string;
  readonly end: string;
  readonly tone: string | undefined;
}

function Marked({ start, middle, end, tone }: MarkedProps) {
  return (
    <span className={cx(styles.prose, styles.changed)}>
      <span className={tone}>
        <PlainText text={start} multiline className={styles.inline} />
        <span className={styles.part}>
          <PlainText text={middle} multiline className={styles.inline} />
        </span>
        <PlainText text={end} multiline className={styles.inline} />
      </span>
    </span>
  );
}
