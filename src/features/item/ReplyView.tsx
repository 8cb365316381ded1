import type { Reply } from '../../core/model/item.ts';
import { LongText } from '../../ui/text/LongText.tsx';
import { CallView } from './CallView.tsx';
import { CallsReadBy } from './CallsReadBy.tsx';
import { Fact, Facts } from './Facts.tsx';
import { foldOf } from './messageRows.ts';
import { part } from './parts.ts';
import { replyFacts } from './replyFacts.ts';
import { words } from './words.ts';
import styles from './MessagesTab.module.css';

export interface ReplyViewProps {
  readonly reply: Reply;
  readonly row: number;
  readonly callsReadBy: string | null;
}

/** The reply that is judged: its text, its calls, and what the file records of it. */
export function ReplyView({ reply, row, callsReadBy }: ReplyViewProps) {
  return (
    <section className={styles.reply} aria-label={words.theReply}>
      <div className={styles.head}>
        <h3 className={styles.role}>{words.theReply}</h3>
      </div>
      {reply.text !== null && reply.text !== '' && (
        <LongText text={reply.text} fold={foldOf('assistant')} part={part.text(row)} />
      )}
      <CallsReadBy dialect={callsReadBy} />
      {reply.calls.length > 0 && (
        <ol className={styles.calls}>
          {reply.calls.map((call, place) => (
            <CallView key={place} call={call} number={place + 1} row={row} place={place} />
          ))}
        </ol>
      )}
      <Facts>
        {replyFacts(reply).map(({ name, text }, fact) => (
          <Fact key={name} name={name} text={text} part={part.fact(row, fact)} />
        ))}
      </Facts>
    </section>
  );
}
