import { useEffect, useState } from 'react';
import { plain } from '../../core/words/textPart.ts';
import type { ShownRun } from '../../state/agreement/shownRun.ts';
import type { Async } from '../../state/async.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import styles from './JudgePart.module.css';

/** Reads why an item was judged so; called only once the judge is revealed. */
export type ReadWhy = () => Promise<Async<ShownRun>>;

export interface JudgeWhyProps {
  readonly read: ReadWhy;
  /** What the judge itself says of it: shown where nothing says it better. */
  readonly own: string | null;
}

/** Why the judge says what it says: a scorer's reason in a sentence, its thoughts, and reasons that the file recorded. */
export function JudgeWhy({ read, own }: JudgeWhyProps) {
  const [found, setFound] = useState<Async<ShownRun> | null>(null);
  useEffect(() => {
    let gone = false;
    void read().then((run) => {
      if (!gone) setFound(run);
      return run;
    });
    return () => {
      gone = true;
    };
    // Read once: the item is another component's after this one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  if (found === null) return null;
  const { why, reasons } = found.kind === 'done' ? found.value : { why: null, reasons: [] };
  const said = why === null ? own : plain(why);
  return (
    <>
      {said !== null && said !== '' && (
        <div className={styles.why}>
          <PlainText text={said} multiline />
        </div>
      )}
      {reasons.map(({ name, text }) => (
        <div key={name} className={styles.why}>
          <span className={styles.quiet}>
            <PlainText text={name} limit={60} />:
          </span>{' '}
          <PlainText text={text} multiline />
        </div>
      ))}
    </>
  );
}
