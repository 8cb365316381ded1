import type { Item, Message, Role } from '../../model/item.ts';

/** Short ways to write conversations in tests. */
export function said(role: Role, text: string): Message {
  return { role, roleAsWritten: role, text, calls: [], callRef: null };
}

/** A call with its tags. */
export function calling(...lines: readonly string[]): string {
  return ['<calculator>', ...lines, '</calculator>'].join('\n');
}

export function output(text: string): Message {
  return said('user', `<output>${text}</output>`);
}

/** An item that is judged against this expression; null: none. */
export function conversation(
  messages: readonly Message[],
  expression: string | null = '5*2828',
  needsCalculator: boolean | null = true,
): Item {
  return {
    key: { id: 'a', attempt: 0 },
    input: [said('user', 'How much?'), ...messages],
    tools: null,
    reference: { calls: null, texts: null, calculator: { needsCalculator, expression }, problem: null },
    category: null,
    recorded: [],
  };
}

/** One call with an output behind it, and an answer. */
export function oneCall(call: string, expression: string | null, put = '14140.0', answer = 'Answer: 14140'): Item {
  return conversation([said('assistant', call), output(put), said('assistant', answer)], expression);
}
