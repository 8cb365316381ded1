import { type Step } from '../trajectory.ts';

/** Numbers an evaluator gives beside its verdict, each 0 to 1. */
export interface SchoolParts {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** What a rule makes of two trajectories. `undefined`: the original says nothing here. `error`: it refuses or fails. */
export type SchoolScore =
  | { readonly kind: 'value'; readonly value: number | boolean; readonly parts?: SchoolParts }
  | { readonly kind: 'undefined'; readonly why: string }
  | { readonly kind: 'error'; readonly why: string };

/** One way another system compares a trajectory with its reference, groups opened. */
export interface SchoolRule {
  readonly system: string;
  readonly metric: string;
  /** Empty where the metric has but one. */
  readonly mode: string;
  readonly title: string;
  readonly about: string;
  /** Where the rule is known to say what nobody would expect of it. */
  readonly defects: readonly string[];
  /** Key of the rule this is another name of; null where it is none's. */
  readonly sameAs: string | null;
  /** Never throws. */
  readonly score: (reference: readonly Step[], candidate: readonly Step[]) => SchoolScore;
}

/** `<metric>/<mode>`; an empty mode leaves the slash. */
export function schoolKey({ metric, mode }: Pick<SchoolRule, 'metric' | 'mode'>): string {
  return `${metric}/${mode}`;
}

/** Most pairs of steps that a rule compares where it has to look at every pair. */
export const PAIR_LIMIT = 1_000_000;

export const TOO_LONG: SchoolScore = {
  kind: 'undefined',
  why: 'the trajectories are too long for every pair of calls to be compared here',
};

export const NOT_AN_OBJECT: SchoolScore = { kind: 'error', why: 'the arguments of a call are not an object' };

export function valued(value: number | boolean): SchoolScore {
  return { kind: 'value', value };
}

/** 1 or 0, as systems that average their verdicts give it. */
export function passed(value: boolean): SchoolScore {
  return valued(value ? 1 : 0);
}
