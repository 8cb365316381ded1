import { useMemo, useState } from 'react';
import type { CompareLine } from '../../core/json/lines.ts';
import type { Call } from '../../core/model/item.ts';
import type { CallPair } from '../../core/scorers/compareCalls.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { StateMark } from '../../ui/StateMark.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import type { Tone } from '../../ui/tone.ts';
import { CompareLineView } from './CompareLineView.tsx';
import { foldLines, type LinePart } from './foldLines.ts';
import { part as partName } from './parts.ts';
import type { Hit } from './searchParts.ts';
import { words } from './words.ts';
import styles from './Comparison.module.css';

const SHOWN = 300;
const MORE = 1000;

export interface CallPairViewProps {
  /** Its place among the pairs. */
  readonly place: number;
  readonly pair: CallPair;
  /** Its first difference is what the verdict rests on. */
  readonly decides: boolean;
  /** There is no reply, or no reference: the other side is shown, and nothing is held against it. */
  readonly alone: boolean;
  /** The reply's arguments cannot be read. */
  readonly malformed: boolean;
  /** The place in it to bring into sight. */
  readonly sought: Hit | null;
}

/** Two calls side by side, or one that stands alone: names, then arguments a member a line. */
export function CallPairView({ place: at, pair, decides, malformed, alone, sought }: CallPairViewProps) {
  const [most, setMost] = useState(SHOWN);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const { lines, cut } = pair.lines;
  const parts = useMemo(() => foldLines(lines), [lines]);
  // Where something is looked for, what hides it is open.
  const wanted = sought?.part.line ?? -1;
  const all = parts.flatMap((part) =>
    part.kind === 'fold' && (opened.has(part.from) || (part.from <= wanted && wanted < part.to))
      ? unfolded(part)
      : [part],
  );
  const shown = all.slice(0, Math.max(most, wanted + 1));
  const first = decides ? lines.findIndex((line) => line.mark !== 'same') : -1;
  const verdict = alone ? null : verdictOf(pair, malformed);
  return (
    <section className={styles.pair} aria-label={words.pair(pair.reference?.index ?? null, pair.reply?.index ?? null)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <CallHead title={words.reference} side={pair.reference} part={partName.head(at, 'a')} />
            </th>
            <th scope="col">
              <div className={styles.headRow}>
                <CallHead title={words.reply} side={pair.reply} part={partName.head(at, 'b')} />
                {verdict !== null && <StateMark tone={verdict.tone} word={verdict.word} />}
              </div>
            </th>
          </tr>
        </thead>
        <tbody>
          {!pair.equal && pair.reference !== null && pair.reply !== null && !pair.sameName && (
            <CompareLineView
              pair={at}
              place={-1}
              line={nameLine(pair.reference.call, pair.reply.call)}
              first={decides}
            />
          )}
          {shown.map((part) => {
            if (part.kind === 'fold') {
              return (
                <FoldRow
                  key={`${part.from}…`}
                  count={part.to - part.from}
                  onOpen={() => {
                    setOpened(new Set([...opened, part.from]));
                  }}
                />
              );
            }
            const { place } = part;
            const own = lines[place]!;
            return (
              <CompareLineView
                key={place}
                pair={at}
                place={place}
                line={alone ? { ...own, mark: 'same' } : own}
                quiet={isQuiet(pair, lines, place)}
                first={place === first && (pair.sameName || pair.reference === null)}
              />
            );
          })}
        </tbody>
      </table>
      {shown.length < all.length && (
        <div className={styles.more}>
          <Button
            onClick={() => {
              setMost(shown.length + MORE);
            }}
          >
            {words.moreLines(Math.min(MORE, all.length - shown.length))}
          </Button>
        </div>
      )}
      {cut && <p className={styles.note}>{words.cut}</p>}
    </section>
  );
}

/** In place of lines that are equal. */
function FoldRow({ count, onOpen }: { readonly count: number; readonly onOpen: () => void }) {
  return (
    <tr className={styles.fold}>
      <td colSpan={2}>
        <button type="button" aria-expanded={false} onClick={onOpen}>
          {words.folded(count)}
        </button>
      </td>
    </tr>
  );
}

function unfolded({ from, to }: Extract<LinePart, { readonly kind: 'fold' }>): LinePart[] {
  return Array.from({ length: to - from }, (_, at) => ({ kind: 'line', place: from + at }));
}

interface CallHeadProps {
  readonly title: string;
  readonly side: CallPair['reference'];
  readonly part: string;
}

function CallHead({ title, side, part }: CallHeadProps) {
  return (
    <div className={styles.head}>
      <span className={styles.side}>
        {title}
        {side !== null && ` · ${words.call(side.index)}`}
      </span>
      <span className={cx(styles.name, side === null && styles.none)}>
        {side === null ? words.noCalls : <PlainText text={side.call.name ?? words.nameless} mono part={part} />}
      </span>
    </div>
  );
}

/** Whether a line only repeats what the head or the line that it stands under has said. */
function isQuiet(pair: CallPair, lines: readonly CompareLine[], place: number): boolean {
  if (pair.reference === null || pair.reply === null) return true;
  const line = lines[place];
  const before = lines[place - 1];
  if (line === undefined || before === undefined || line.mark === 'same' || line.mark === 'changed') return false;
  return before.mark === line.mark && ((before.depth > 0 && line.key === null) || isInside(lines, place));
}

/** Whether the nearest line above that is less indented is marked alike. */
function isInside(lines: readonly CompareLine[], place: number): boolean {
  const line = lines[place];
  for (let at = place - 1; at >= 0; at -= 1) {
    const above = lines[at];
    if (line !== undefined && above !== undefined && above.depth < line.depth) return above.mark === line.mark;
  }
  return false;
}

function nameLine(reference: Call, reply: Call): CompareLine {
  const [a, b] = [reference.name ?? words.nameless, reply.name ?? words.nameless];
  return { depth: 0, key: null, reference: a, reply: b, mark: 'changed' };
}

function verdictOf(pair: CallPair, malformed: boolean): { tone: Tone; word: string } {
  if (pair.reference === null) return { tone: 'extra', word: words.pairUnexpected };
  if (pair.reply === null) return { tone: 'missing', word: words.pairMissing };
  if (malformed) return { tone: 'wrong', word: words.pairMalformed };
  if (pair.equal) return { tone: 'right', word: words.pairEqual };
  return { tone: 'wrong', word: pair.sameName ? words.pairArguments : words.pairName };
}
