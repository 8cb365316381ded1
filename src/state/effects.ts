import type { Mapping } from '../core/mapping/mapping.ts';
import type { Rubric } from '../core/rubric/rubric.ts';
import type { Compared } from '../core/trajectory/compareTrajectories.ts';
import type { ReferencePath, Step } from '../core/trajectory/trajectory.ts';
import type { CallOptions, Engine, FileSummary, Source } from '../engine/engine.ts';
import type { ColumnLayout } from './columns.ts';
import type { KeptLabels } from './labels/keptLabels.ts';
import type { SavedFilter } from './savedFilters.ts';
import type { FetchProblem } from './addresses.ts';
import type { ThemeName } from './ui.ts';

/** Everything that state cannot do by itself; handed in once, at creation. */
export interface Effects {
  readonly engine: Engine;
  /** Starts the engine anew after a crash; it is empty then. */
  readonly restartEngine: () => void;
  readonly kept: KeptFiles;
  readonly mappings: RememberedMappings;
  readonly labels: KeptLabels;
  readonly settings: SettingsStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A name that nothing else has, in letters and digits; later ones are greater. */
  readonly newId: () => string;
  /** Asks before the page is left, or no longer. */
  readonly holdPage: (held: boolean) => void;
  readonly stopper: () => Stopper;
  /** Calls back later; gives the way to call it off. */
  readonly later: (milliseconds: number, work: () => void) => () => void;
  /** Hands a file to the reader. */
  readonly download: (name: string, content: Source['blob'] | string, type: string) => void;
  /** False when the browser does not allow it. */
  readonly copy: (text: string) => Promise<boolean>;
  /** The whole address of a hash, for a link that is handed on. */
  readonly address: (hash: string) => string;
  readonly samples: SampleFiles;
  readonly fetchUrl: FetchUrl;
  readonly handles: FileHandles;
  /** Compares two long trajectories without holding the page up; gives the way to stop it. */
  readonly compareFar: (sides: FarSides, answers: FarAnswers) => () => void;
  /** A sentence shown at the corner and spoken, perhaps with something to do about it. */
  readonly notify: (text: string, tone: 'info' | 'right' | 'wrong' | 'fault', action?: NotifyAction) => void;
  /** A sentence spoken only. */
  readonly announce: (text: string) => void;
}

/** What is compared in another thread. */
export interface FarSides {
  readonly path: ReferencePath;
  readonly candidate: readonly Step[];
}

/** What another thread answers, in this order, or that it failed; after being stopped nothing. */
export interface FarAnswers {
  readonly compared: (compared: Compared) => void;
  /** How many equally good alignments there are, to 100, which is more than 99. */
  readonly counted: (alignments: number) => void;
  /** The browser's words. */
  readonly failed: (message: string) => void;
}

export interface NotifyAction {
  readonly label: string;
  readonly run: () => void;
}

/** By which the browser finds a file on disk again. */
export interface FileHandle {
  readonly kind: 'file';
  readonly name: string;
}

/** Files on disk, where the browser lets a page look at them again. */
export interface FileHandles {
  /** Notes by which handle a chosen or dropped file came. */
  readonly note: (blob: Source['blob'], handle: FileHandle) => void;
  /** The handle that was noted for a file; null where there is none. */
  readonly of: (blob: Source['blob']) => FileHandle | null;
  /** When a file was last changed, in milliseconds since 1970; null of a blob that is no file. */
  readonly changedAt: (blob: Source['blob']) => number | null;
  /** Looks at the file as it is now. With `ask` the browser may ask the reader: only after a click. */
  readonly look: (handle: FileHandle, ask: boolean) => Promise<FileOnDisk>;
}

export type FileOnDisk =
  | { readonly kind: 'there'; readonly blob: Source['blob']; readonly changedAt: number }
  /** It was moved or deleted. */
  | { readonly kind: 'gone' }
  /** The reader has not allowed it, or has not been asked. */
  | { readonly kind: 'closed' };

/**
 * Fetches the file of an address. `onBytes` is told how many bytes are there, and of how many; null when nobody knows.
 */
export type FetchUrl = (
  address: string,
  signal: Stopper['signal'],
  onBytes: (bytes: number, total: number | null) => void,
) => Promise<Fetched>;

export type Fetched =
  | { readonly ok: true; readonly name: string; readonly blob: Source['blob'] }
  | { readonly ok: false; readonly problem: FetchProblem };

/** Cancels a call of the engine. */
export interface Stopper {
  readonly signal: NonNullable<CallOptions<never>['signal']>;
  readonly stop: () => void;
}

