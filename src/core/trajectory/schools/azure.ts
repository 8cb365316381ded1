import { LENIENT } from '../../json/policy.ts';
import { readJson } from '../../json/reader.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../json/value.ts';
import { type Step } from '../trajectory.ts';
import { pythonText } from '../../python/pythonText.ts';
import { NOT_AN_OBJECT, type SchoolRule, type SchoolScore } from './school.ts';
import { contains, foundInOrder, partsOf, sameList, sharedCount } from './sequences.ts';
import { membersOf } from './stepArguments.ts';
import { valueKey } from './valueKey.ts';

/**
 * Azure AI evaluation, `Azure/azure-sdk-for-python@106ac42e`, `_task_navigation_efficiency.py`, and its twin in
 * `Azure/azureml-assets`. A reference is names, or names with one object of arguments a tool; it is the latter here
 * where any of its steps has arguments. Names are trimmed.
 */

type Match = (wanted: readonly string[], made: readonly string[]) => boolean;

const EVERY_MODE = [
  'A reference cannot ask for two calls of one tool with different arguments.',
  'Values are compared as text, so 1 is "1" and true is "True".',
  'Precision, recall and F1 ignore the order in every mode.',
];

const MODES: readonly { readonly mode: string; readonly about: string; readonly match: Match }[] = [
  { mode: 'exact_match', about: 'The same steps in the same order and no other.', match: sameList },
  {
    mode: 'in_order_match',
    about: 'Every step of the reference was made, in its order, with any steps between.',
    match: (wanted, made) => foundInOrder(wanted, made) === wanted.length,
  },
  {
    mode: 'any_order_match',
    about: 'Every step of the reference was made as often as it stands there, in any order.',
    match: (wanted, made) => contains(made, wanted),
  },
];

export const AZURE: readonly SchoolRule[] = MODES.map(({ mode, about, match }): SchoolRule => ({
  system: 'Azure AI evaluation',
  metric: 'task_navigation_efficiency',
  mode,
  title: mode.replaceAll('_', ' '),
  about: `${about} Beside it precision, recall and F1, repeats counted.`,
  defects: EVERY_MODE,
  sameAs: null,
  score: (reference, candidate) => score(reference, candidate, match),
}));

function score(reference: readonly Step[], candidate: readonly Step[], match: Match): SchoolScore {
  if (reference.length === 0) return { kind: 'error', why: 'an empty reference is refused' };
  const asksArguments = reference.some((step) => step.argumentsText !== null);
  const wanted = asksArguments ? asked(reference) : reference.map(trimmed);
  if (wanted === null) return NOT_AN_OBJECT;
  if (asksArguments && new Set(wanted).size > new Set(reference.map(trimmed)).size) {
    return { kind: 'undefined', why: 'one tool is asked for with different arguments, which a reference cannot say' };
  }
  const made = candidate.map((step) => (asksArguments ? keyOf(step, membersOf(step) ?? new Map()) : trimmed(step)));
  const parts = partsOf(sharedCount(wanted, made), made.length, wanted.length);
  return { kind: 'value', value: match(wanted, made), parts };
}

/** Null where the arguments of a step are not an object: the original takes no other. */
function asked(reference: readonly Step[]): string[] | null {
  const keys: string[] = [];
  for (const step of reference) {
    const members = membersOf(step);
    if (members === null) return null;
    keys.push(keyOf(step, members));
  }
  return keys;
}

/** `str.strip`, near enough: JavaScript trims a byte order mark besides, and not the separators U+001C to U+001F. */
function trimmed(step: Step): string {
  return step.name.trim();
}

function keyOf(step: Step, members: JsonObject): string {
  const texts = new Map([...members].map(([name, value]) => [name, compared(value)]));
  return `${JSON.stringify(trimmed(step))}${valueKey(texts, 'exact')}`;
}

/** `str(value)`; objects, lists and texts that hold one, by their JSON text, keys sorted. */
function compared(value: JsonValue): string {
  const held = typeof value === 'string' ? containerIn(value) : value;
  return held !== null && (isJsonArray(held) || isJsonObject(held)) ? valueKey(held, 'dumps') : pythonText(value);
}

function containerIn(text: string): JsonValue {
  if (!/^\s*[[{]/.test(text)) return null;
  const read = readJson(text, LENIENT);
  return read.ok ? read.value : null;
}
