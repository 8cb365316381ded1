/** A line of a label file as it is given to be kept. */
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
  /** Counts up from 1 in a scope, and is never given twice. */
  readonly place: number;
}

/** That an item was on screen with what says how it was judged. */
export interface Sight {
  readonly item: string;
  readonly sources: readonly string[];
}

/** A line as the database has it. */
export interface LabelRow {
  readonly scope: string;
  readonly place: number;
  readonly id: string;
  readonly header: string;
  readonly line: string;
}

export interface SightRow extends Sight {
  readonly scope: string;
}

/** What is known of a scope without its lines. It outlives them: a place is not given a second time. */
export interface ScopeRow {
  readonly scope: string;
  /** Of the file. */
  readonly name: string;
  readonly events: number;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  /** The last that was given. */
  readonly place: number;
}

/** Without the scope; nothing else that a later version of the page may have added. */
export function keptLineOf({ place, id, header, line }: LabelRow): KeptLine {
  return { place, id, header, line };
}

export function sightOf({ item, sources }: SightRow): Sight {
  return { item, sources };
}
