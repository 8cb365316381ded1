import { optionTitle, optionValueTitle, scorerTitle } from '../../core/words/title.ts';
import type { OptionDeclaration } from '../../core/model/scorer.ts';
import type { DatasetSummary } from '../../engine/engine.ts';
import { CONFORMANCE_SCORER } from '../../state/conformance/conformanceRun.ts';
import { verdictColumns } from '../../state/recordedRun.ts';
import { repliesKey, replySetOf } from '../../state/replySets.ts';
import type { RunParams } from '../../state/route.ts';
import { withDefaults } from '../../state/runText.ts';
import { scorerChoices } from '../../state/scorerChoices.ts';
import type { Actions } from '../../state/actions.ts';
import { Select } from '../../ui/Select.tsx';
import { words } from './words.ts';
import styles from './RunBar.module.css';

export interface RunFormProps {
  readonly run: RunParams;
  readonly summary: DatasetSummary;
  readonly actions: Actions;
}

/** What is scored, and how. A change scores at once. */
export function RunForm({ run, summary, actions }: RunFormProps) {
  const scorers = scorerChoices();
  const known = scorers.some((one) => one.name === run.scorer);
  // The report of a corpus asks for its adapter, with the names of the files.
  const options =
    run.scorer === CONFORMANCE_SCORER ? [] : (scorers.find((one) => one.name === run.scorer)?.options ?? []);
  const values = withDefaults(run);
  return (
    <div className={styles.form}>
      <Select
        inline
        label={words.scorer}
        value={run.scorer}
        options={[
          ...(known ? [] : [{ value: run.scorer, label: run.scorer }]),
          ...scorers.map(({ name }) => ({ value: name, label: scorerTitle(name) })),
        ]}
        onChange={actions.chooseScorer}
      />
      {options.map((option) => (
        <Select
          key={option.name}
          inline
          label={optionTitle(option.name)}
          value={values.get(option.name) ?? ''}
          options={
            isColumn(option)
              ? columnList(verdictColumns(summary), values.get(option.name))
              : optionList(option.name, option.values, values.get(option.name))
          }
          onChange={(value) => {
            actions.chooseOption(option.name, value);
          }}
        />
      ))}
      {summary.replySets.length > 1 && (
        <Select
          inline
          label={words.replies}
          value={replySetOf(summary, run)?.replySet ?? ''}
          options={summary.replySets.map((set) => ({ value: set.replySet, label: set.name }))}
          onChange={(value) => {
            const set = summary.replySets.find((one) => one.replySet === value);
            if (set !== undefined) actions.chooseReplies(repliesKey(set));
          }}
        />
      )}
    </div>
  );
}

/** An option that names a column of the file is chosen among those that there are. */
function isColumn({ name, open }: OptionDeclaration): boolean {
  return open === true && name === 'column';
}

function columnList(columns: readonly string[], given = ''): { value: string; label: string }[] {
  const strange = given === '' || columns.includes(given) ? [] : [given];
  const named = [...strange, ...columns].map((value) => ({ value, label: value }));
  return [{ value: '', label: words.recordedFirst(columns[0] ?? '') }, ...named];
}

function optionList(
  name: string,
  allowed: readonly string[],
  given: string | undefined,
): { value: string; label: string }[] {
  const strange = given === undefined || allowed.includes(given) ? [] : [given];
  return [...strange, ...allowed].map((value) => ({ value, label: optionValueTitle(name, value) }));
}
