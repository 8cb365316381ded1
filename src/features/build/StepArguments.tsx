import { useId, useMemo } from 'react';
import { differenceParts } from '../../core/words/difference.ts';
import { argumentsWord } from '../../core/words/trajectoryNote.ts';
import type { ArgumentsMode } from '../../core/trajectory/argumentsLayer.ts';
import type { BuildState, LaneName } from '../../state/build.ts';
import { argumentsProblem, matchedArguments } from '../../state/buildArguments.ts';
import type { Columns } from '../../state/buildColumns.ts';
import { changeStep, chooseArguments } from '../../state/buildEdit.ts';
import { ARGUMENTS_MODES } from '../../state/buildFile.ts';
import { prettyJson } from '../../state/prettyJson.ts';
import { Button } from '../../ui/Button.tsx';
import { JsonEditor } from '../../ui/editor/JsonEditor.tsx';
import { Select } from '../../ui/Select.tsx';
import type { Edit } from './edit.ts';
import { Sentence } from './Sentence.tsx';
import { argumentsProblemSentence, words } from './words.ts';
import styles from './StepPanel.module.css';

export interface StepArgumentsProps {
  readonly build: BuildState;
  readonly edit: Edit;
  readonly lane: LaneName;
  readonly at: number;
  readonly columns: Columns;
}

/** The arguments of a step as JSON to be written, and how they differ from those of the step it is matched with. */
export function StepArguments({ build, edit, lane, at, columns }: StepArgumentsProps) {
  const { pair, argumentsMode } = build;
  const said = useId();
  const one = pair[lane][at]!;
  const { key } = one;
  const { argumentsText } = one.step;
  const problem = useMemo(() => argumentsProblem(argumentsText), [argumentsText]);
  const other = lane === 'candidate' ? columns.answers[at] : columns.answeredBy[at];
  const wanted = lane === 'candidate' ? pair.reference[other ?? -1]?.step : one.step;
  const made = lane === 'candidate' ? one.step : pair.candidate[other ?? -1]?.step;
  const compared = useMemo(
    () => (wanted === undefined || made === undefined ? null : matchedArguments(wanted, made, argumentsMode)),
    [wanted, made, argumentsMode],
  );
  function write(text: string): void {
    edit((state) => changeStep(state, key, { argumentsText: text === '' ? null : text }, `arguments ${key}`));
  }
  return (
    <div className={styles.arguments}>
      <div className={styles.line}>
        <h3>{words.arguments}</h3>
        <span className={styles.space} />
        <Button
          variant="quiet"
          disabled={argumentsText === null || problem?.code === 'not-json'}
          onClick={() => {
            write(prettyJson(argumentsText ?? ''));
          }}
        >
          {words.format}
        </Button>
        <Button
          variant="quiet"
          disabled={argumentsText === null}
          onClick={() => {
            write('');
          }}
        >
          {words.forget}
        </Button>
      </div>
      <div className={styles.editor}>
        <JsonEditor
          text={argumentsText ?? ''}
          label={words.arguments}
          problem={problem?.code === 'not-json' ? problem.error : null}
          describedBy={said}
          onChange={write}
        />
      </div>
      <p id={said} className={problem === null ? styles.quiet : styles.problem}>
        {problem === null ? words.argumentsHint : argumentsProblemSentence(problem)}
      </p>
      <Select<ArgumentsMode>
        label={words.argumentsMode}
        inline
        value={argumentsMode}
        options={ARGUMENTS_MODES.map((value) => ({ value, label: words.argumentsModes[value] }))}
        onChange={(mode) => {
          edit((state) => chooseArguments(state, mode));
        }}
      />
      {compared !== null && (
        <div>
          <p>
            {argumentsWord(compared.relation)}
            {compared.agrees !== null && `: ${words.argumentsAgree(compared.agrees)}`}
          </p>
          {compared.differences.length > 0 && (
            <ul className={styles.differences} aria-label={words.differences}>
              {compared.differences.map((difference, place) => (
                <li key={place}>
                  <Sentence parts={differenceParts(difference)} />
                </li>
              ))}
            </ul>
          )}
          {compared.cut && <p className={styles.quiet}>{words.differencesMore}</p>}
        </div>
      )}
    </div>
  );
}
