import type { ColumnFacts } from './facts.ts';
import { guessIds } from './guessIds.ts';
import { guessVerdicts } from './guessVerdicts.ts';
import { REPEATABLE_ROLES, type GuessReason, type Mapping, type MappingRole } from './mapping.ts';
import { mappingOf } from './mappingOf.ts';
import { matchName } from './names.ts';

/** What the columns may mean by their names and by what stands in them, each with the reason; most may mean nothing. */
export function guessMapping(columns: readonly ColumnFacts[]): {
  readonly guess: Mapping;
  readonly reasons: readonly GuessReason[];
} {
  const guess = new Guess(columns.filter((one) => one.kind !== 'empty'));
  guess.take(guessVerdicts(guess.free()));
  guess.name('score', (one) => one.kind === 'number');
  guess.take(guessIds(guess.free()));
  guess.name('calls', isCalls);
  guessReasons(guess);
  guess.name('reference', isCalls);
  guess.name('tools', (one) => one.kind === 'json' || one.kind === 'calls');
  guess.name('reference', isReference);
  guess.name('reply', (one) => isReply(one, guess));
  guess.name('reference', (one) => isLabelOrAnswer(one, guess));
  guessConversation(guess);
  guess.name('input', isInput);
  guess.name('category', isCategory);
  guessOnlyText(guess);
  guessFirstColumn(guess, columns[0]);
  const reasons = guess.all();
  return { guess: mappingOf(columns, reasons), reasons };
}

class Guess {
  private readonly columns: readonly ColumnFacts[];
  private readonly reasons: GuessReason[] = [];

  constructor(columns: readonly ColumnFacts[]) {
    this.columns = columns;
  }

  /** Columns without a role so far. */
  free(): readonly ColumnFacts[] {
    return this.columns.filter((one) => !this.reasons.some(({ column }) => column === one.name));
  }

  has(role: MappingRole): boolean {
    return this.reasons.some((one) => one.role === role);
  }

  all(): readonly GuessReason[] {
    return this.reasons;
  }

  take(reasons: readonly GuessReason[]): void {
    this.reasons.push(...reasons);
  }

  /**
   * Gives a role to the free column with the surest name whose values fit, or to all of them where a role has several.
   */
  name(role: MappingRole, fits: (column: ColumnFacts) => boolean): void {
    if (this.has(role) && !REPEATABLE_ROLES.has(role)) return;
    const found = this.free()
      .flatMap((column) => {
        const match = fits(column) ? matchName(role, column.name) : null;
        return match === null ? [] : [{ column, match }];
      })
      .toSorted((a, b) => a.match.rank - b.match.rank);
    const chosen = REPEATABLE_ROLES.has(role) ? found : found.slice(0, 1);
    this.take(chosen.map(({ column, match }) => ({ role, column: column.name, by: 'name', found: match.word })));
  }
}

function isCalls(one: ColumnFacts): boolean {
  return one.kind === 'calls';
}

function isNested(one: ColumnFacts): boolean {
  return one.name.includes('.');
}

/** The only member of the rows that holds messages, whatever it is called. */
function guessConversation(guess: Guess): void {
  const all = guess.free().filter((one) => one.kind === 'messages' && !isNested(one));
  const [only] = all;
  if (only === undefined || all.length > 1 || matchName('input', only.name) !== null) return;
  guess.take([{ role: 'input', column: only.name, by: 'values', found: 'messages' }]);
}

/** Words about a verdict: by name, or a text that names the verdicts beside it, as a judge's answer does. */
function guessReasons(guess: Guess): void {
  const verdicts = guess.all().filter(({ role }) => role === 'verdict' || role === 'judge');
  const judged = verdicts.length > 0 || guess.has('score') || guess.has('rater');
  guess.name('reason', (one) => isProse(one) && (judged || !/error/.test(one.name)));
  const words = verdicts.map(({ column }) => column.toLowerCase().replaceAll('_', ' '));
  const names = words.filter((word) => word.includes(' '));
  if (names.length === 0) return;
  for (const one of guess.free()) {
    if (one.kind === 'text' && mostly(one, (text) => names.every((name) => text.toLowerCase().includes(name)))) {
      guess.take([{ role: 'reason', column: one.name, by: 'values', found: 'the names of the verdicts beside it' }]);
    }
  }
}

