import { cx } from '../cx.ts';
import { StepChip, type StepTone } from './StepChip.tsx';
import { stepsThatFit } from './stepsThatFit.ts';
import styles from './StepLine.module.css';

export interface LineStep {
  readonly name: string;
  readonly tone: StepTone | null;
  readonly word: string;
}

export interface StepLineProps {
  readonly steps: readonly LineStep[];
  /** Steps that are not among them, after the last. */
  readonly more: number;
  /** Pixels there are, and on how many lines. */
  readonly width: number;
  readonly lines?: number | undefined;
  /** Stands at the end in place of as many steps: "+12", and what that means. */
  readonly rest: (count: number) => { readonly text: string; readonly title: string };
}

/** Steps in a row, on one line or a few; what has no room is counted at its end. */
export function StepLine({ steps, more, width, lines = 1, rest }: StepLineProps) {
  const shown = stepsThatFit(
    steps.map(({ name }) => name),
    more,
    width,
    lines,
  );
  const left = steps.length - shown + more;
  const said = rest(left);
  return (
    <span className={cx(styles.line, lines > 1 && styles.lines)}>
      {steps.slice(0, shown).map(({ name, tone, word }, place) => (
        <StepChip key={place} name={name} tone={tone} word={word} compact title={`${name}: ${word}`} />
      ))}
      {left > 0 && (
        <span className={styles.rest} title={said.title}>
          {said.text}
        </span>
      )}
    </span>
  );
}
