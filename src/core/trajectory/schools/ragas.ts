import { type JsonObject } from '../../json/value.ts';
import { type Step } from '../trajectory.ts';
import { compareText } from '../../python/compareText.ts';
import { pythonText } from '../../python/pythonText.ts';
import { NOT_AN_OBJECT, type SchoolRule, type SchoolScore, valued } from './school.ts';
import { namesOf, partsOf, sameList, sharedSet } from './sequences.ts';
import { filledKey, membersOf } from './stepArguments.ts';

/**
 * Ragas, `vibrantlabsai/ragas@2b387249`, `metrics/collections/{tool_call_accuracy,tool_call_f1}`. A call always has
 * arguments there, none captured being `{}`.
 */

const AS_TEXT = 'Arguments are compared as text, so 1 equals "1".';
const TWINS = 'Calls are sorted by name and arguments before they are paired, which can pair the wrong twins.';
const LENGTH = 'One call too many or too few gives 0, as do all of them missing.';
const EXTRA_ARGUMENTS =
  'Arguments beyond those of the reference cost nothing, but where the reference has none they cost all.';

export const RAGAS: readonly SchoolRule[] = [
  {
    system: 'Ragas',
    metric: 'ToolCallAccuracy',
    mode: 'strict_order',
    title: 'ToolCallAccuracy, strict order',
    about: 'If the names are equal in order, the mean share of each call’s arguments that are equal; else 0.',
    defects: [LENGTH, AS_TEXT, EXTRA_ARGUMENTS],
    sameAs: null,
    score: (reference, candidate) => accuracy(reference, candidate, false),
  },
  {
    system: 'Ragas',
    metric: 'ToolCallAccuracy',
    mode: 'flexible',
    title: 'ToolCallAccuracy, flexible order',
    about: 'The same after both lists are sorted by name and arguments.',
    defects: [LENGTH, AS_TEXT, EXTRA_ARGUMENTS, TWINS],
    sameAs: null,
    score: (reference, candidate) => accuracy(reference, candidate, true),
  },
  {
    system: 'Ragas',
    metric: 'ToolCallAccuracy.is_sequence_aligned',
    mode: 'strict_order',
    title: 'Names aligned, strict order',
    about: 'The gate before ToolCallAccuracy: equal lists of names.',
    defects: [],
    sameAs: null,
    score: (reference, candidate) => valued(sameList(namesOf(reference), namesOf(candidate))),
  },
  {
    system: 'Ragas',
    metric: 'ToolCallAccuracy.is_sequence_aligned',
    mode: 'flexible',
    title: 'Names aligned, flexible order',
    about: 'The gate before flexible ToolCallAccuracy: equal lists of names once sorted.',
    defects: [],
    sameAs: null,
    score: (reference, candidate) => valued(sameList(namesOf(reference).toSorted(), namesOf(candidate).toSorted())),
  },
  {
    system: 'Ragas',
    metric: 'ToolCallF1',
    mode: 'set',
    title: 'ToolCallF1',
    about: 'F1 over the two sets of calls, name and arguments equal; rounded to four places.',
    defects: ['Repeats vanish in the sets.', 'Two empty lists give 0 here and 1 in ToolCallAccuracy.'],
    sameAs: null,
    score: setF1,
  },
];

interface Call {
  readonly name: string;
  readonly members: JsonObject;
}

function accuracy(reference: readonly Step[], candidate: readonly Step[], flexible: boolean): SchoolScore {
  const wanted = callsOf(reference, flexible);
  const made = callsOf(candidate, flexible);
  if (wanted === null || made === null) return NOT_AN_OBJECT;
  if (wanted.length === 0 && made.length === 0) return valued(1);
  if (wanted.length !== made.length || !wanted.every((call, at) => call.name === made[at]!.name)) return valued(0);
  let sum = 0;
  for (const [at, call] of wanted.entries()) sum += share(call.members, made[at]!.members);
  return valued(sum / wanted.length);
}

/** Null where a call has arguments that are not an object: there is no such call in Ragas. */
function callsOf(steps: readonly Step[], sorted: boolean): Call[] | null {
  const calls: Call[] = [];
  for (const step of steps) {
    const members = membersOf(step);
    if (members === null) return null;
    calls.push({ name: step.name, members });
  }
  if (!sorted) return calls;
  const keyed = calls.map((call) => ({ call, key: sortKey(call) }));
  return keyed.toSorted((a, b) => compareKeys(a.key, b.key)).map(({ call }) => call);
}

function sortKey({ name, members }: Call): string[] {
  const sorted = [...members].toSorted(([a], [b]) => compareText(a, b));
  return [name, ...sorted.flatMap(([argument, value]) => [argument, pythonText(value)])];
}

/** As Python orders tuples: the first difference decides, and a beginning comes before the whole. */
function compareKeys(a: readonly string[], b: readonly string[]): number {
  for (let at = 0; at < a.length && at < b.length; at += 1) {
    const order = compareText(a[at]!, b[at]!);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function share(wanted: JsonObject, made: JsonObject): number {
  if (wanted.size === 0) return made.size === 0 ? 1 : 0;
  let equal = 0;
  for (const [name, value] of wanted) {
    const other = made.get(name);
    if (other !== undefined && pythonText(other) === pythonText(value)) equal += 1;
  }
  return equal / wanted.size;
}

function setF1(reference: readonly Step[], candidate: readonly Step[]): SchoolScore {
  const wanted = new Set(reference.map((step) => filledKey(step, 'python')));
  const made = new Set(candidate.map((step) => filledKey(step, 'python')));
  const shared = sharedSet([...wanted], [...made]);
  return valued(rounded(partsOf(shared, made.size, wanted.size).f1));
}

/** `round(value, 4)`: half to even. The only halves a double can hold here are odd multiples of 1/32. */
function rounded(value: number): number {
  const parts = value * 32;
  const below = Math.floor(value * 10_000);
  if (Number.isInteger(parts) && parts % 2 === 1) return (below % 2 === 0 ? below : below + 1) / 10_000;
  return Number(value.toFixed(4));
}
