import type { ReactNode } from 'react';
import type { Call, Message, Reply } from '../../core/model/item.ts';
import type { ItemDetail } from '../../engine/engine.ts';
import { LongText } from '../../ui/text/LongText.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './MessagesTab.module.css';

/** What was said to the system under test, what it answered, and what the file recorded beside it. */
export function MessagesTab({ detail }: { readonly detail: ItemDetail }) {
  const { input, reply, recorded } = detail;
  return (
    <div className={styles.tab}>
      {input.length === 0 && <p className={styles.quiet}>{words.messagesNone}</p>}
      {input.map((message, place) => (
        <MessageView key={place} message={message} />
      ))}
      {reply !== null && <ReplyView reply={reply} />}
      {recorded.length > 0 && (
        <section className={styles.message} aria-label={words.recorded}>
          <h3 className={styles.role}>{words.recorded}</h3>
          <dl className={styles.facts}>
            {recorded.map(({ name, text }) => (
              <Fact key={name} name={<PlainText text={name} mono />} text={text} />
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

function MessageView({ message }: { readonly message: Message }) {
  const { role, roleAsWritten, text, calls, callRef } = message;
  return (
    <section className={styles.message} aria-label={words.role[role]}>
      <h3 className={styles.role}>
        {words.role[role]}
        {roleAsWritten !== role && (
          <span className={styles.quiet}>
            {' '}
            <PlainText text={words.roleWritten(roleAsWritten)} />
          </span>
        )}
        {callRef !== null && <PlainText text={` ${callRef}`} mono />}
      </h3>
      {text !== '' && <LongText text={text} />}
      <Calls calls={calls} />
    </section>
  );
}

function ReplyView({ reply }: { readonly reply: Reply }) {
  const facts: readonly (readonly [string, string | null])[] = [
    [words.replyFacts.answer, reply.answer],
    [words.replyFacts.finishReason, reply.finishReason],
    [words.replyFacts.failureKind, reply.failureKind],
    [words.replyFacts.ok, reply.ok === null ? null : String(reply.ok)],
    [words.replyFacts.completionTokens, reply.completionTokens === null ? null : String(reply.completionTokens)],
    [words.replyFacts.tokenCap, reply.tokenCap === null ? null : String(reply.tokenCap)],
  ];
  return (
    <section className={styles.reply} aria-label={words.theReply}>
      <h3 className={styles.role}>{words.theReply}</h3>
      {reply.text !== null && reply.text !== '' && <LongText text={reply.text} />}
      <Calls calls={reply.calls} />
      <dl className={styles.facts}>
        {facts.map(([name, text]) => text !== null && <Fact key={name} name={name} text={text} />)}
      </dl>
    </section>
  );
}

function Calls({ calls }: { readonly calls: readonly Call[] }) {
  if (calls.length === 0) return null;
  return (
    <ol className={styles.calls}>
      {calls.map((call, place) => (
        <li key={place}>
          <b>
            <PlainText text={call.name ?? words.nameless} mono />
          </b>{' '}
          <LongText text={call.argumentsText ?? words.noArguments} mono />
        </li>
      ))}
    </ol>
  );
}

function Fact({ name, text }: { readonly name: ReactNode; readonly text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <LongText text={text} mono />
      </dd>
    </div>
  );
}
