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
  /** Pixels there are. */
  readonly width: number;
  /** Stands at the end in place of as many steps: "+12", and what that means. */
  readonly rest: (count: number) => { readonly text: string; readonly title: string };
}

/** Steps in a row on one line; what has no room is counted at its end. */
export function StepLine({ steps, more, width, rest }: StepLineProps) {
  const shown = stepsThatFit(
    steps.map(({ name }) => name),
    more,
    width,
  );
  const left = steps.length - shown + more;
  const said = rest(left);
  return (
    <span className={styles.line}>
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
