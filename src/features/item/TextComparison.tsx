import type { ItemDetail } from '../../engine/engine.ts';
import { cx } from '../../ui/cx.ts';
import { StateMark } from '../../ui/StateMark.tsx';
import { LongText } from '../../ui/text/LongText.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { part } from './parts.ts';
import { shownJson } from './shownJson.ts';
import { textMarks, textSaid } from './textMarks.ts';
import { words } from './words.ts';
import styles from './Comparison.module.css';

export interface TextComparisonProps {
  readonly accepted: readonly string[];
  readonly detail: ItemDetail;
}

/** The accepted answers beside the reply's text; with one accepted answer, where the two differ. */
export function TextComparison({ accepted, detail }: TextComparisonProps) {
  const said = textSaid(detail);
  const marks = textMarks(detail);
  return (
    <div className={styles.texts}>
      <section aria-label={words.accepted}>
        <h3>{words.accepted}</h3>
        {accepted.length === 0 && <p className={styles.none}>{words.acceptedNone}</p>}
        <ul>
          {accepted.map((text, place) => (
            <li key={place}>
              {marks === null ? (
                <LongText text={shownJson(text)} part={part.accepted(place)} />
              ) : (
                <Marked
                  start={marks.start}
                  middle={marks.one}
                  end={marks.end}
                  tone={styles.expected}
                  name={part.accepted(place)}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={words.reply}>
        <h3>{words.reply}</h3>
        {said === null && <p className={styles.none}>{words.nothingHere}</p>}
        {said !== null && marks === null && <LongText text={said} part={part.said} />}
        {marks !== null && (
          <div className={styles.found}>
            <Marked start={marks.start} middle={marks.other} end={marks.end} tone={styles.got} name={part.said} />
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
  /** Of the whole text. */
  readonly name: string;
}

function Marked({ start, middle, end, tone, name }: MarkedProps) {
  return (
    <span className={cx(styles.prose, styles.changed)} data-run data-part={name}>
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
