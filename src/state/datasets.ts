import type { DatasetId, DatasetSummary, OpenProgress, Source } from '../engine/engine.ts';
import type { Mapping } from '../core/mapping/mapping.ts';
import type { Refusal } from '../core/model/issue.ts';
import { IDLE, type Async } from './async.ts';
import type { KeptDataset, KeptProblem, Sample } from './effects.ts';
import type { NamedAddresses, UnreadAddress } from './addresses.ts';
import type { LeftOutFile } from './givenFiles.ts';
import type { MappingStep } from './mappingStep.ts';
import type { ChangedOnDisk } from './onDisk.ts';

/** What is open, what is being opened, what was refused, and what this browser keeps. */
export interface DatasetsState {
  /** Oldest first; still being read while `summary` is null. */
  readonly open: readonly Dataset[];
  /** Files being read, in the order in which they were given. */
  readonly openings: readonly Opening[];
  /** What could not be opened, newest first, until dismissed. */
  readonly refusals: readonly RefusedOpening[];
  /** Open datasets whose files are others on disk now. */
  readonly changed: readonly ChangedOnDisk[];
  /** Files that were given with others and not opened, until dismissed or others are given. */
  readonly leftOut: readonly LeftOutFile[];
  /** Addresses that gave no file, newest first, until dismissed. */
  readonly unread: readonly UnreadAddress[];
  /** Addresses that the page's own address names; null for none. */
  readonly named: NamedAddresses | null;
  /** Files whose columns the reader is asked about, one after the other. */
  readonly mappingSteps: readonly MappingStep[];
  /** Files kept in this browser, last opened first. */
  readonly kept: Async<readonly KeptDataset[]>;
  /** Why nothing is kept in this browser, or null. */
  readonly notKept: KeptProblem | null;
  readonly samples: Async<readonly Sample[]>;
  /** The routes' dataset that is not open and not kept: the drop zone asks for it. */
  readonly missing: string | null;
}

export interface Dataset {
  /** The engine's name for it in this session. */
  readonly id: DatasetId;
  /** Its name in routes: the first digits of the fingerprint, the engine's id until that is known. */
  readonly key: string;
  readonly name: string;
  readonly sources: readonly Source[];
  /** Format names by file name, where the reader overrode recognition. */
  readonly formats: ReadonlyMap<string, string>;
  /** What the columns of tables mean, by file name. */
  readonly mappings: ReadonlyMap<string, Mapping>;
  /** Null while it is being read. */
  readonly summary: DatasetSummary | null;
  /** Counts up when replies are added, so that runs know what they were made of. */
  readonly edition: number;
}

export interface Opening {
  readonly token: number;
  readonly names: readonly string[];
  /** The dataset that a replies file is being added to, or null. */
  readonly into: string | null;
  /** Null until the first report. */
  readonly progress: OpenProgress | null;
  /** It comes over the network, from the addresses in `names`, and is not read yet. */
  readonly fetching?: true;
}

export interface RefusedOpening {
  readonly token: number;
  readonly names: readonly string[];
  readonly refusal: Refusal;
  /** What was tried, so that it can be tried as another format. */
  readonly sources: readonly Source[];
  /** They were opened after all, each by itself: it is said, so that they can be opened together in another way. */
  readonly apart?: true;
}

export const NO_DATASETS: DatasetsState = {
  open: [],
  openings: [],
  refusals: [],
  changed: [],
  leftOut: [],
  unread: [],
  named: null,
  mappingSteps: [],
  kept: IDLE,
  notKept: null,
  samples: IDLE,
  missing: null,
};

const KEY_LENGTH = 16;

/** The name of a dataset in routes once its fingerprint is known. */
export function keyOf(fingerprint: string): string {
  return fingerprint.slice(0, KEY_LENGTH);
}

export function findDataset(state: DatasetsState, key: string | null): Dataset | null {
  return state.open.find((dataset) => dataset.key === key) ?? null;
}

/** What of a dataset has been read, by name: what was said of one edition says nothing of the next. */
export function editionOf({ id, edition }: Dataset): string {
  return `${id} ${edition}`;
}

/** The same state with one dataset put in, in place of one with the same id or key. */
export function withDataset(state: DatasetsState, dataset: Dataset): DatasetsState {
  const others = state.open.filter((one) => one.id !== dataset.id && one.key !== dataset.key);
  return { ...state, open: [...others, dataset] };
}

/** The dataset's files as one name: the dataset file's, else the first. */
export function nameOf(summary: DatasetSummary | null, sources: readonly Source[]): string {
  const file = summary?.files.find((one) => one.role === 'dataset') ?? summary?.files[0];
  return file?.name ?? sources[0]?.name ?? '';
}
