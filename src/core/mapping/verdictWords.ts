import { stateOfWord } from '../formats/recordedWords.ts';
import { isNumber } from '../formats/recorded.ts';
import { sameDecimal } from '../json/decimal.ts';
import type { State } from '../model/verdict.ts';

/** Distinct values of a column that may be one of verdicts. */
const MOST_WORDS = 8;

/** Without case and outer blanks. */
function foldedWord(text: string): string {
  return text.trim().toLowerCase();
}

/** What a word says where it is known for a verdict; `1.0` and `0.0` say what 1 and 0 say. */
function knownState(text: string): State | null {
  const word = foldedWord(text);
  if (!isNumber(word)) return stateOfWord(word);
  if (sameDecimal(word, '1')) return 'right';
  return sameDecimal(word, '0') ? 'wrong' : null;
}

/** What a value says where `right` mean right: what is none of them is wrong, unless it is known to say neither. */
export function stateByRight(right: readonly string[], value: string): State {
  if (right.some((word) => sameWord(word, value))) return 'right';
  const known = knownState(value);
  return known === null || known === 'right' ? 'wrong' : known;
}

/** The column's words, when all of them are known for verdicts and at least one says right or wrong; else null. */
export function verdictWords(values: readonly string[]): readonly string[] | null {
  if (values.length === 0 || values.length > MOST_WORDS) return null;
  const states = values.map(knownState);
  const says = states.some((state) => state === 'right' || state === 'wrong');
  return says && states.every((state) => state !== null) ? values : null;
}

/** Words that say verdict whatever their column is called: other pairs, as true and false, also say other things. */
const SURE: ReadonlySet<string> = new Set(
  'pass passed fail failed correct incorrect right wrong success failure'.split(' '),
);

export function surelyVerdicts(values: readonly string[]): boolean {
  return values.length > 1 && values.every((value) => SURE.has(foldedWord(value)) || isAside(value));
}

/** Whether a known word says neither right nor wrong. */
function isAside(value: string): boolean {
  const state = knownState(value);
  return state === 'not-judged' || state === 'fault';
}

/** What stands opposite a word that says wrong. */
const OPPOSITES: ReadonlyMap<string, string> = new Map([
  ['false', 'true'],
  ['no', 'yes'],
  ['0', '1'],
  ['wrong', 'right'],
  ['incorrect', 'correct'],
  ['fail', 'pass'],
  ['failed', 'passed'],
  ['failure', 'success'],
  ['unsuccessful', 'successful'],
  ['invalid', 'valid'],
  ['f', 't'],
  ['n', 'y'],
  ['i', 'c'],
]);

const USUAL: readonly string[] = ['true', '1', 'yes', 'pass', 'passed', 'right', 'correct', 'success'];

/**
 * The words that mean right: those among the values that say so, as written, and what stands opposite those that say
 * wrong, since further rows may have it. The usual words when there are no values.
 */
export function rightWords(values: readonly string[]): readonly string[] {
  const right = new Map<string, string>();
  for (const value of values) if (knownState(value) === 'right') addWord(right, value.trim());
  for (const value of values) {
    const word = foldedWord(value);
    const opposite = OPPOSITES.get(isNumber(word) && sameDecimal(word, '0') ? '0' : word);
    if (opposite !== undefined && ![...right.keys()].some((one) => sameWord(one, opposite))) addWord(right, opposite);
  }
  return right.size === 0 ? USUAL : [...right.values()];
}

function addWord(words: Map<string, string>, word: string): void {
  const folded = foldedWord(word);
  if (!words.has(folded)) words.set(folded, word);
}

/** Whether two words are one: without case and outer blanks, numbers by their value. */
export function sameWord(a: string, b: string): boolean {
  const [x, y] = [foldedWord(a), foldedWord(b)];
  return x === y || (isNumber(x) && isNumber(y) && sameDecimal(x, y));
}
