import type { Message, Reply, Role } from '../../core/model/item.ts';
import type { ItemDetail } from '../../engine/engine.ts';
import { countLines, LONG, type Fold } from '../../ui/text/foldText.ts';

/** A row of the messages: one message, or the reply that is judged. */
export type MessageRow =
  | {
      readonly kind: 'message';
      readonly message: Message;
      /** The first that was recorded after the input. */
      readonly begins: boolean;
    }
  | { readonly kind: 'reply'; readonly reply: Reply };

/** What messages are shown of. */
export type Said = Pick<ItemDetail, 'input' | 'continuation' | 'reply' | 'callsReadBy'>;

/** Input, what was recorded after it, and the reply, in one list: a message's place in it is its row. */
export function messageRows({ input, continuation, reply }: Said): readonly MessageRow[] {
  return [
    ...input.map((message): MessageRow => ({ kind: 'message', message, begins: false })),
    ...continuation.map((message, place): MessageRow => ({ kind: 'message', message, begins: place === 0 })),
    ...(reply === null ? [] : [{ kind: 'reply', reply } as const]),
  ];
}

const SYSTEM: Fold = { from: 400, to: 300, lines: 3 };
const RESULT: Fold = { from: 1200, to: 800, lines: 12 };
const SPOKEN: Fold = { from: LONG.from, to: LONG.to, lines: 40 };

/** How much of a message is shown at first: what is long and the same in every item, little. */
export function foldOf(role: Role): Fold {
  return role === 'system' ? SYSTEM : role === 'tool' ? RESULT : SPOKEN;
}

/** Of the arguments of one call. */
export const ARGUMENTS: Fold = { from: LONG.from, to: LONG.to, lines: 24 };

const HEAD = 49;
const LINE = 20;
const SMALL_LINE = 18;
const A_LINE = 90;
const BUTTON = 32;

/** Pixels that a row will be high, about, with its folds as they are at first or all of them open. */
export function guessHeight(row: MessageRow, open: boolean): number {
  const { text, calls } = row.kind === 'message' ? row.message : { text: row.reply.text ?? '', calls: row.reply.calls };
  const spoken = linesOf(text, foldOf(row.kind === 'message' ? row.message.role : 'assistant'), open) * LINE;
  const made = calls.map(({ argumentsText }) => {
    // On indented lines there are more of them than as written.
    const lines = Math.max(1, (argumentsText ?? '').length / 30);
    return LINE + (open ? lines : Math.min(lines, ARGUMENTS.lines)) * SMALL_LINE;
  });
  return HEAD + spoken + made.reduce((sum, height) => sum + height, 0);
}

function linesOf(text: string, fold: Fold, open: boolean): number {
  if (text === '') return 0;
  const lines = Math.max(countLines(text), Math.ceil(text.length / A_LINE));
  const folded = text.length >= fold.from || lines > fold.lines + 1;
  if (open || !folded) return lines + (folded ? BUTTON / LINE : 0);
  return Math.min(lines, fold.lines, Math.ceil(fold.to / A_LINE)) + BUTTON / LINE;
}
