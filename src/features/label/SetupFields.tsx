import { useId, useState } from 'react';
import type { Rubric } from '../../core/rubric/rubric.ts';
import type { LabelOrder, OrderMode } from '../../state/labels/desk.ts';
import type { JudgeChoice } from '../../state/judges/judge.ts';
import { judgeText, judgeTitle } from '../../state/judges/judgeText.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import { TextField } from '../../ui/TextField.tsx';
import { seedOf } from './seedOf.ts';
import { words } from './words.ts';
import styles from './LabelStart.module.css';

export interface SetupFieldsProps {
  readonly rubric: Rubric | null;
  readonly rubrics: readonly Rubric[];
  readonly onRubric: (rubric: Rubric | null) => void;
  /** Opens the form: null begins a new rubric. */
  readonly onEditRubric: (rubric: Rubric | null) => void;
  readonly order: LabelOrder;
  readonly onOrder: (order: LabelOrder) => void;
  /** There are labels to go over. */
  readonly reviews: boolean;
  readonly judge: JudgeChoice | null;
  readonly judges: readonly JudgeChoice[];
  readonly onJudge: (judge: JudgeChoice | null) => void;
}

const MODES: readonly OrderMode[] = ['shuffle', 'file', 'uncertain', 'stratified', 'disagreements'];
const SEEDED: ReadonlySet<OrderMode> = new Set(['shuffle', 'stratified']);
const WHOLE = '';

/** What is said of an item, in which order they come, and with whom the labels will be compared. */
export function SetupFields(props: SetupFieldsProps) {
  const { rubric, rubrics, onRubric, onEditRubric, order, onOrder, reviews, judge, judges, onJudge } = props;
  return (
    <div className={styles.setup}>
      <div className={styles.line}>
        <Select
          label={words.what}
          value={rubric === null ? WHOLE : rubricText(rubric)}
          options={[
            { value: WHOLE, label: words.whole },
            ...rubrics.map((one) => ({ value: rubricText(one), label: rubricTitle(one) })),
          ]}
          hint={rubric === null ? words.wholeHint : words.rubricHint(rubric.parts.length)}
          onChange={(value) => {
            onRubric(rubrics.find((one) => rubricText(one) === value) ?? null);
          }}
          className={styles.grow}
        />
        {rubric !== null && (
          <Button
            onClick={() => {
              onEditRubric(rubric);
            }}
          >
            {words.rubricChange}
          </Button>
        )}
        <Button
          onClick={() => {
            onEditRubric(null);
          }}
        >
          {words.rubricNew}
        </Button>
      </div>
      <div className={styles.line}>
        <Select
          label={words.order}
          value={order.mode}
          options={MODES.filter((mode) => mode === order.mode || isOffered(mode, judge !== null, reviews)).map(
            (mode) => ({
              value: mode,
              label: words.orders[mode],
            }),
          )}
          hint={words.orderNote[order.mode]}
          onChange={(mode) => {
            onOrder({ ...order, mode });
          }}
          className={styles.grow}
        />
        {SEEDED.has(order.mode) && (
          <SeedField
            seed={order.seed}
            onSeed={(seed) => {
              onOrder({ ...order, seed });
            }}
          />
        )}
      </div>
      <JudgeField judge={judge} judges={judges} onJudge={onJudge} />
    </div>
  );
}

/** What comes from the judge needs one, and going over disagreements needs labels. */
function isOffered(mode: OrderMode, isJudged: boolean, reviews: boolean): boolean {
  if (mode === 'shuffle' || mode === 'file') return true;
  return isJudged && (mode !== 'disagreements' || reviews);
}

function SeedField({ seed, onSeed }: { readonly seed: number; readonly onSeed: (seed: number) => void }) {
  const [typed, setTyped] = useState(String(seed));
  return (
    <TextField
      label={words.seed}
      value={typed}
      inputMode="numeric"
      maxLength={10}
      error={seedOf(typed) === null ? words.seedHint : undefined}
      onChange={(text) => {
        setTyped(text);
        const read = seedOf(text);
        if (read !== null && read !== seed) onSeed(read);
      }}
      className={styles.seed}
    />
  );
}

/** The judges' names are in the page only once they are asked for. */
function JudgeField({ judge, judges, onJudge }: Pick<SetupFieldsProps, 'judge' | 'judges' | 'onJudge'>) {
  const [chooses, setChooses] = useState(false);
  const name = useId();
  if (!chooses) {
    return (
      <div className={styles.line}>
        <div className={styles.grow}>
          <div id={name} className={styles.fieldName}>
            {words.judge}
          </div>
          <div>{judge === null ? words.judgeNone : words.judgeHidden}</div>
        </div>
        {judges.length > 0 && (
          <Button
            onClick={() => {
              setChooses(true);
            }}
          >
            {words.judgeChoose}
          </Button>
        )}
      </div>
    );
  }
  return (
    <Select
      label={words.judge}
      value={judge === null ? '' : judgeText(judge)}
      options={[
        ...judges.map((one) => ({ value: judgeText(one), label: labelText(judgeTitle(one), 80) })),
        { value: '', label: words.judgeNone },
      ]}
      hint={words.judgeHint}
      onChange={(value) => {
        onJudge(judges.find((one) => judgeText(one) === value) ?? null);
      }}
    />
  );
}

function rubricText({ id, version }: Rubric): string {
  return `${version} ${id}`;
}

/** The name of a rubric with its version, for a place that takes characters alone. */
export function rubricTitle({ name, version }: Rubric): string {
  return words.rubricVersion(labelText(name, 60), version);
}
