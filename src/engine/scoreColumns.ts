import type { CalculatorPart } from '../core/rubric/calculatorScores.ts';
import type { StepSortColumn } from './trajectories.ts';

/** Sub-scores of a run that grades calculator use, in steps of 0.1, as fields of filters and sorting. */
export type PartField = `parts.${CalculatorPart}`;

/** What runs grade by, as fields to sort by. */
export type ScoreColumn = 'score' | StepSortColumn | PartField;
