import { judgesOf } from '../../core/labels/judgeSeries.ts';
import type { LabelLog } from '../../core/labels/log.ts';
import type { RecordedColumn } from '../../core/model/item.ts';
import type { DatasetSummary } from '../../engine/engine.ts';
import type { JudgeChoice } from './judge.ts';

/**
 * Who can judge a dataset: judges whose words the file recorded, scorers that fit what it holds to be right, each with
 * its defaults, and judges of the log. `replies` names whose replies are judged, as in a run. `judgeOutputs` are columns
 * that hold what a judge answered in YAML: see `judgeOutputs.ts`.
 */
export function judgesFor(
  summary: DatasetSummary,
  log: LabelLog,
  { replies = null, judgeOutputs = [] }: JudgedReplies = {},
): readonly JudgeChoice[] {
  const { recordedColumns } = summary;
  return [
    ...recordedColumns
      .filter((one) => isJudge(one) && !judgeOutputs.includes(one.name))
      .map(({ name }) => columnChoice(name)),
    ...judgeOutputs.map((column): JudgeChoice => ({ kind: 'column', column, reads: 'judge-output' })),
    ...fittingScorers(summary).map((scorer): JudgeChoice => ({ kind: 'run', run: { scorer, options: [], replies } })),
    ...recordedColumns.filter(isVerdictOrScore).map(({ name }) => columnChoice(name)),
    ...judgesOf(log).map(({ judge, version }): JudgeChoice => ({ kind: 'log', judge, version })),
  ];
}

export interface JudgedReplies {
  readonly replies?: string | null;
  readonly judgeOutputs?: readonly string[];
}

/** The judge where nobody chose one: a recorded judge, else the mock judge, else the scorer that fits; null: nobody. */
export function defaultJudge(summary: DatasetSummary, log: LabelLog, judged: JudgedReplies = {}): JudgeChoice | null {
  const choices = judgesFor(summary, log, judged);
  return (
    choices.find((one) => one.kind === 'column' && isNamed(summary, one.column, isJudge)) ??
    choices.find((one) => isScorer(one, 'mock-judge')) ??
    choices.find((one) => isScorer(one, summary.suggestedScorer)) ??
    choices[0] ??
    null
  );
}

function isScorer(choice: JudgeChoice, scorer: string | null): boolean {
  return choice.kind === 'run' && choice.run.scorer === scorer;
}

function isNamed({ recordedColumns }: DatasetSummary, name: string, is: (column: RecordedColumn) => boolean): boolean {
  return recordedColumns.some((column) => column.name === name && is(column));
}

function isJudge({ kind }: RecordedColumn): boolean {
  return kind === 'judge';
}

function isVerdictOrScore({ kind }: RecordedColumn): boolean {
  return kind === 'verdict' || kind === 'score';
}

function columnChoice(column: string): JudgeChoice {
  return { kind: 'column', column, reads: 'value' };
}

/** Scorers that have something to go by; `recorded` only repeats a column. */
function fittingScorers({ references }: DatasetSummary): readonly string[] {
  return [
    ...(references.paths > 0 ? ['mock-judge', 'trajectory'] : []),
    ...((references.calculator ?? 0) > 0 ? ['calculator-rubric'] : []),
    ...((references.conformance ?? 0) > 0 ? ['toolcall-300'] : []),
    ...(references.calls > 0 ? ['xlam-tool-call'] : []),
    ...(references.texts > 0 ? ['exact'] : []),
  ];
}
