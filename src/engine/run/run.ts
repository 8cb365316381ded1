import { mockJudgeDeclaration } from '../../core/scorers/mockJudge/declaration.ts';
import { trajectoryDeclaration } from '../../core/scorers/trajectory/declaration.ts';
import { judgesInputUnder } from '../../core/scorers/judgesInput.ts';
import { judgesNormaliser } from '../../core/scorers/toolcall300/declaration.ts';
import { readsTools } from '../../core/dialects/decodeReply.ts';
import type { Options, Scorer } from '../../core/model/scorer.ts';
import { CAUSES, STATES, type Cause, type Result, type State } from '../../core/model/verdict.ts';
import type { Dataset, ReplySet } from '../dataset/dataset.ts';
import type { RunId, RunSummary } from '../engine.ts';
import type { ComparedSteps } from './comparedSteps.ts';
import { gradesParts, PartColumns } from './partColumns.ts';
import { schemaCode, SCHEMA_WORDS, type SchemaWord } from './schemaColumn.ts';
import { StepColumns } from './stepColumns.ts';

/** A scoring of a dataset: its verdicts as columns. Details are judged again when an item is opened. */
export interface Run {
  readonly id: RunId;
  readonly dataset: Dataset;
  readonly scorer: Scorer;
  readonly options: Options;
  readonly replies: ReplySet | null;
  readonly columns: RunColumns;
  readonly summary: RunSummary;
}

/**
 * How much of a row the scorer has to be shown: recorded values and tools are no part of what is decoded for scoring.
 */
export function extentOf(scorer: Scorer, options: Options): 'scored' | 'whole' {
  if (judgesInputUnder(scorer, options)) return 'whole';
  return scorer.readsRecorded === true || readsTools(options.get('toolCallParser') ?? '') ? 'whole' : 'scored';
}

const COMPARES_STEPS: ReadonlySet<string> = new Set([trajectoryDeclaration.name, mockJudgeDeclaration.name]);

/** Whether the scorer's verdicts are over trajectories. */
export function comparesSteps({ name }: Scorer): boolean {
  return COMPARES_STEPS.has(name);
}

/**
 * Mask of the items at which others get a turn: one pair of long trajectories can take as long as thousands of calls.
 */
export function turnOf(scorer: Scorer): number {
  return comparesSteps(scorer) ? 0 : 15;
}

const NOT_RUN = CAUSES.indexOf('not-run');

/** Columns by item, filled from the first item to the last. An item that came after the run was not run. */
export class RunColumns {
  /** Index into `STATES`. */
  readonly states: Uint8Array;
  /** Index into the scorer's reasons and 1 more; 0 where there is no verdict. */
  readonly reasons: Uint8Array;
  /** Index into `CAUSES` and 1 more; 0 where there is a verdict. */
  readonly causes: Uint8Array;
  /** NaN where none was given; null when the scorer does not grade. */
  readonly scores: Float64Array | null;
  /** Index into the failure kinds and 1 more; null when the scorer fills none. */
  readonly failureKinds: Uint8Array | null;
  readonly declared: readonly string[];
  /** Null when the scorer compares no trajectories. */
  readonly steps: StepColumns | null;
  /** Null when the scorer does not grade calculator use. */
  readonly parts: PartColumns | null;
  /** Index into `SCHEMA_WORDS` and 1 more; null when the scorer judges no normaliser. */
  readonly schemas: Uint8Array | null;

  constructor(items: number, scorer: Scorer) {
    this.declared = scorer.reasons.map((reason) => reason.code);
    this.states = new Uint8Array(items);
    this.reasons = new Uint8Array(items);
    this.causes = new Uint8Array(items);
    this.scores = scorer.scoreRange === null ? null : new Float64Array(items).fill(Number.NaN);
    this.failureKinds = scorer.fillsFailureKind ? new Uint8Array(items) : null;
    this.steps = comparesSteps(scorer) ? new StepColumns(items) : null;
    this.parts = gradesParts(scorer) ? new PartColumns(items) : null;
    this.schemas = judgesNormaliser(scorer) ? new Uint8Array(items) : null;
  }

  /** Of another reply set: it was not run. */
  leaveOut(item: number): void {
    this.states[item] = STATES.indexOf('not-judged');
    this.causes[item] = NOT_RUN + 1;
    this.steps?.put(item, null);
  }

  set(item: number, result: Result, failureKind: number, compared: ComparedSteps | null): void {
    this.steps?.put(item, compared);
    this.parts?.put(item, result);
    if (this.schemas !== null) this.schemas[item] = schemaCode(result);
    this.states[item] = STATES.indexOf(result.state);
    const verdict = result.state === 'fault' ? null : result.verdict;
    if (result.state === 'not-judged') this.causes[item] = CAUSES.indexOf(result.cause) + 1;
    else if (result.state === 'fault') this.causes[item] = CAUSES.indexOf(result.fault.cause) + 1;
    else this.reasons[item] = this.declared.indexOf(result.verdict.reason) + 1;
    if (this.scores !== null && typeof verdict?.score === 'number') this.scores[item] = verdict.score;
    if (this.failureKinds !== null) this.failureKinds[item] = failureKind;
  }

  state(item: number): State {
    return STATES[this.stateCode(item)]!;
  }

  stateCode(item: number): number {
    return this.states[item] ?? STATES.indexOf('not-judged');
  }

  reason(item: number): string | null {
    return this.declared[(this.reasons[item] ?? 0) - 1] ?? null;
  }

  causeCode(item: number): number {
    return this.causes[item] ?? NOT_RUN + 1;
  }

  cause(item: number): Cause | null {
    return CAUSES[this.causeCode(item) - 1] ?? null;
  }

  schema(item: number): SchemaWord | null {
    return SCHEMA_WORDS[(this.schemas?.[item] ?? 0) - 1] ?? null;
  }

  score(item: number): number | null {
    const score = this.scores?.[item] ?? Number.NaN;
    return Number.isNaN(score) ? null : score;
  }
}