function mostly(one: ColumnFacts, test: (text: string) => boolean): boolean {
  const texts = one.texts.filter((text) => text !== null);
  return texts.length > 0 && texts.filter(test).length >= texts.length * 0.8;
}

/** Texts that are no label: longer than a few words in the mean. */
function isProse(one: ColumnFacts): boolean {
  return one.kind === 'text' && one.length >= 10;
}

/** `label` and `answer` may mean other things: see `isLabelOrAnswer`. */
function isReference(one: ColumnFacts): boolean {
  const match = matchName('reference', one.name);
  if (match === null || DOUBTFUL.has(match.word) || one.kind === 'messages') return false;
  const plain = one.kind === 'number' || one.kind === 'boolean';
  return !(match.rank >= 1000 && plain);
}

const DOUBTFUL: ReadonlySet<string> = new Set(['label', 'answer']);

/** An answer is a reply where a reference or a verdict is beside it. */
function isReply(one: ColumnFacts, guess: Guess): boolean {
  if (one.kind === 'boolean' || one.kind === 'messages' || (isNested(one) && one.kind === 'number')) return false;
  // A message is an object; a list of anything but calls is none.
  if (one.kind === 'json' && !mostly(one, (text) => text.trimStart().startsWith('{'))) return false;
  if (matchName('reply', one.name)?.word !== 'answer') return true;
  return JUDGED.some((role) => guess.has(role));
}

const JUDGED = ['reference', 'verdict', 'judge', 'rater'] as const;

/**
 * A label beside replies is what they are held against, without them a category; an answer that is no reply is right.
 */
function isLabelOrAnswer(one: ColumnFacts, guess: Guess): boolean {
  const word = matchName('reference', one.name)?.word;
  return one.kind !== 'messages' && (word === 'answer' || (word === 'label' && guess.has('reply')));
}

function isInput(one: ColumnFacts): boolean {
  if (one.kind === 'number' || one.kind === 'boolean' || one.kind === 'calls') return false;
  return matchName('input', one.name)?.word !== 'task' || (one.length >= 30 && one.distinct > one.filled / 2);
}

/** Few different values; a single row says nothing of that. */
function isCategory(one: ColumnFacts): boolean {
  if (one.kind !== 'text' && one.kind !== 'number') return false;
  if (matchName('category', one.name)?.word === 'category') return true;
  return one.distinct > 1 && one.distinct <= Math.max(2, Math.min(50, one.filled / 2));
}

/** The only long text of the rows that is in nearly all of them, and mostly another one in each. */
function guessOnlyText(guess: Guess): void {
  if (guess.has('input')) return;
  const long = guess
    .free()
    .filter((one) => one.kind === 'text' && !isNested(one) && one.length >= 20 && one.distinct > one.filled / 2)
    .filter((one) => one.filled >= one.texts.length * 0.9 && mostly(one, (text) => text.trim().includes(' ')));
  const [only] = long;
  if (only === undefined || long.length > 1) return;
  guess.take([{ role: 'input', column: only.name, by: 'only', found: 'long text' }]);
}

/** A first column of single words or whole numbers, another in each of several rows, names them. */
function guessFirstColumn(guess: Guess, first: ColumnFacts | undefined): void {
  if (first === undefined || guess.has('id') || !guess.free().includes(first)) return;
  const rows = first.texts.length;
  if (rows < 3 || first.distinct < rows || !first.counts.every(([text]) => /^[^\s.,]{1,100}$/.test(text))) return;
  if (first.kind !== 'text' && first.kind !== 'number') return;
  guess.take([{ role: 'id', column: first.name, by: 'values', found: 'another value in each row' }]);
}
