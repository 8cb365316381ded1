import type { ConformanceCase, Grade, Graded } from '../../conformance/conformance.ts';
import { gradeCase } from '../../conformance/gradeCase.ts';
import type { Item, ReferenceProblem, Reply } from '../../model/item.ts';
import type { Options, Scorer } from '../../model/scorer.ts';
import type { Fault, Verdict } from '../../model/verdict.ts';
import { canonDifference } from './canonDifference.ts';
import { conformanceKey } from './conformanceKey.ts';
import { ADAPTER, toolcall300Declaration } from './declaration.ts';
import { outcomeOf } from './outcome.ts';
import { readCase } from './readCase.ts';

/**
 * Document 002's `score`, a case at a time: a normaliser's call against the expected one, as text that Python prints.
 * What is judged is no reply of a model but what a normaliser makes of one, run here or recorded.
 */
export const toolcall300: Scorer = {
  ...toolcall300Declaration,
  key,
  keyOptions: (options) => new Map([...options, [ADAPTER, 'recorded']]),
  hasReference: ({ reference }) => reference.conformance !== undefined,
  score,
};

/** A case and what was made of it. */
export type GradedItem =
  | { readonly kind: 'graded'; readonly one: ConformanceCase; readonly graded: Graded }
  | { readonly kind: 'broken'; readonly problem: ReferenceProblem }
  /** The item is no case, or its output was not recorded. */
  | { readonly kind: 'none' };

/** Grades an item as the options say: whatever a run of this scorer says follows from it. Never throws. */
export function gradeItem(item: Item, reply: Reply | null, options: Options): GradedItem {
  const { conformance } = item.reference;
  if (conformance === undefined) return { kind: 'none' };
  const read = readCase(conformance);
  if (!read.ok) return { kind: 'broken', problem: read.problem };
  const outcome = outcomeOf(read.one, reply, options);
  if (outcome === null) return { kind: 'none' };
  return { kind: 'graded', one: read.one, graded: gradeCase(read.one, outcome) };
}

function key({ reference }: Item): Reply | null {
  const read = reference.conformance === undefined ? null : readCase(reference.conformance);
  return read === null || !read.ok ? null : conformanceKey(read.one);
}

function score(item: Item, reply: Reply, options: Options): Verdict | { readonly fault: Fault } {
  const found = gradeItem(item, reply, options);
  if (found.kind === 'broken') return { fault: { cause: 'reference-broken', problem: found.problem } };
  if (found.kind === 'none') throw new Error('nothing is recorded');
  const { one, graded } = found;
  if (graded.kind === 'stop') return { fault: { cause: 'program-would-stop', stop: graded.stop } };
  return verdictOf(one, graded.grade);
}

function verdictOf(one: ConformanceCase, grade: Grade): Verdict {
  const { ok, reason, got, expected, error, schemaErrors, schemaInvalid } = grade;
  const difference = canonDifference(one, grade);
  return {
    correct: ok,
    reason,
    detail: { code: 'conformance', got, expected, error, difference, schemaErrors, schemaInvalid },
    outcome: got,
    failureKind: null,
    score: null,
  };
}