/** What storage says; it never throws. */
export type KeptOutcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: KeptProblem };

export interface KeptProblem {
  readonly code: 'refused' | 'blocked' | 'full' | 'newer' | 'failed';
  /** The browser's words. */
  readonly message: string;
}

/** Opened files that stay in this browser until they are forgotten. */
export interface KeptFiles {
  /** Last opened first, without the bytes. */
  readonly list: () => Promise<KeptOutcome<readonly KeptDataset[]>>;
  /** With the files; null when it is not kept. */
  readonly get: (fingerprint: string) => Promise<KeptOutcome<KeptWithFiles | null>>;
  readonly keep: (dataset: KeptWithFiles) => Promise<KeptOutcome<null>>;
  /** Notes the view that the dataset was last seen in. */
  readonly remember: (fingerprint: string, hash: string) => Promise<KeptOutcome<null>>;
  /** Notes that a dataset is an earlier state of another one. */
  readonly supersede: (fingerprint: string, newer: string) => Promise<KeptOutcome<null>>;
  readonly forget: (fingerprint: string) => Promise<KeptOutcome<null>>;
  readonly forgetAll: () => Promise<KeptOutcome<null>>;
}

export interface KeptFile {
  readonly name: string;
  readonly bytes: number;
  /** Name of the format where recognition was overridden; null where it was not. */
  readonly format: string | null;
  /** What the columns of a table mean; absent where a format reads it. */
  readonly mapping?: Mapping;
  /** What it is in the dataset; absent of files that were kept before this was noted. */
  readonly role?: FileSummary['role'];
  /** By which it can be looked at on disk again; absent where the browser gives none. */
  readonly handle?: FileHandle;
  /** When it was last changed before it was opened: milliseconds since 1970. */
  readonly changedAt?: number;
}

/** Mappings by the signature of the columns that they were chosen for. */
export interface RememberedMappings {
  /** Null when columns of this signature were never mapped. */
  readonly get: (signature: string) => Promise<KeptOutcome<RememberedMapping | null>>;
  readonly remember: (signature: string, remembered: RememberedMapping) => Promise<KeptOutcome<null>>;
}

export interface RememberedMapping {
  readonly mapping: Mapping;
  /** When it was chosen: milliseconds since 1970. */
  readonly at: number;
}

export interface KeptDataset {
  readonly fingerprint: string;
  readonly files: readonly KeptFile[];
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  /** Of the view it was last seen in; null opens it plainly. */
  readonly hash: string | null;
  /** Fingerprint of what the files became on disk later; absent where nobody looked, or they are the same. */
  readonly newer?: string;
}

export interface KeptWithFiles extends KeptDataset {
  readonly files: readonly (KeptFile & { readonly blob: Source['blob'] })[];
}

/** What the reader sets for all datasets. */
export interface SettingsStore {
  readonly save: (change: {
    readonly theme?: ThemeName;
    readonly keys?: boolean;
    readonly widths?: ReadonlyMap<string, number>;
    readonly layouts?: ReadonlyMap<string, ColumnLayout>;
    readonly filters?: readonly SavedFilter[];
    readonly labelling?: LabellingSettings;
    readonly baselines?: ReadonlyMap<string, KeptBaseline>;
  }) => Promise<KeptOutcome<null>>;
  /** Null where nothing was ever saved. */
  readonly labelling: () => Promise<LabellingSettings | null>;
  /** By fingerprint of the dataset that they were held against; the one chosen last stands last. */
  readonly baselines: () => Promise<ReadonlyMap<string, KeptBaseline>>;
}

/** A file of an earlier result, as it was chosen. */
export interface KeptBaseline {
  readonly name: string;
  readonly text: string;
}

/** How somebody labels, whatever the dataset. */
export interface LabellingSettings {
  readonly rater: string;
  readonly advances: boolean;
  /** Rubrics that were made in this browser. */
  readonly rubrics: readonly Rubric[];
}

/** The samples of our own that come with the page. */
export interface SampleFiles {
  readonly list: () => Promise<readonly Sample[] | null>;
  readonly sources: (sample: Sample) => Promise<readonly Source[] | null>;
}

export interface Sample {
  readonly id: string;
  readonly title: string;
  /** One sentence: what is in it. */
  readonly about: string;
  readonly files: readonly string[];
  readonly filter: string;
  /** As in a hash: see `runText.ts`; empty for the scorer that fits. */
  readonly run: string;
  readonly beside: string;
  /** It is worth labelling by a person. */
  readonly labels: boolean;
  /** Its two files are two datasets, which are compared. */
  readonly compares: boolean;
}
