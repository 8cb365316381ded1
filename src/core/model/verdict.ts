import type { ProgramStop, SchemaError } from '../conformance/conformance.ts';
import type { Difference } from '../json/difference.ts';
import type { JsonError } from '../json/error.ts';
import type { CalculatorScores } from '../rubric/calculatorScores.ts';
import type { PathRefusal } from '../trajectory/steps.ts';
import type { Alignment, TrajectoryScores } from '../trajectory/trajectory.ts';
import type { ReferenceProblem, UnreadableReply } from './item.ts';

/** Document 001's kinds, for the scorers that fill them. */
export const FAILURE_KINDS = ['parse_failure', 'refusal', 'not_in_document', 'wrong', 'budget_stop', 'error'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

export function isFailureKind(text: string): text is FailureKind {
  return (FAILURE_KINDS as readonly string[]).includes(text);
}

/**
 * The facts of one verdict, made into words by `core/words` alone. Call indexes count from 0.
 * `reply` indexes the reply's calls, `reference` the reference's.
 */
export type Detail =
  | { readonly code: 'finish-reason'; readonly finishReason: string }
  | { readonly code: 'marker'; readonly marker: string; readonly offset: number }
  | {
      readonly code: 'malformed';
      readonly reply: number;
      readonly name: string | null;
      readonly problem: MalformedProblem;
      readonly others: number;
    }
  | {
      readonly code: 'call-count';
      readonly expected: number;
      readonly found: number;
      /** Reference calls that no reply call is equal to or has the name of, and the other way round. */
      readonly missing: LeftOver;
      readonly unexpected: LeftOver;
    }
  | { readonly code: 'no-call'; readonly expected: number; readonly text: string }
  | {
      readonly code: 'name';
      readonly reply: number;
      readonly found: string | null;
      readonly expected: readonly string[];
    }
  | {
      readonly code: 'arguments';
      readonly reply: number;
      readonly reference: number;
      readonly name: string;
      /**
       * First difference of the closest pair. Null when no reference call of that name is left to pair with:
       * the reply calls it more often than the reference does, and `ofName` says how often.
       */
      readonly difference: Difference | null;
      /** How many calls of this name the reference has and the reply makes. */
      readonly ofName: { readonly expected: number; readonly found: number };
      /** How many further differences the same pair has; at most 99. */
      readonly others: number;
    }
  | { readonly code: 'calls-equal'; readonly calls: number; readonly ordering: 'any' | 'strict' }
  | { readonly code: 'no-calls-wanted' }
  | {
      readonly code: 'text';
      readonly outcome: string | null;
      /** The text as the reply has it. */
      readonly found: string;
      readonly accepted: readonly string[];
      readonly normalised: boolean;
    }
  | { readonly code: 'reported-kind'; readonly kind: FailureKind }
  | { readonly code: 'not-ok' }
  | { readonly code: 'no-text' }
  | TrajectoryFacts
  /** Of `mock-judge`: what its two thresholds are held against. `reference` as in the facts of a trajectory. */
  | {
      readonly code: 'judged-trajectory';
      readonly scores: TrajectoryScores;
      readonly reference: WhichReference;
      readonly orderAtLeast: number;
      readonly extraAtMost: number;
    }
  | { readonly code: 'calculator'; readonly scores: CalculatorScores }
  | ConformanceFacts
  /** What the file recorded in a column: up to 200 characters. */
  | { readonly code: 'recorded'; readonly column: string; readonly text: string }
  | { readonly code: 'message'; readonly text: string };

/** Of `toolcall-300`: texts as `canon` prints them, null for a refusal. */
export interface ConformanceFacts {
  readonly code: 'conformance';
  readonly got: string | null;
  readonly expected: string | null;
  /** Of an adapter that raised. */
  readonly error: string | null;
  /** First difference of what was expected and what came; null where either is a refusal, or they are equal. */
  readonly difference: Difference | null;
  readonly schemaErrors: readonly SchemaError[];
  readonly schemaInvalid: boolean;
}

/** How the steps of a reply answer those of a reference. */
export interface TrajectoryFacts {
  readonly code: 'trajectory';
  readonly scores: TrajectoryScores;
  /** The acceptable reference that is answered best. */
  readonly reference: WhichReference;
  /** Of each step of the reply. */
  readonly marks: Alignment['marks'];
  readonly rule: Alignment['rule'];
  /** Steps of the reference that none of the reply answers, and of the reply that answer none. */
  readonly missing: readonly NamedStep[];
  readonly extra: readonly NamedStep[];
  /** Matched steps of the reply whose arguments do not agree; null where arguments are ignored. */
  readonly unequal: readonly NamedStep[] | null;
}

/** A step and its place among the steps as written, from 0. */
export interface NamedStep {
  readonly at: number;
  readonly name: string;
}

/** One of several references, from 0. */
export interface WhichReference {
  readonly index: number;
  readonly of: number;
}

/** Calls of one side that have none on the other: the first 5, and how many there are. */
export interface LeftOver {
  readonly first: readonly { readonly call: number; readonly name: string | null }[];
  readonly total: number;
}

export type MalformedProblem =
  | { readonly code: 'absent' }
  | { readonly code: 'not-json'; readonly error: JsonError }
  | { readonly code: 'not-an-object'; readonly type: string };

export interface Verdict {
  /** Null: cannot be judged because the item has no reference, or it needs a person. */
  readonly correct: boolean | null;
  /** One code that the scorer declares. */
  readonly reason: string;
  readonly detail: Detail;
  /** What the scorer saw, as one string, or null. */
  readonly outcome: string | null;
  readonly failureKind: FailureKind | null;
  /** In the scorer's declared range; null where it does not grade. */
  readonly score: number | null;
}

/** The item could not be judged at all. Never a wrong answer, never in a denominator. */
export type Fault =
  | { readonly cause: 'reference-broken'; readonly problem: ReferenceProblem | MalformedInReference | PathRefusal }
  /** The file recorded that it could not be judged, or that something broke. */
  | { readonly cause: 'recorded-fault'; readonly column: string; readonly text: string }
  | ({ readonly cause: 'reply-unreadable' } & Omit<UnreadableReply, 'textless'>)
  /** Of a conformance case: the reference program would stop here. */
  | { readonly cause: 'program-would-stop'; readonly stop: ProgramStop }
  | { readonly cause: 'scorer-threw'; readonly message: string }
  | { readonly cause: 'undeclared-reason'; readonly reason: string }
  /**
   * `correct` against the failure kind beside it (document 001), or, where that is null, against what the reason is
   * declared to say.
   */
  | { readonly cause: 'contradictory-verdict'; readonly failureKind: FailureKind | null; readonly reason: string };

export interface MalformedInReference {
  readonly code: 'arguments-malformed';
  readonly call: number;
  readonly name: string | null;
  readonly problem: MalformedProblem;
}

/**
 * `not-run`: no reply was recorded. `no-trace`: the reply does not say which steps were taken. `not-recorded`: the file
 * records no verdict here; `undecided`: it records that none was given. `needs-person`: the rules leave it to somebody.
 */
export type NotJudgedCause = 'not-run' | 'no-reference' | 'no-trace' | 'not-recorded' | 'undecided' | 'needs-person';
export type FaultCause = Fault['cause'];
export type Cause = NotJudgedCause | FaultCause;

const NOT_JUDGED_CAUSES = [
  'not-run',
  'no-reference',
  'no-trace',
  'not-recorded',
  'undecided',
  'needs-person',
] as const satisfies readonly NotJudgedCause[];

/** Every cause, in the order in which reports list them: not judged first, then faults. */
export const CAUSES = [
  ...NOT_JUDGED_CAUSES,
  'reference-broken',
  'recorded-fault',
  'reply-unreadable',
  'program-would-stop',
  'scorer-threw',
  'undeclared-reason',
  'contradictory-verdict',
] as const satisfies readonly Cause[];

const NOT_JUDGED: ReadonlySet<Cause> = new Set(NOT_JUDGED_CAUSES);

/** The state that an item with this cause is in. */
export function stateOfCause(cause: Cause): 'not-judged' | 'fault' {
  return NOT_JUDGED.has(cause) ? 'not-judged' : 'fault';
}

/** The four states, never mixed up. */
export type State = 'right' | 'wrong' | 'not-judged' | 'fault';
export const STATES: readonly State[] = ['right', 'wrong', 'not-judged', 'fault'];

/** What one run says of one item. */
export type Result =
  | { readonly state: 'right' | 'wrong'; readonly verdict: Verdict }
  | { readonly state: 'not-judged'; readonly cause: NotJudgedCause; readonly verdict: Verdict | null }
  | { readonly state: 'fault'; readonly fault: Fault };
