import type { JsonValue } from '../json/value.ts';

/** Rules of document 002's spec that the normaliser follows, one function each. 8 is two: into an array and out of one. */
export const RULES = ['3', '4', '5', '6', '7-nest', '7-drop', '8-wrap', '8-unwrap', '9', '10', '11'] as const;
export type Rule = (typeof RULES)[number];

/** One repair. Paths are written as `arguments.filters[2].max`; `name` and `` (the whole) are paths, too. */
export interface RuleStep {
  readonly rule: Rule;
  readonly path: string;
  /**
   * What stood there and what stands there now, as `canon` prints it; null where there was, or is, nothing; up to 2,000
   * characters. Of rule 11 the tail that was dropped, as it stands, and the brackets that closed what was open. A value
   * that rule 7 moved into a nested object comes from nothing, at its new place.
   */
  readonly from: string | null;
  readonly to: string | null;
}

/** Why a text is refused. */
export interface NormaliserRefusal {
  /** The rule that says so; null: the text is no call to begin with, or the schema would not accept it. */
  readonly rule: Rule | null;
  readonly code:
    | 'not-json'
    | 'repeated-key'
    | 'not-a-call'
    | 'no-name'
    | 'no-arguments'
    | 'no-tools'
    | 'unknown-tool'
    | 'several-tools'
    | 'no-schema'
    | 'arguments-not-an-object'
    | 'nested-differs'
    | 'required-missing'
    | 'several-elements'
    | 'not-of-type'
    | 'non-finite'
    | 'not-a-member'
    | 'several-members'
    | 'calls-differ'
    | 'too-deep'
    | 'schema-invalid';
  readonly path: string;
  /** Up to 80 characters of what stands there. */
  readonly found: string;
  /**
   * Of several tools or members that are like what was found: the first of them as they are declared, up to 80 characters
   * each, and how many there are.
   */
  readonly alike?: { readonly first: readonly string[]; readonly total: number };
}

/** What the normaliser makes of a text, and how. */
export interface Normalised {
  /** The call, or null: refused. */
  readonly call: JsonValue | null;
  readonly refusal: NormaliserRefusal | null;
  /** What each rule changed, in the order in which it did; of a refused text, as far as it got. */
  readonly trace: readonly RuleStep[];
}
