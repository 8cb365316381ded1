import { memo, type ReactNode } from 'react';
import type { Call } from '../../core/model/item.ts';
import { LongText } from '../../ui/text/LongText.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { ARGUMENTS } from './messageRows.ts';
import { part } from './parts.ts';
import { shownArguments } from './shownJson.ts';
import { words } from './words.ts';
import styles from './MessagesTab.module.css';

export interface CallViewProps {
  readonly call: Call;
  /** Its number, from 1. */
  readonly number: number;
  readonly row: number;
  readonly place: number;
  /** What it came to. */
  readonly children?: ReactNode;
}

/** One call: its name, its number, and its arguments on indented lines where they are JSON. */
export const CallView = memo(function CallView({ call, number, row, place, children }: CallViewProps) {
  const written = shownArguments(call);
  return (
    <li className={styles.call}>
      <div className={styles.callHead}>
        <b>{call.name === null ? words.nameless : <PlainText text={call.name} mono part={part.name(row, place)} />}</b>
        <span className={styles.quiet}>{words.call(number - 1)}</span>
        {call.id !== undefined && <PlainText text={call.id} mono limit={60} className={styles.quiet} />}
        {children}
      </div>
      {written === null ? (
        <span className={styles.quiet}>{words.noArguments}</span>
      ) : (
        <LongText text={written} mono fold={ARGUMENTS} part={part.arguments(row, place)} className={styles.arguments} />
      )}
    </li>
  );
});
