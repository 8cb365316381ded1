import type { KeptOutcome } from '../effects.ts';

/**
 * Labels in this browser, by scope (see `scope.ts`): lines of a label file, only ever added to. What is written stays
 * as it is; no call throws.
 */
export interface KeptLabels {
  /** Every line of a scope, in the order in which they were written, and what was seen of its items. */
  readonly load: (scope: string) => Promise<KeptOutcome<LoadedLabels>>;
  /**
   * One transaction, done only when it is on disk: `make` is given what others have written behind the place `since`,
   * and gives what is to be written; nothing is written when it gives nothing. It may be called again, and does nothing
   * else. Writing what is there already changes nothing. It takes as long as the browser takes, and may never answer:
   * whoever waits says so.
   */
  readonly write: (scope: LabelScopeName, since: number, make: MakeLines) => Promise<KeptOutcome<WrittenLabels>>;
  /** Notes which items were on screen with what says how they were judged. */
  readonly see: (scope: string, sights: readonly Sight[]) => Promise<KeptOutcome<null>>;
  /** What is noted so by now, also by other tabs. */
  readonly sights: (scope: string) => Promise<KeptOutcome<readonly Sight[]>>;
  /** What has labels, last written first. */
  readonly scopes: () => Promise<KeptOutcome<readonly LabelledScope[]>>;
  /** Takes the labels of a scope out of this browser. */
  readonly forget: (scope: string) => Promise<KeptOutcome<null>>;
  /** Told when another tab has written to a scope, or seen something of it; gives the way to stop. */
  readonly onWritten: (listener: (scope: string) => void) => () => void;
  /** Asks the browser never to clear this storage by itself; null where it does not say. */
  readonly persist: () => Promise<boolean | null>;
  /** Names this browser in events: made once, at random. */
  readonly device: () => Promise<KeptOutcome<string>>;
}

export interface LabelScopeName {
  readonly scope: string;
  /** Of the file, for whoever looks for the labels of an earlier one. */
  readonly name: string;
}

/**
 * `emptied`: what was written up to the place `since` is not there any more, because the browser or the reader cleared
 * its storage; `news` is all there is then, and whatever else this tab has is nowhere else.
 */
export type MakeLines = (news: readonly KeptLine[], emptied?: boolean) => readonly NewLine[];

export interface NewLine {
  /** The event's id. */
  readonly id: string;
  /** The header that the event stands under, as a line of a label file; empty for none. */
  readonly header: string;
  /** The event, as a line of a label file. */
  readonly line: string;
  /** It stands in place of a line of the same id that only lacks an import that brought it, too. */
  readonly joins?: true;
}

export interface KeptLine extends NewLine {
  /** Counts up from 1 in a scope, and is never given twice: a line that joins gets a new one. */
  readonly place: number;
}

export interface LoadedLabels {
  readonly lines: readonly KeptLine[];
  readonly sights: readonly Sight[];
}

export interface WrittenLabels {
  readonly news: readonly KeptLine[];
  /** All that `make` gave, at the places where they stand; those that were there before, too. */
  readonly written: readonly KeptLine[];
}

/** That an item was on screen with a verdict. */
export interface Sight {
  /** As `core/labels/keyText.ts` writes it. */
  readonly item: string;
  /** What was seen: `run:<scorer>`, `recorded:<column>`, `agreement`. */
  readonly sources: readonly string[];
}

export interface LabelledScope extends LabelScopeName {
  readonly events: number;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}
