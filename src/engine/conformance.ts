import type { ConformanceResult, ProgramStop, SchemaError } from '../core/conformance/conformance.ts';
import type { ItemKey } from '../core/model/item.ts';
import type { NormaliserRefusal, RuleStep } from '../core/normaliser/normaliser.ts';
import type { CallOptions, DatasetId, ExportProgress, Outcome, RunId } from './engine.ts';

/** What a run of `toolcall-300` says as document 002 says it. A run of another scorer is refused. */
export interface ConformanceCalls {
  conformance(dataset: DatasetId, run: RunId, call?: CallOptions<ExportProgress>): Promise<Outcome<ConformanceReport>>;
  /** The rows that the reference program writes with `--jsonl-out`, of every case that was run. */
  conformanceRows(dataset: DatasetId, run: RunId, call?: CallOptions<ExportProgress>): Promise<Outcome<Blob>>;
}

export interface ConformanceReport {
  /** `reference`, `naive`, or the name of the file of recorded outputs. */
  readonly adapter: string;
  readonly corpus: string;
  /** Over the cases that were run and graded. */
  readonly result: ConformanceResult;
  /** Cases without a recorded output: no part of `cases`. */
  readonly notRun: number;
  /** Of the correct refusals, those of an adapter that raised: a crash that is rewarded. */
  readonly rightByException: number;
  /** Cases at which the reference program would stop: faults here, and no part of `cases`. The first 20. */
  readonly stops: {
    readonly total: number;
    readonly first: readonly { readonly key: ItemKey; readonly stop: ProgramStop }[];
  };
  /**
   * Rows of the file that the reference program would not load; null: it loads the file. The numbers are of the others.
   */
  readonly unloadable: number | null;
  /** The reference program would stop at sorting its categories, which are then in the order of the file. */
  readonly unsorted?: ProgramStop;
}

/** A case as its item view shows it. */
export interface ItemConformance {
  /** What the model produced, as text; JSON of it where it is no text. */
  readonly text: string;
  readonly adapter: string;
  /** What came back, whole: pretty JSON, null for a refusal and where nothing was recorded. */
  readonly got: string | null;
  readonly refused: boolean;
  readonly error: string | null;
  /** Pretty JSON; null where a refusal is expected, or the row has nothing. */
  readonly expected: string | null;
  readonly schemaErrors: readonly SchemaError[];
  readonly schemaInvalid: boolean;
  /** Of the reference normaliser: what each rule changed, and why it refused; null of other adapters. */
  readonly trace: readonly RuleStep[] | null;
  readonly refusal: NormaliserRefusal | null;
}
