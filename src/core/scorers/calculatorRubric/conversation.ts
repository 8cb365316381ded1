import type { Item, Message, Reply } from '../../model/item.ts';
import { hasCallLines, tagsIn, type Tag } from './tags.ts';

/** A turn of the assistant that calls the calculator, or tries to. */
export interface CallTurn {
  /** The message's place in the conversation, from 0. */
  readonly message: number;
  readonly text: string;
  readonly tags: readonly Tag[];
  readonly outcome: Outcome;
  /** The assistant's next turn. */
  readonly next: { readonly message: number; readonly text: string } | null;
}

/** What came back before the assistant's next turn. `text` of an output is what stands between its tags. */
export type Outcome =
  | { readonly kind: 'output'; readonly text: string; readonly message: number; readonly start: number }
  | { readonly kind: 'error' }
  | { readonly kind: 'none' };

type Said = Pick<Message, 'role' | 'text'>;

/** The messages that are judged: the item's input, and behind it the reply, if it says something. */
export function conversationOf({ input }: Pick<Item, 'input'>, reply: Reply): readonly Said[] {
  const text = reply.text ?? '';
  return text === '' ? input : [...input, { role: 'assistant', text }];
}

/** Turns of the assistant with a tag of a call outside back-quotes, or with the lines of a call without tags. */
export function callTurns(messages: readonly Said[]): readonly CallTurn[] {
  return messages.flatMap((message, at): CallTurn[] => {
    if (message.role !== 'assistant') return [];
    const tags = tagsIn(message.text);
    if (tags.length === 0 && !hasCallLines(message.text)) return [];
    let next = at + 1;
    while (next < messages.length && messages[next]!.role !== 'assistant') next += 1;
    const after = messages[next];
    return [
      {
        message: at,
        text: message.text,
        tags,
        outcome: outcomeOf(messages, at + 1, next),
        next: after === undefined ? null : { message: next, text: after.text },
      },
    ];
  });
}

/** The first output or error among some messages; text of a tool is an output without the tags, too. */
function outcomeOf(messages: readonly Said[], from: number, to: number): Outcome {
  for (let at = from; at < to; at += 1) {
    const { role, text } = messages[at]!;
    const tagged = taggedOutput(text);
    const { start, end } = tagged ?? { start: 0, end: text.length };
    const inside = text.slice(start, end);
    if (inside.trim().startsWith('Error')) return { kind: 'error' };
    if (tagged === null && role !== 'tool') continue;
    const blanks = inside.length - inside.trimStart().length;
    return { kind: 'output', text: inside.trim(), message: at, start: start + blanks };
  }
  return { kind: 'none' };
}

const OPEN = '<output>';
const CLOSE = '</output>';

/** What stands between the first tags of an output; null without both. */
function taggedOutput(text: string): { readonly start: number; readonly end: number } | null {
  const open = text.indexOf(OPEN);
  const end = open < 0 ? -1 : text.indexOf(CLOSE, open);
  return end < 0 ? null : { start: open + OPEN.length, end };
}
