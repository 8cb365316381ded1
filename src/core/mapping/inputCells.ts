import { inputLength, messages } from '../formats/conversation.ts';
import { spokenIn, userMessage } from '../formats/messages.ts';
import { replyOfTurn } from '../formats/turnReply.ts';
import { asString, rawText } from '../json/slice.ts';
import type { Message, Reply } from '../model/item.ts';
import { listOf, type MappedRow } from './mappedRow.ts';
import type { Mapping } from './mapping.ts';
import { holdsMessages, valueInside } from './shapes.ts';

export interface MappedInput {
  readonly input: readonly Message[];
  readonly continuation: readonly Message[];
  /** Of a recorded conversation; null where columns of their own hold the replies. */
  readonly reply: Reply | null;
}

/**
 * A text, messages (also as JSON text), or anything else as JSON text. Messages after the user's last one are the
 * recorded turn, unless a column holds the replies: then all are input.
 */
export function mappedInput(row: MappedRow): MappedInput {
  const [column] = row.columns('input');
  if (column === undefined) return alone([]);
  const cell = row.cell('input');
  if (cell === null) {
    row.issues.push({ code: 'input-missing', path: column, found: '' });
    return alone([]);
  }
  const value = valueInside(cell.slice);
  if (!holdsMessages(value)) return alone([userMessage(asString(cell.slice) ?? rawText(cell.slice))]);
  const spoken = spokenIn(listOf(value), cell.column, row.issues);
  if (repliesStandApart(row.mapping)) return alone(messages(spoken));
  const cut = inputLength(spoken);
  const turn = spoken.slice(cut);
  const reply = replyOfTurn(turn, row.fieldsOf(cell.column, null));
  return { input: messages(spoken.slice(0, cut)), continuation: messages(turn), reply };
}

export function repliesStandApart({ columns }: Mapping): boolean {
  return columns.some(({ role }) => role === 'reply' || role === 'calls');
}

function alone(input: readonly Message[]): MappedInput {
  return { input, continuation: [], reply: null };
}
