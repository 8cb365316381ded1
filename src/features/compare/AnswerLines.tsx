import { useMemo, useState } from 'react';
import { grouped } from '../../core/words/numbers.ts';
import type { CompareLine, CompareLines } from '../../core/json/lines.ts';
import { alikeParts, type TextParts } from '../../state/textDifference.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './AnswerLines.module.css';

export interface AnswerLinesProps {
  readonly title: string;
  readonly compared: CompareLines;
}

/** Lines that are drawn at once. */
const SHOWN = 300;

/** What both sides answered beside each other, a member a line; neither is held to be right, so what differs is no fault. */
export function AnswerLines({ title, compared: { lines, cut } }: AnswerLinesProps) {
  const [most, setMost] = useState(SHOWN);
  const places = useMemo(() => placesOf(lines), [lines]);
  return (
    <section className={styles.answers} aria-label={title}>
      <h3 className={styles.title}>
        {title}{' '}
        <span className={styles.quiet}>{places.size === 0 ? words.answersSame : words.answersDiffer(places.size)}</span>
      </h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.side.a}</th>
            <th scope="col">{words.side.b}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, most).map((line, at) => (
            <Line key={at} line={line} said={places.has(at)} />
          ))}
        </tbody>
      </table>
      {most < lines.length && (
        <Button
          variant="quiet"
          onClick={() => {
            setMost(lines.length);
          }}
        >
          {words.allLines(grouped(lines.length))}
        </Button>
      )}
      {cut && <p className={styles.note}>{words.linesCut}</p>}
    </section>
  );
}

/** Lines at which something differs; what an object holds that one side alone has is said by its first line. */
function placesOf(lines: readonly CompareLine[]): ReadonlySet<number> {
  const places = new Set<number>();
  let within = Number.POSITIVE_INFINITY;
  for (const [at, { mark, key, depth }] of lines.entries()) {
    // A bracket that closes belongs to what it closes.
    if (depth < within || (depth === within && key !== null)) within = Number.POSITIVE_INFINITY;
    if (mark === 'same' || within < Number.POSITIVE_INFINITY) continue;
    places.add(at);
    within = depth;
  }
  return places;
}

interface LineProps {
  readonly line: CompareLine;
  /** Its word stands at it. */
  readonly said: boolean;
}

/** One line of both. What differs has a sign, a word and a colour. */
function Line({ line, said }: LineProps) {
  const { mark, reference, reply } = line;
  const parts = mark === 'changed' ? alikeParts(line.reference, line.reply) : null;
  return (
    <tr className={cx(mark !== 'same' && styles.differs)} data-mark={mark}>
      <td>
        <span className={styles.whose}>{words.letter.a}</span>
        <Cell line={line} text={reference} parts={parts?.one} />
      </td>
      <td>
        <span className={styles.whose}>{words.letter.b}</span>
        <div className={styles.found}>
          <Cell line={line} text={reply} parts={parts?.other} />
          {said && mark !== 'same' && <span className={styles.mark}>{words.lineMark[mark]}</span>}
        </div>
      </td>
    </tr>
  );
}

interface CellProps {
  readonly line: CompareLine;
  readonly text: string | null;
  /** Where in it the two differ, if only in a part of it. */
  readonly parts: TextParts | undefined;
}

function Cell({ line: { depth, key }, text, parts }: CellProps) {
  if (text === null) return <span className={styles.absent} />;
  return (
    <span className={styles.cell} style={{ paddingInlineStart: `${depth * 2}ch` }}>
      {key !== null && (
        <span className={styles.quiet}>
          {typeof key === 'number' ? `[${key}]` : <PlainText text={key} mono className={styles.inline} />}:{' '}
        </span>
      )}
      {parts === undefined ? (
        <PlainText text={text} mono multiline className={styles.value} />
      ) : (
        <span className={styles.value}>
          <PlainText text={parts[0]} mono multiline className={styles.inline} />
          <span className={styles.part}>
            <PlainText text={parts[1]} mono multiline className={styles.inline} />
          </span>
          <PlainText text={parts[2]} mono multiline className={styles.inline} />
        </span>
      )}
    </span>
  );
}
