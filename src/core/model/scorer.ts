import type { Item, Reply } from './item.ts';
import type { Fault, Verdict } from './verdict.ts';

/** Option values are text, so that a command line, a hash and a form say the same. */
export type Options = ReadonlyMap<string, string>;

export interface OptionDeclaration {
  readonly name: string;
  /** Allowed values, the default first. */
  readonly values: readonly string[];
  /** Any text is allowed beside them. */
  readonly open?: true;
  /** Of an open one: it has to be a number, written in plain digits, from `min` to `max`. */
  readonly range?: NumberRange;
}

export interface NumberRange {
  readonly min: number;
  /** Null: no end. */
  readonly max: number | null;
  readonly whole: boolean;
}

export interface ReasonDeclaration {
  readonly code: string;
  /**
   * What a verdict with this reason says of the reply; null: nothing by itself, there was nothing to compare it with or
   * an option decides.
   */
  readonly correct: boolean | null;
}

/** What a scorer says of itself. */
export interface ScorerDeclaration {
  readonly name: string;
  /** Recorded with every result, so that a change of the scoring is visible. */
  readonly version: number;
  /** In the order in which the first that applies wins. */
  readonly reasons: readonly ReasonDeclaration[];
  readonly options: readonly OptionDeclaration[];
  /** Range of `score`, or null when the scorer does not grade. */
  readonly scoreRange: { readonly min: number; readonly max: number } | null;
  /** Whether `failureKind` is filled (document 001's rules then hold). */
  readonly fillsFailureKind: boolean;
  /** Judges what a normaliser gave: a reply without an `output` is none. */
  readonly readsOutput?: true;
  /** Judges by what the file recorded, so that an item without a reply can be judged, too. */
  readonly readsRecorded?: true;
  /**
   * Judges the item's input, so that an item without a reply is judged, too. `unless`: with the reply, if there is one,
   * or alone, unless an option has this value.
   */
  readonly judgesInput?: true | { readonly unless: { readonly option: string; readonly value: string } };
}

/** A scorer is a plain object: judges a reply against an item, purely and without a clock. */
export interface Scorer extends ScorerDeclaration {
  /** The item's answer as a reply; null when it has none that this scorer can use. */
  readonly key: (item: Item, options: Options) => Reply | null;
  /**
   * True when the item has a reference of the kind this scorer compares with, broken or not; of one that reads what the
   * file recorded, when it has that.
   */
  readonly hasReference: (item: Item, options: Options) => boolean;
  /** False: not judged, for the reply holds no trace of what is judged. Absent where every reply does. */
  readonly hasTrace?: (reply: Reply) => boolean;
  /**
   * Of one that judges the input: the item with nothing done in it, for the null control; null where that may be right.
   */
  readonly untouched?: (item: Item) => Item | null;
  /** Options under which its own key is held against it, where others would not look at a reply. */
  readonly keyOptions?: (options: Options) => Options;
  /** A verdict, or a fault when the item cannot be judged. A malformed reply is a verdict. */
  readonly score: (item: Item, reply: Reply, options: Options) => Verdict | { readonly fault: Fault };
}
