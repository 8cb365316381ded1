import type { CompareLine, LineMark } from '../../core/json/lines.ts';
import { alikeParts, type TextParts } from '../../state/textDifference.ts';
import { cx } from '../../ui/cx.ts';
import { StateMark } from '../../ui/StateMark.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { part as partName, type Side } from './parts.ts';
import { words } from './words.ts';
import styles from './Comparison.module.css';

export interface CompareLineViewProps {
  /** Place of the pair, and of the line in it. */
  readonly pair: number;
  readonly place: number;
  readonly line: CompareLine;
  /** The difference that decided. */
  readonly first: boolean;
  /** What it says is said by a line above it, or by the head: the glyph will do. */
  readonly quiet?: boolean | undefined;
  /** What the sides are called, where they are no reference and reply. */
  readonly sides?: readonly [reference: string, reply: string] | undefined;
}

const SIDES = [words.reference, words.reply] as const;

/** One line of both sides. What differs has a glyph, a word and a colour. */
export function CompareLineView({ pair, place, line, first, quiet = false, sides = SIDES }: CompareLineViewProps) {
  const { mark } = line;
  const respelt = mark === 'same' && line.reference !== null && line.reply !== null && line.reference !== line.reply;
  const parts = mark === 'changed' ? alikeParts(line.reference, line.reply) : null;
  return (
    <tr
      className={cx(styles.line, styles[respelt ? 'respelt' : mark], first && styles.first)}
      data-first={first ? true : undefined}
    >
      <td>
        <span className={styles.whose}>{sides[0]}</span>
        <Cell
          pair={pair}
          place={place}
          side="a"
          line={line}
          text={line.reference}
          part={parts?.one}
          tone={mark !== 'same' ? styles.expected : undefined}
        />
      </td>
      <td>
        <span className={styles.whose}>{sides[1]}</span>
        <div className={styles.found}>
          <Cell
            pair={pair}
            place={place}
            side="b"
            line={line}
            text={line.reply}
            part={parts?.other}
            tone={mark !== 'same' ? styles.got : undefined}
          />
          {respelt && (
            <span className={cx(styles.mark, styles.spelling)}>
              <span aria-hidden="true">= </span>
              {words.spelling}
            </span>
          )}
          {mark !== 'same' && !(quiet && isClosing(line)) && (
            <span className={styles.mark}>
              <StateMark
                tone={mark === 'unexpected' ? 'extra' : mark === 'missing' ? 'missing' : 'wrong'}
                compact={quiet}
                word={markWord(mark, first)}
              />
            </span>
          )}
        </div>
      </td>
    </tr>
  );
}

interface CellProps {
  readonly pair: number;
  readonly place: number;
  readonly side: Side;
  readonly line: CompareLine;
  readonly text: string | null;
  /** Where in the text the two sides differ, if only in a part of it. */
  readonly part: TextParts | undefined;
  readonly tone: string | undefined;
}

function Cell({ pair, place, side, line: { depth, key }, text, part, tone }: CellProps) {
  if (text === null) return <span className={styles.absent} style={{ paddingInlineStart: `${depth * 2}ch` }} />;
  return (
    <span className={styles.cell} style={{ paddingInlineStart: `${depth * 2}ch` }}>
      {key !== null && (
        <span className={styles.key}>
          {typeof key === 'number' ? `[${key}]` : <PlainText text={key} mono part={partName.key(pair, place, side)} />}
          :{' '}
        </span>
      )}
      <span className={cx(styles.value, tone)} data-run data-part={partName.value(pair, place, side)}>
        {part === undefined ? (
          <PlainText text={text} mono multiline />
        ) : (
          <>
            <PlainText text={part[0]} mono multiline className={styles.inline} />
            <span className={styles.part}>
              <PlainText text={part[1]} mono multiline className={styles.inline} />
            </span>
            <PlainText text={part[2]} mono multiline className={styles.inline} />
          </>
        )}
      </span>
    </span>
  );
}

function markWord(mark: Exclude<LineMark, 'same'>, first: boolean): string {
  if (!first) return words.mark[mark];
  return mark === 'changed' ? words.firstDifference : `${words.mark[mark]}, ${words.firstDifference}`;
}

function isClosing({ key, reference, reply }: CompareLine): boolean {
  const text = reference ?? reply;
  return key === null && (text === '}' || text === ']');
}
