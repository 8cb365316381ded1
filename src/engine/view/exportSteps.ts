import { pathText } from '../../core/trajectory/pathText.ts';
import { schoolsOf } from '../../core/trajectory/schools/schools.ts';
import { named, stepsOf } from '../../core/trajectory/steps.ts';
import type { ComparedSteps } from '../run/comparedSteps.ts';
import { STEP_SCORES, type StepScore } from '../run/stepColumns.ts';

/** What an export says of an item's steps. Null where nothing was compared. */
export interface ExportSteps {
  readonly parts: Readonly<Record<StepScore, number>> & {
    /** By `<metric>/<mode>`; null is undefined, `error` where the original refuses or fails. */
    readonly schools?: Readonly<Record<string, number | boolean | null | 'error'>>;
  };
  /** Of each step of the reply, as document 004 writes them. */
  readonly labels: readonly ('MATCH' | 'EXTRA')[];
  /** Names of the reference steps that nothing answers, in order. */
  readonly missing: readonly string[];
}

/** `schools` also says what other systems would; groups of the reference are opened for them. */
export function exportSteps({ path, candidate, scores, marks, missing }: ComparedSteps, schools: boolean): ExportSteps {
  const wanted = stepsOf(path);
  return {
    parts: {
      exact: scores.exact,
      order_aware: scores.orderAware.value,
      set_overlap: scores.setOverlap.value,
      step_credit: scores.stepCredit.value,
      ...(schools ? { schools: Object.fromEntries(schoolsOf(wanted, candidate)) } : {}),
    },
    labels: marks.map((mark) => (mark === 'match' ? 'MATCH' : 'EXTRA')),
    missing: missing.map((at) => wanted[at]!.name),
  };
}

/** Columns of an exported table, behind those that every table has. */
export const STEP_COLUMNS = [...STEP_SCORES, 'missing', 'extra'] as const;

/** The cells of those columns: names as a path, so that they can be read back. */
export function stepCells(compared: ComparedSteps | null): readonly (string | number | null)[] {
  if (compared === null) return STEP_COLUMNS.map(() => null);
  const { path, candidate, scores, marks, missing } = compared;
  const wanted = stepsOf(path);
  return [
    scores.exact,
    scores.orderAware.value,
    scores.setOverlap.value,
    scores.stepCredit.value,
    pathText(missing.map((at) => named(wanted[at]!.name))),
    pathText(candidate.filter((_, at) => marks[at] === 'extra').map(({ name }) => named(name))),
  ];
}
