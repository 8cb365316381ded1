import type { Item, Recorded, Reply } from '../../model/item.ts';
import type { Options, Scorer } from '../../model/scorer.ts';
import type { Fault, State, Verdict } from '../../model/verdict.ts';
import { cut } from '../cut.ts';
import { recordedDeclaration } from './declaration.ts';

/** Most characters of a recorded value in the facts of a verdict. */
const TEXT = 200;

/**
 * Gives as a verdict what the file itself recorded in a column, so that it can be counted, filtered and put beside
 * what is computed. It compares nothing: there is no key, and the self-test covers no item.
 */
export const recorded: Scorer = {
  ...recordedDeclaration,
  key: () => null,
  hasReference,
  score,
};

function hasReference(item: Item, options: Options): boolean {
  return foundIn(item, options) !== null;
}

function score(item: Item, _reply: Reply, options: Options): Verdict | { readonly fault: Fault } {
  const found = foundIn(item, options);
  if (found === null) throw new Error('asked about an item that has no recorded verdict');
  const { name, text, state } = found;
  const facts = { column: name, text: cut(text, TEXT) };
  if (state === 'fault') return { fault: { cause: 'recorded-fault', ...facts } };
  const [reason, correct] = SAYS[state];
  return { correct, reason, detail: { code: 'recorded', ...facts }, outcome: text, failureKind: null, score: null };
}

const SAYS: Readonly<Record<Exclude<State, 'fault'>, readonly [reason: string, correct: boolean | null]>> = {
  right: ['recorded-right', true],
  wrong: ['recorded-wrong', false],
  'not-judged': ['recorded-undecided', null],
};

/** The value of the column, the last one where a row names it twice; null where there is none that says a verdict. */
function foundIn({ recorded: values }: Item, options: Options): (Recorded & { readonly state: State }) | null {
  const column = options.get('column') ?? '';
  const found = column === '' ? values.find(saysVerdict) : values.findLast(({ name }) => name === column);
  return found !== undefined && saysVerdict(found) ? found : null;
}

function saysVerdict(value: Recorded): value is Recorded & { readonly state: State } {
  return value.state !== undefined;
}
