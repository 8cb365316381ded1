import { Eye } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { judgeFaultSentence } from '../../core/words/judgeOutput.ts';
import { refusalSentence } from '../../core/words/refusal.ts';
import { stateWord } from '../../core/words/state.ts';
import type { Async } from '../../state/async.ts';
import type { SaidByJudge } from '../../state/judges/judge.ts';
import { toneOf } from '../../state/tone.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { StateMark } from '../../ui/StateMark.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { JudgeWhy, type ReadWhy } from './JudgeWhy.tsx';
import { KeyButton } from './KeyButton.tsx';
import { words } from './words.ts';
import styles from './JudgePart.module.css';

export interface JudgePartProps {
  /** Who judges, in words; shown only once it is revealed. */
  readonly name: string;
  /** Null until it is revealed: then nothing of it is at hand here. */
  readonly revealed: Async<SaidByJudge> | null;
  /** Whether the reader was asked before. */
  readonly asked: boolean;
  readonly readWhy: ReadWhy;
  readonly onReveal: () => void;
}

const DIALOG_GONE = 50;

/** The judge: a button, and once it was pressed what the judge says. */
export function JudgePart({ name, revealed, asked, readWhy, onReveal }: JudgePartProps) {
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone by then.
  const goesThere = useRef(false);
  const isRevealed = revealed !== null;
  useEffect(() => {
    if (!isRevealed || !goesThere.current) return undefined;
    goesThere.current = false;
    // The dialog gives the focus back first, where what had it is still there.
    const soon = setTimeout(() => {
      if (document.activeElement === document.body) heading.current?.focus();
    }, DIALOG_GONE);
    return () => {
      clearTimeout(soon);
    };
  }, [isRevealed]);

  function reveal(): void {
    goesThere.current = true;
    onReveal();
  }
  if (isRevealed) {
    return (
      <section className={styles.judge}>
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          {words.judgeSays}: <PlainText text={name} limit={80} />
        </h3>
        <Said revealed={revealed} readWhy={readWhy} />
      </section>
    );
  }
  return (
    <div>
      <KeyButton
        id="label-reveal"
        keys="Shift r"
        variant="quiet"
        icon={<Eye />}
        className={styles.reveal}
        onClick={() => {
          if (asked) reveal();
          else setAsking(true);
        }}
      >
        {words.reveal}
      </KeyButton>
      {asking && (
        <AlertDialog
          open
          onOpenChange={setAsking}
          title={words.revealAsk}
          description={words.revealWhat}
          confirmLabel={words.revealGo}
          onConfirm={reveal}
        />
      )}
    </div>
  );
}

interface SaidProps {
  readonly revealed: Async<SaidByJudge>;
  readonly readWhy: ReadWhy;
}

function Said({ revealed, readWhy }: SaidProps) {
  switch (revealed.kind) {
    case 'idle':
    case 'loading':
      return <p className={styles.quiet}>{words.judgeReading}</p>;
    case 'crashed':
      return (
        <p className={styles.why}>
          {words.judgeFailed}: <PlainText text={revealed.message} multiline />
        </p>
      );
    case 'refused':
      return (
        <p className={styles.why}>
          {words.judgeFailed}: <PlainText text={refusalSentence(revealed.refusal)} multiline />
        </p>
      );
    case 'done': {
      const { state, value, score, why, problem } = revealed.value;
      const isSilent = Object.values(revealed.value).every((said) => said === null);
      return (
        <>
          {isSilent && <p className={styles.quiet}>{words.judgeSilent}</p>}
          <p className={styles.verdict}>
            {state !== null && <StateMark tone={toneOf(state)} word={stateWord(state)} />}
            {value !== null && <PlainText text={value} mono limit={200} />}
            {score !== null && (
              <span>
                <PlainText text={words.judgeScore(score)} limit={40} />
              </span>
            )}
          </p>
          {problem !== null && <p className={styles.problem}>{judgeFaultSentence(problem)}</p>}
          <JudgeWhy read={readWhy} own={why} />
        </>
      );
    }
  }
}
