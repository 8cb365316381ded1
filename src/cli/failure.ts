import type { Refusal } from '../core/model/issue.ts';
import { refusalWords } from '../core/words/refusal.ts';
import type { Outcome } from '../engine/engine.ts';

/** Why a command ended without doing what it was asked: one sentence, with the first offending rows below it. */
export class Failure extends Error {}

/** The way out for a table that looks like replies. */
export const BY_COLUMNS = 'Or say what its columns hold: --map KEY=COLUMN.';

/** Whether what was taken for replies has members that no replies have, so that it may be a table of items. */
export function mayBeTable(refusal: Refusal): boolean {
  return refusal.code === 'only-replies' && refusal.unknown.length > 0;
}

/** The value of an outcome; any other kind is a failure in words. */
export function valueOf<T>(outcome: Outcome<T>): T {
  switch (outcome.kind) {
    case 'value':
      return outcome.value;
    case 'refusal': {
      const { cause, rows, more, wayOut } = refusalWords(outcome.refusal);
      const byColumns = mayBeTable(outcome.refusal) ? ` ${BY_COLUMNS}` : '';
      const list = [...rows, ...(more === null ? [] : [more])].map((row) => `  ${row}`);
      throw new Failure([`${cause}. ${wayOut}${byColumns}`, ...list].join('\n'));
    }
    case 'cancelled':
      throw new Failure('Cancelled.');
    case 'crashed':
      throw new Failure(`Something went wrong inside: ${outcome.message}.`);
  }
}
