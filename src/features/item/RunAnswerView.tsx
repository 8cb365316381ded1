import type { Reply } from '../../core/model/item.ts';
import { LongText } from '../../ui/text/LongText.tsx';
import { CallsReadBy } from './CallsReadBy.tsx';
import { CallView } from './CallView.tsx';
import { Fact, Facts } from './Facts.tsx';
import { part } from './parts.ts';
import type { RunAnswer } from './runParts.ts';
import { shownJson } from './shownJson.ts';
import { words } from './words.ts';
import styles from './RunBody.module.css';

export interface RunAnswerViewProps {
  readonly answer: RunAnswer | null;
  /** As the file has it. */
  readonly reply: Reply | null;
  readonly callsReadBy: string | null;
}

/** Of rows there are none here. */
const ROW = -1;

/**
 * What the run came to: its text, its calls, and how it ended. What a reply says of its own success is left out, for that
 * is a verdict.
 */
export function RunAnswerView({ answer, reply, callsReadBy }: RunAnswerViewProps) {
  if (answer === null) return <p className={styles.note}>{noteOf(reply)}</p>;
  const { text, calls } = answer;
  // The text that an answer of its own was taken from.
  const around = answer.reply?.answer === null ? null : (answer.reply?.text ?? null);
  return (
    <div className={styles.answer}>
      {text !== null && text !== '' && <LongText text={shownJson(text)} part={part.said} className={styles.text} />}
      <CallsReadBy dialect={answer.reply === null ? null : callsReadBy} />
      {calls.length > 0 && (
        <ol className={styles.calls}>
          {calls.map((call, place) => (
            <CallView key={place} call={call} number={place + 1} row={ROW} place={place} />
          ))}
        </ol>
      )}
      <Facts>
        {around !== null && around !== '' && around !== text && (
          <Fact name={words.replyText} text={around} part={part.text(ROW)} />
        )}
        {reply !== null && reply.finishReason !== null && (
          <Fact name={words.replyFacts.finishReason} text={reply.finishReason} part={part.fact(ROW, 0)} />
        )}
      </Facts>
    </div>
  );
}

function noteOf(reply: Reply | null): string {
  if (reply?.unreadable !== undefined) return words.runAnswerUnreadable;
  return reply === null ? words.noReply : words.runAnswerNone;
}
