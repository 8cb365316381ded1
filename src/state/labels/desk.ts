import type { StoreApi } from 'zustand/vanilla';
import type { ItemHashes } from '../../core/labels/series.ts';
import type { LabelLog } from '../../core/labels/log.ts';
import type { ImportPreview } from '../../core/labels/importLog.ts';
import type { LabelIssue, LabelRefusal } from '../../core/labels/problem.ts';
import type { ItemKey } from '../../core/model/item.ts';
import type { Rubric } from '../../core/rubric/rubric.ts';
import type { Source } from '../../engine/engine.ts';
import type { Async } from '../async.ts';
import type { Dataset } from '../datasets.ts';
import type { KeptProblem } from '../effects.ts';
import type { JudgeChoice, SaidByJudge } from '../judges/judge.ts';
import type { RunParams } from '../route.ts';
import type { LabelledScope, NewLine } from './keptLabels.ts';
import type { RunDetail } from './runDetail.ts';
import type { LabelScope } from './scope.ts';

/** The desk: its own store, and all that can be done at it. One for each workbench: see `deskOf`. */
export interface LabelDesk {
  readonly store: StoreApi<DeskState>;
  readonly actions: DeskActions;
}

/** What a rater says of an item; null takes it back. */
export type LabelValue = 'PASS' | 'FAIL' | 'UNSURE' | 'SKIP' | null;

/** `uncertain`: by how near the judge's score is to its limit · `stratified`: as many of each of its verdicts. */
export type OrderMode = 'shuffle' | 'file' | 'uncertain' | 'disagreements' | 'stratified';

export interface LabelOrder {
  readonly mode: OrderMode;
  /** From 0 to 2^32 - 1; of `shuffle` and `stratified`. */
  readonly seed: number;
}

/** What stands beside a label and is written with it. */
export interface Draft {
  readonly note: string;
  readonly tags: readonly string[];
  /** Scores of the rubric's parts, in its smallest unit, as far as they are chosen. */
  readonly parts: ReadonlyMap<string, number>;
}

export interface DeskState {
  readonly scope: LabelScope | null;
  /** What the browser has is being read; until then nothing can be labelled. */
  readonly stage: 'none' | 'loading' | 'ready';
  readonly log: LabelLog;
  /** Events that are not in storage: they are in this tab alone. Empty where all is saved. */
  readonly unsaved: readonly NewLine[];
  /** Why storage refuses; null where it does not. */
  readonly trouble: KeptProblem | null;
  /** Transactions on their way. */
  readonly saving: number;
  /** Whether the browser promised not to clear its storage by itself; null before it was asked, or says nothing. */
  readonly persisted: boolean | null;
  /** Names this browser in events; empty before the labels are read. */
  readonly device: string;
  /** Empty before a rater is named. */
  readonly rater: string;
  /** Null: PASS or FAIL for the whole. */
  readonly rubric: Rubric | null;
  /** Those that can be chosen: ours, those made here, and those of the log. */
  readonly rubrics: readonly Rubric[];
  readonly order: LabelOrder;
  /** Of the dataset, in the order of labelling. */
  readonly queue: readonly ItemKey[];
  readonly current: ItemKey | null;
  readonly detail: Async<RunDetail>;
  readonly draft: Draft;
  /** Of the items that labels were given to, and of the current one. */
  readonly hashes: ItemHashes;
  /** What was on screen, by the text of the item's key. */
  readonly sights: ReadonlyMap<string, readonly string[]>;
  /** By whom the labels are checked; null where nothing judges. */
  readonly judge: JudgeChoice | null;
  /** What it says of the current item, once revealed; null before. */
  readonly revealed: Async<SaidByJudge> | null;
  /** A label goes on to the next item. */
  readonly advances: boolean;
  readonly importing: ImportStep | null;
  /** Of other files in this browser, for whoever wants to bring them along. */
  readonly others: readonly LabelledScope[];
}

/** A file of labels, before it is taken in. */
export interface ImportStep {
  readonly file: string;
  readonly preview: ImportPreview;
  readonly raters: readonly string[];
  readonly issues: readonly LabelIssue[];
  /** It cannot be read, or conflicts: then nothing can be taken in. */
  readonly refusal: LabelRefusal | null;
}

/** Whatever takes time goes on by itself: its end stands in the store. */
export interface DeskActions {
  /** Sits down at a dataset; `run` says whose replies. Does nothing where one sits there already. */
  readonly open: (dataset: Dataset, run: RunParams | null) => void;
  /** To an item; null: to the first that is not labelled, else the first. */
  readonly show: (key: ItemKey | null) => void;
  readonly step: (to: 'next' | 'previous' | 'next-unlabelled') => void;
  readonly label: (value: LabelValue) => void;
  /** With all parts chosen a label is written, its value by the rubric's pass rule. */
  readonly choosePart: (part: string, score: number) => void;
  /** Written with the label; where there is one already, by a further event once `keepDraft` is called. */
  readonly typeNote: (note: string) => void;
  readonly setTags: (tags: readonly string[]) => void;
  readonly keepDraft: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Holds the item's reference to be wrong, or takes that back. */
  readonly dispute: (disputed: boolean) => void;
  /** Of several labels of one's own that do not know of each other, the one that holds. */
  readonly resolve: (event: string) => void;
  readonly adjudicate: (key: ItemKey, value: LabelValue, note: string) => void;
  /** Shows the judge's verdict on the current item, and writes down that it did. */
  readonly reveal: () => void;
  readonly setRater: (rater: string) => void;
  readonly setRubric: (rubric: Rubric | null) => void;
  /** Adds a rubric, or a further version of one; chooses it. */
  readonly saveRubric: (rubric: Rubric) => void;
  readonly setOrder: (order: LabelOrder) => void;
  readonly setJudge: (judge: JudgeChoice | null) => void;
  readonly setAdvances: (advances: boolean) => void;
  readonly readLabelFile: (source: Source) => void;
  /** The labels that this browser has of another file. */
  readonly readOther: (scope: string) => void;
  readonly takeIn: () => void;
  readonly dropImport: () => void;
  /** Hands out the file: all events, or what holds now as a table. */
  readonly save: (kind: 'jsonl' | 'json' | 'csv') => void;
  /** Tries again to write what is in this tab alone. */
  readonly retry: () => void;
  /** Notes that items were on screen with what says how they were judged. */
  readonly see: (keys: readonly ItemKey[], source: string) => void;
}
