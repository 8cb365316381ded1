import { refusalWords } from '../core/words/refusal.ts';
import type { Outcome } from '../engine/engine.ts';

/** Why a command ended without doing what it was asked: one sentence, with the first offending rows below it. */
export class Failure extends Error {}

/** The value of an outcome; any other kind is a failure in words. */
export function valueOf<T>(outcome: Outcome<T>): T {
  switch (outcome.kind) {
    case 'value':
      return outcome.value;
    case 'refusal': {
      const { cause, rows, more, wayOut } = refusalWords(outcome.refusal);
      const list = [...rows, ...(more === null ? [] : [more])].map((row) => `  ${row}`);
      throw new Failure(list.length === 0 ? `${cause}. ${wayOut}` : [`${cause}. ${wayOut}`, ...list].join('\n'));
    }
    case 'cancelled':
      throw new Failure('Cancelled.');
    case 'crashed':
      throw new Failure(`Something went wrong inside: ${outcome.message}.`);
  }
}
