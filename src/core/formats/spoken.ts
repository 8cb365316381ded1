import type { Message } from '../model/item.ts';
import type { Unread } from './content.ts';

/** A message with what a reply is made of. */
export interface Spoken {
  readonly message: Message;
  /** What is said, without thinking and names of pictures; null when nothing is. */
  readonly said: string | null;
  readonly refuses: boolean;
  /** The file says which calls it makes, were it none. */
  readonly statesCalls: boolean;
  readonly finishReason: string | null;
  /** What of it a reply cannot be read without. */
  readonly unread: Unread | null;
}

export function messageOf(
  role: Message['role'],
  roleAsWritten: string,
  text: string,
  parts: Partial<Pick<Message, 'calls' | 'callRef'>> = {},
): Message {
  return { role, roleAsWritten, text, calls: [], callRef: null, ...parts };
}

/** What is said as it is shown, and nothing else. */
export function spokenText(message: Message): Spoken {
  const said = message.text === '' ? null : message.text;
  return { message, said, refuses: false, statesCalls: false, finishReason: null, unread: null };
}
