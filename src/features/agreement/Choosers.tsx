import { useMemo } from 'react';
import type { DatasetSummary } from '../../engine/engine.ts';
import { humanText, parseHuman } from '../../state/agreement/choiceText.ts';
import { humanChoices, rubricNamed, rubricsIn, rubricText } from '../../state/agreement/people.ts';
import { judgesFor } from '../../state/judges/judgesFor.ts';
import { judgeText, judgeTitle, parseJudge } from '../../state/judges/judgeText.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Select } from '../../ui/Select.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import { JudgeOptions } from './JudgeOptions.tsx';
import { humanOption } from './names.ts';
import type { Comparison } from './useComparison.ts';
import { words } from './words.ts';
import styles from './Choosers.module.css';

export interface ChoosersProps {
  readonly comparison: Comparison;
  readonly summary: DatasetSummary;
  readonly replies: string | null;
  /** Items whose reference somebody holds to be wrong. */
  readonly disputed: number;
}

/** Who is compared with whom, and how; what can only be said in one way is not asked. */
export function Choosers({ comparison, summary, replies, disputed }: ChoosersProps) {
  const { choice, labels, judgeOutputs, compared, choose } = comparison;
  const { log, rater } = labels;
  const humans = useMemo(() => {
    const known = humanChoices(summary, log);
    const texts = known.map(humanText);
    return choice.human === null || texts.includes(humanText(choice.human)) ? known : [...known, choice.human];
  }, [summary, log, choice.human]);
  const judges = useMemo(() => {
    const known = judgesFor(summary, log, { replies, judgeOutputs });
    const texts = known.map(judgeText);
    return choice.judge === null || texts.includes(judgeText(choice.judge)) ? known : [choice.judge, ...known];
  }, [summary, log, replies, judgeOutputs, choice.judge]);
  const rubrics = useMemo(() => rubricsIn(log), [log]);
  const ofLog = choice.human !== null && choice.human.kind !== 'column';
  return (
    <div className={styles.choosers}>
      {humans.length > 0 && (
        <Select
          inline
          label={words.human}
          value={choice.human === null ? '' : humanText(choice.human)}
          options={humans.map((one) => ({ value: humanText(one), label: labelText(humanOption(one, rater)) }))}
          onChange={(text) => {
            choose({ human: parseHuman(text), by: null });
          }}
        />
      )}
      <Select
        inline
        label={words.judge}
        value={choice.judge === null ? '' : judgeText(choice.judge)}
        options={judges.map((one) => ({ value: judgeText(one), label: labelText(judgeTitle(one)) }))}
        onChange={(text) => {
          choose({ judge: parseJudge(text), by: null, atLeast: null });
        }}
      />
      {choice.judge?.kind === 'run' && (
        <JudgeOptions
          run={choice.judge.run}
          onChange={(run) => {
            choose({ judge: { kind: 'run', run } });
          }}
        />
      )}
      {ofLog && choice.human?.kind !== 'adjudicated' && (
        <Segmented
          label={words.pick}
          value={choice.pick}
          options={(['blind-first', 'after-review'] as const).map((value) => ({ value, label: words.picks[value] }))}
          onChange={(pick) => {
            choose({ pick });
          }}
        />
      )}
      {ofLog && rubrics.length > 1 && (
        <Select
          inline
          label={words.rubric}
          value={rubricText(rubricNamed(log, choice.rubric))}
          options={rubrics.map((one) => ({
            value: rubricText(one),
            label: one === null ? words.noRubric : labelText(`${one.id} ${one.version}`),
          }))}
          onChange={(rubric) => {
            choose({ rubric });
          }}
        />
      )}
      {choice.human?.kind === 'column' && choice.judge?.kind === 'column' && choice.judge.reads === 'value' && (
        <Select
          inline
          label={words.by}
          value={compared?.values === true ? 'values' : 'verdicts'}
          options={(['verdicts', 'values'] as const).map((value) => ({ value, label: words.bys[value] }))}
          onChange={(by) => {
            choose({ by });
          }}
        />
      )}
      {compared?.values === true && compared.by.categories.length > 2 && (
        <Checkbox
          label={words.scale}
          checked={choice.scale}
          onChange={(scale) => {
            choose({ scale });
          }}
        />
      )}
      {disputed > 0 && (
        <Checkbox
          label={words.undisputed(disputed)}
          checked={choice.undisputed}
          onChange={(undisputed) => {
            choose({ undisputed });
          }}
        />
      )}
    </div>
  );
}
