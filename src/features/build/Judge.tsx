import { useState } from 'react';
import type { TrajectoryScores } from '../../core/trajectory/trajectory.ts';
import { judgedParts } from '../../core/words/trajectory.ts';
import type { JudgeLimits } from '../../state/build.ts';
import { limitJudge } from '../../state/buildEdit.ts';
import { judgeVerdict } from '../../state/buildJudge.ts';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { StateMark } from '../../ui/StateMark.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Edit } from './edit.ts';
import { Sentence } from './Sentence.tsx';
import { words } from './words.ts';
import styles from './Scores.module.css';

export interface JudgeProps {
  readonly scores: TrajectoryScores;
  readonly limits: JudgeLimits;
  readonly edit: Edit;
}

/** What the mock judge says, why, and the two thresholds by which it does. */
export function Judge({ scores, limits, edit }: JudgeProps) {
  const reason = judgeVerdict(scores, limits);
  return (
    <section className={styles.judge} aria-label={words.judge}>
      <SectionHeader title={words.judge} level={2} />
      <StateMark tone={reason === 'pass' ? 'right' : 'wrong'} word={words.verdict[reason]} size="l" />
      <p>
        <Sentence
          parts={judgedParts({ code: 'judged-trajectory', scores, reference: { index: 0, of: 1 }, ...limits })}
        />
      </p>
      <div className={styles.limits}>
        <LimitField
          label={words.orderAtLeast}
          value={limits.orderAtLeast}
          read={readOrder}
          wrong={words.badOrder}
          onChange={(orderAtLeast) => {
            edit((state) => limitJudge(state, { orderAtLeast }));
          }}
        />
        <LimitField
          label={words.extraAtMost}
          value={limits.extraAtMost}
          read={readExtra}
          wrong={words.badExtra}
          onChange={(extraAtMost) => {
            edit((state) => limitJudge(state, { extraAtMost }));
          }}
        />
      </div>
    </section>
  );
}

interface LimitFieldProps {
  readonly label: string;
  readonly value: number;
  /** Null for what is no threshold. */
  readonly read: (text: string) => number | null;
  readonly wrong: string;
  readonly onChange: (value: number) => void;
}

/** A number that takes effect as soon as it is one; what is typed until then stays, unless the number changes elsewhere. */
function LimitField({ label, value, read, wrong, onChange }: LimitFieldProps) {
  const [typed, setTyped] = useState(String(value));
  const [followed, setFollowed] = useState(value);
  if (followed !== value) {
    setFollowed(value);
    if (read(typed) !== value) setTyped(String(value));
  }
  const isWrong = read(typed) === null;
  return (
    <TextField
      label={label}
      value={typed}
      inputMode="decimal"
      mono
      error={isWrong ? wrong : undefined}
      onChange={(text) => {
        setTyped(text);
        const next = read(text);
        if (next !== null) onChange(next);
      }}
    />
  );
}

function readOrder(text: string): number | null {
  const value = Number(text);
  return /^\d*\.?\d+$/.test(text.trim()) && value <= 1 ? value : null;
}

function readExtra(text: string): number | null {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
}
