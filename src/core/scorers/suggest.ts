import { VERDICT_KINDS, type RecordedColumn } from '../model/item.ts';

/**
 * The name of the scorer that fits a dataset's references best: for cases of a conformance corpus, trajectories where
 * there are any (`paths` counts the items that have them), calculator use where most say what has to be calculated.
 * Where it has none, the one that reads the verdicts that the file recorded; null when there are neither.
 */
export function suggestScorer(
  references: {
    readonly calls: number;
    readonly texts: number;
    readonly broken: number;
    readonly paths?: number;
    readonly calculator?: number;
    readonly conformance?: number;
  },
  recorded: readonly RecordedColumn[] = [],
): string | null {
  if ((references.conformance ?? 0) > 0) return 'toolcall-300';
  if ((references.paths ?? 0) > 0) return 'trajectory';
  const calls = references.calls + references.broken;
  const calculator = references.calculator ?? 0;
  if (calculator > 0 && calculator >= calls && calculator >= references.texts) return 'calculator-rubric';
  if (calls === 0 && references.texts === 0) return recorded.some(holdsVerdicts) ? 'recorded' : null;
  return calls >= references.texts ? 'xlam-tool-call' : 'exact';
}

/**
 * Whether a recorded column can be read as verdicts: of a program, a judge or a person. One in which somebody chooses
 * among several things, none of which is right or wrong, cannot.
 */
export function holdsVerdicts({ kind, states }: RecordedColumn): boolean {
  return VERDICT_KINDS.has(kind) && states !== null && states.right + states.wrong + states.notJudged > 0;
}
