import { asString, member, sliceOf } from '../../core/json/slice.ts';
import type { AcceptedText, Call, Item, Message, Reference, Reply } from '../../core/model/item.ts';
import { stepsOf } from '../../core/trajectory/steps.ts';
import type { Step } from '../../core/trajectory/trajectory.ts';
import type { ReadItem } from '../dataset/itemReader.ts';

/** Texts of an item that are searched and shown in a line. */
export function inputText(input: readonly Message[]): string {
  return input.map((message) => message.text).join('\n');
}

/**
 * Up to 200 characters of the last user message, or of the last one where no user speaks. Of a conversation with a
 * calculator it is the first: there the outputs come as from the user.
 */
export function inputLine({ input, reference }: Pick<Item, 'input' | 'reference'>): string {
  const asked = input.filter((one) => one.role === 'user');
  const message = (reference.calculator === undefined ? asked.at(-1) : asked[0]) ?? input.at(-1);
  return message === undefined ? '' : cutText(message.text, 200);
}

/** Up to 200 characters of the accepted texts; null where the reference has none. */
export function acceptedLine({ texts }: Reference): string | null {
  return texts === null ? null : cutText(texts.map(acceptedText).join(' | '), 200);
}

/** Up to 200 characters of the answer that a reply gives in words. */
export function answerLine(reply: Reply | null): string | null {
  const text = reply?.answer ?? reply?.text ?? null;
  return text === null ? null : cutText(text, 200);
}

/** Never cuts a surrogate pair in two. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last < 0xdc00 ? length - 1 : length);
}

export function referenceText(reference: Reference): string | null {
  const parts: string[] = [];
  if (reference.calls !== null) parts.push(callsText(reference.calls));
  for (const path of reference.paths ?? []) parts.push(stepsText(stepsOf(path)));
  for (const one of reference.texts ?? []) parts.push(acceptedText(one));
  const expression = reference.calculator?.expression ?? null;
  if (expression !== null) parts.push(expression);
  const expected = reference.conformance?.expected ?? null;
  if (expected !== null) parts.push(expected);
  return parts.length === 0 ? null : parts.join('\n');
}

export function replyText(reply: Reply | null): string | null {
  if (reply === null) return null;
  const parts = [reply.answer, reply.text].filter((one) => one !== null);
  if (reply.output?.kind === 'raised') parts.push(reply.output.error);
  if (reply.calls.length > 0) parts.push(callsText(reply.calls));
  const steps = reply.trajectory ?? [];
  if (steps.length > 0) parts.push(stepsText(steps));
  return parts.join('\n');
}

/** `name {"arguments": …}`, a call a line. */
function callsText(calls: readonly Call[]): string {
  return calls.map((call) => `${call.name ?? ''} ${call.argumentsText ?? ''}`.trim()).join('\n');
}

function stepsText(steps: readonly Step[]): string {
  return steps.map(({ name, argumentsText }) => `${name} ${argumentsText ?? ''}`.trim()).join('\n');
}

/** Names of the calls and steps of both sides, as often as they are there. */
export function toolNames({ item: { reference }, reply }: ReadItem): readonly string[] {
  const calls = [...(reference.calls ?? []), ...(reply?.calls ?? [])];
  const steps = [...(reference.paths ?? []).flatMap(stepsOf), ...(reply?.trajectory ?? [])];
  return [...calls, ...steps, ...expectedCall(reference)].flatMap(({ name }) => (name === null ? [] : [name]));
}

/** The call that is expected of a normaliser. */
function expectedCall({ conformance }: Reference): readonly Pick<Call, 'name'>[] {
  const expected = conformance?.expected ?? null;
  const name = expected === null ? undefined : member(sliceOf(expected), 'name');
  return name === undefined ? [] : [{ name: asString(name) }];
}

export function acceptedText(accepted: AcceptedText): string {
  return accepted.kind === 'text' ? accepted.text : accepted.token;
}
