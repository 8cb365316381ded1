import { jsonEqual } from '../../json/equal.ts';
import { type JsonValue } from '../../json/value.ts';
import { type Step } from '../trajectory.ts';
import { fitsGlob } from './glob.ts';
import { holdsPart } from './holdsPart.ts';
import { PAIR_LIMIT, passed, type SchoolRule, type SchoolScore, TOO_LONG, valued } from './school.ts';
import { namesOf, partsOf, sharedSet } from './sequences.ts';
import { argumentsOf } from './stepArguments.ts';

/**
 * promptfoo, `promptfoo/promptfoo@71149632`, `assertions/{trajectory,trajectoryUtils,traceUtils}.ts`, and `@12ac30a9`,
 * `assertions/toolCallF1.ts`. The reference's names are patterns. Arguments are asserted of one tool at a time: the
 * reference is met here when the assertion of each of its steps is. A verdict is 1 or 0.
 */

const GLOBS = 'Names of the reference are patterns, and case makes no difference.';
const NO_STEPS: SchoolScore = { kind: 'error', why: 'an assertion without a tool is refused' };

const NO_ARGUMENTS: SchoolScore = { kind: 'error', why: 'a step of the reference has no arguments to assert' };

type Fits = (made: JsonValue, wanted: JsonValue) => boolean;
type Assertion = (reference: readonly Step[], candidate: readonly Step[], inverse: boolean) => SchoolScore;

interface Asserted {
  readonly metric: string;
  readonly mode: string;
  readonly title: string;
  readonly about: string;
  readonly inverse: string;
  readonly assertion: Assertion;
}

const ASSERTED: readonly Asserted[] = [
  {
    metric: 'trajectory:tool-sequence',
    mode: 'in_order',
    title: 'tool-sequence, in order',
    about: 'The tools of the reference were called in its order, with any calls between.',
    inverse: 'The tools of the reference were not all called in its order.',
    assertion: (reference, candidate, inverse) => sequence(reference, candidate, inverse, inOrder),
  },
  {
    metric: 'trajectory:tool-sequence',
    mode: 'exact',
    title: 'tool-sequence, exact',
    about: 'The tools of the reference were called in its order, and no other.',
    inverse: 'The calls are not those of the reference one by one.',
    assertion: (reference, candidate, inverse) => sequence(reference, candidate, inverse, oneByOne),
  },
  {
    metric: 'trajectory:tool-used',
    mode: '',
    title: 'tool-used',
    about: 'Every tool of the reference was called at least once.',
    inverse: 'No tool of the reference was called.',
    assertion: used,
  },
  {
    metric: 'trajectory:tool-args-match',
    mode: 'partial',
    title: 'tool-args-match, partial',
    about: 'For every step of the reference some call of its tool holds its arguments, at any depth, and maybe more.',
    inverse: 'For no step of the reference does a call of its tool hold its arguments.',
    assertion: (reference, candidate, inverse) => argsMatch(reference, candidate, inverse, holdsPart),
  },
  {
    metric: 'trajectory:tool-args-match',
    mode: 'exact',
    title: 'tool-args-match, exact',
    about: 'For every step of the reference some call of its tool has equal arguments.',
    inverse: 'For no step of the reference does a call of its tool have equal arguments.',
    assertion: (reference, candidate, inverse) => argsMatch(reference, candidate, inverse, jsonEqual),
  },
];

const ARGS_SHARED = 'One call can answer several steps of the reference.';

export const PROMPTFOO: readonly SchoolRule[] = [
  ...ASSERTED.map((asserted) => ruleOf(asserted, false)),
  ...ASSERTED.map((asserted) => ruleOf(asserted, true)),
  {
    system: 'promptfoo',
    metric: 'tool-call-f1',
    mode: 'set of names',
    title: 'tool-call-f1',
    about: 'F1 over the two sets of names; arguments and repeats do not count.',
    defects: ['Repeats and order vanish in the sets.'],
    sameAs: null,
    score: setF1,
  },
];

function ruleOf({ metric, mode, title, about, inverse, assertion }: Asserted, not: boolean): SchoolRule {
  const shared = metric === 'trajectory:tool-sequence' ? [] : [ARGS_SHARED];
  return {
    system: 'promptfoo',
    metric: not ? `not-${metric}` : metric,
    mode,
    title: not ? `not ${title}` : title,
    about: `${not ? inverse : about} ${GLOBS}`,
    defects: not ? [] : shared,
    sameAs: null,
    score: (reference, candidate) => assertion(reference, candidate, not),
  };
}

type Order = (patterns: readonly string[], names: readonly string[]) => boolean;

function sequence(reference: readonly Step[], candidate: readonly Step[], not: boolean, order: Order): SchoolScore {
  const patterns = namesOf(reference);
  if (patterns.length === 0 || patterns.includes('')) return NO_STEPS;
  return passed(order(patterns, namesOf(candidate)) !== not);
}

function inOrder(patterns: readonly string[], names: readonly string[]): boolean {
  let met = 0;
  for (const name of names) if (met < patterns.length && fitsGlob(name, patterns[met]!)) met += 1;
  return met === patterns.length;
}

function oneByOne(patterns: readonly string[], names: readonly string[]): boolean {
  return patterns.length === names.length && patterns.every((pattern, at) => fitsGlob(names[at]!, pattern));
}

/** An empty pattern fits every name. */
function used(reference: readonly Step[], candidate: readonly Step[], not: boolean): SchoolScore {
  if (reference.length === 0) return NO_STEPS;
  const names = [...new Set(namesOf(candidate))];
  const patterns = [...new Set(namesOf(reference))];
  if (patterns.length * names.length > PAIR_LIMIT) return TOO_LONG;
  const met = patterns.filter((pattern) => names.some((name) => pattern === '' || fitsGlob(name, pattern))).length;
  return passed(not ? met === 0 : met === patterns.length);
}

/** Every step of the reference is an assertion of its own, and each has to hold. */
function argsMatch(reference: readonly Step[], candidate: readonly Step[], not: boolean, fits: Fits): SchoolScore {
  if (reference.length === 0 || reference.some((step) => step.name === '')) return NO_STEPS;
  if (reference.some((step) => step.argumentsText === null)) return NO_ARGUMENTS;
  if (reference.length * candidate.length > PAIR_LIMIT) return TOO_LONG;
  return passed(reference.every((step) => isAnswered(step, candidate, fits) !== not));
}

function isAnswered(wanted: Step, candidate: readonly Step[], fits: Fits): boolean {
  const asked = argumentsOf(wanted);
  if (asked === undefined) return false;
  return candidate.some((step) => {
    const made = argumentsOf(step);
    // A trace whose arguments are null has none.
    return made !== undefined && made !== null && fitsGlob(step.name, wanted.name) && fits(made, asked);
  });
}

/** Names of the reference are trimmed, and empty ones left out. */
function setF1(reference: readonly Step[], candidate: readonly Step[]): SchoolScore {
  const wanted = new Set(namesOf(reference).map((name) => name.trim()));
  wanted.delete('');
  if (wanted.size === 0) return NO_STEPS;
  const made = new Set(namesOf(candidate));
  return valued(partsOf(sharedSet([...wanted], [...made]), made.size, wanted.size).f1);
}
