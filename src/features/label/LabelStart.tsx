import { ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { grouped } from '../../core/words/numbers.ts';
import type { RaterName } from '../../state/labels/select.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { raterProblem } from './raterProblem.ts';
import { rubricTitle, SetupFields, type SetupFieldsProps } from './SetupFields.tsx';
import { useHeading } from './useHeading.ts';
import { words } from './words.ts';
import styles from './LabelStart.module.css';

export interface LabelStartProps {
  /** Of the file that is labelled. */
  readonly name: string;
  readonly items: number;
  /** Items that were on screen with a verdict before. */
  readonly seen: number;
  /** Empty before the first time. */
  readonly rater: string;
  /** Everybody who has labels here, with how many. */
  readonly raters: readonly RaterName[];
  readonly setup: SetupFieldsProps;
  /** Ways to bring labels along. */
  readonly ways: ReactNode;
  readonly onStart: (rater: string) => void;
}

/** The first step: who labels. What else there is to choose has a good default, and is folded. */
export function LabelStart({ name, items, seen, rater, raters, setup, ways, onStart }: LabelStartProps) {
  const [typed, setTyped] = useState(rater);
  const [tried, setTried] = useState(false);
  const heading = useHeading();
  const problem = raterProblem(typed);

  function start(as: string): void {
    setTried(true);
    if (raterProblem(as) === null) onStart(as.trim());
  }
  return (
    <div className={styles.page}>
      <div className={styles.step}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {words.start}
        </h1>
        <p className={styles.file}>
          <PlainText text={name} multiline /> {words.items(items)}
        </p>
        <p>{words.startWhat}</p>
        {seen > 0 && <Notice tone="info" title={words.seenBefore(seen, items)} />}
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            start(typed);
          }}
        >
          <TextField
            label={words.rater}
            name="rater"
            value={typed}
            maxLength={80}
            autoComplete="name"
            hint={words.raterHint}
            error={problem === 'control' || (tried && problem !== null) ? words.raterProblem[problem] : undefined}
            onChange={setTyped}
          />
          {raters.length > 0 && (
            <div className={styles.raters} role="group" aria-label={words.ratersKnown}>
              <span className={styles.fieldName}>{words.ratersKnown}</span>
              {raters.map(({ rater: one, items: labelled }) => (
                <Button
                  key={one}
                  pressed={one === typed.trim()}
                  label={words.raterChoose(labelText(one, 80), labelled)}
                  onClick={() => {
                    setTyped(one);
                  }}
                >
                  <PlainText text={one} limit={40} />
                  <span className={styles.count}>{grouped(labelled)}</span>
                </Button>
              ))}
            </div>
          )}
          <details className={styles.fold}>
            <summary>
              <ChevronRight className={styles.chevron} size={14} aria-hidden="true" />
              <span className={styles.foldWords}>
                <span className={styles.foldTitle}>{words.setup}</span>
                <span className={styles.foldNow}>
                  {words.setupNow(
                    setup.rubric === null ? words.whole : rubricTitle(setup.rubric),
                    words.orders[setup.order.mode],
                  )}
                </span>
              </span>
            </summary>
            <SetupFields {...setup} />
          </details>
          <div className={styles.deeds}>
            <Button type="submit" variant="primary" className={styles.go}>
              {rater !== '' && typed.trim() === rater ? words.startAgain : words.startButton}
            </Button>
            {ways}
          </div>
        </form>
      </div>
    </div>
  );
}
