import type { Message } from '../../core/model/item.ts';
import { cx } from '../../ui/cx.ts';
import { LongText } from '../../ui/text/LongText.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { CallView } from './CallView.tsx';
import { foldOf } from './messageRows.ts';
import { part } from './parts.ts';
import type { Ties } from './tieCalls.ts';
import { words } from './words.ts';
import styles from './MessagesTab.module.css';

export interface MessageViewProps {
  readonly message: Message;
  readonly row: number;
  /** The last message of the conversation. */
  readonly last: boolean;
  readonly ties: Ties;
  /** Goes to another row. */
  readonly onRow: (row: number) => void;
}

/** One message: who speaks, the text, the calls, each tied to its result, and a result to its call. */
export function MessageView({ message, row, last, ties, onRow }: MessageViewProps) {
  const { role, roleAsWritten, text, calls } = message;
  const first = ties.firstCall[row] ?? 1;
  return (
    <section className={cx(styles.message, styles[role])} aria-label={words.messageOf(words.role[role], row + 1)}>
      <div className={styles.head}>
        <h3 className={styles.role}>{words.role[role]}</h3>
        {roleAsWritten !== role && (
          <span className={styles.quiet}>
            {words.roleWritten} <PlainText text={roleAsWritten} part={part.role(row)} limit={60} />
          </span>
        )}
        <ResultOf message={message} row={row} ties={ties} onRow={onRow} />
        <span className={styles.number}>{row + 1}</span>
      </div>
      {text !== '' && <LongText text={text} fold={foldOf(role)} part={part.text(row)} />}
      {calls.length > 0 && (
        <ol className={styles.calls}>
          {calls.map((call, place) => (
            <CallView key={place} call={call} number={first + place} row={row} place={place}>
              <Results number={first + place} last={last} ties={ties} onRow={onRow} />
            </CallView>
          ))}
        </ol>
      )}
    </section>
  );
}

interface TieProps {
  readonly ties: Ties;
  readonly onRow: (row: number) => void;
}

/** Of a result: the call it belongs to, and what says so. */
function ResultOf({ message, row, ties, onRow }: TieProps & { readonly message: Message; readonly row: number }) {
  const tied = ties.calls[row];
  const ref =
    message.callRef === null ? null : <PlainText text={message.callRef} mono limit={60} part={part.ref(row)} />;
  if (tied === undefined) return ref;
  if (tied === null) {
    return (
      <span className={styles.orphan}>
        {words.orphan} {ref}
      </span>
    );
  }
  return (
    <span className={styles.tie}>
      {words.resultOf} <PlainText text={tied.name ?? words.nameless} mono limit={60} />{' '}
      <button
        type="button"
        className={styles.link}
        onClick={() => {
          onRow(tied.message);
        }}
      >
        {words.call(tied.number - 1)}
      </button>{' '}
      <span className={styles.quiet}>
        {words.tiedBy[tied.by]} {tied.by === 'name' && tied.name === message.callRef ? null : ref}
      </span>
    </span>
  );
}

/** Of a call: where its results are, or that there is none. */
function Results({ number, last, ties, onRow }: TieProps & { readonly number: number; readonly last: boolean }) {
  const rows = ties.results.get(number) ?? [];
  // Where nothing follows, or nothing has a result, a call without one is nothing odd.
  if (rows.length === 0) {
    return last || ties.results.size === 0 ? null : <span className={styles.orphan}>{words.noResult}</span>;
  }
  return rows.slice(0, MOST_RESULTS).map((row, place) => (
    <button
      key={row}
      type="button"
      className={styles.link}
      onClick={() => {
        onRow(row);
      }}
    >
      {words.result(place, rows.length)}
    </button>
  ));
}

const MOST_RESULTS = 20;
