import { compareLines, type CompareLines } from '../../core/json/lines.ts';
import { STRICT } from '../../core/json/policy.ts';
import { readJson } from '../../core/json/reader.ts';
import type { JsonValue } from '../../core/json/value.ts';
import type { Call, Reply } from '../../core/model/item.ts';
import type { ItemDetail } from '../../engine/engine.ts';
import { outputLines } from '../conformance/caseLines.ts';

/**
 * What both sides answered, a member a line; null where either is no call, or more than its calls, which lines would not
 * show.
 */
export function answerLines(before: ItemDetail, now: ItemDetail): CompareLines | null {
  if (before.conformance !== undefined && now.conformance !== undefined) {
    return outputLines(gotOf(before.conformance), gotOf(now.conformance));
  }
  // How a reply ended stands with the reply.
  if (before.reply?.finishReason !== now.reply?.finishReason) return null;
  const [a, b] = [callsOf(before), callsOf(now)];
  if (a === null || b === null) return null;
  const [one, other] = [a[0], b[0]];
  return a.length === 1 && b.length === 1 && one !== undefined && other !== undefined
    ? compareLines(one, other)
    : compareLines(a, b);
}

function gotOf({ got, refused }: NonNullable<ItemDetail['conformance']>): string | null {
  return refused ? null : got;
}

/** The calls of a reply that is calls and nothing else; null of one that is more, or less. */
function callsOf(detail: ItemDetail): readonly JsonValue[] | null {
  const { reply } = detail;
  if (reply === null || saysMore(detail, reply)) return null;
  const calls = reply.calls.map(callValue);
  const values = calls.filter((call) => call !== null);
  return values.length === 0 || values.length < calls.length ? null : values;
}

function saysMore({ callsReadBy, trajectory, conformance }: ItemDetail, reply: Reply): boolean {
  const texts = [reply.text, reply.answer].some((text) => (text ?? '').trim() !== '');
  const elsewhere = callsReadBy !== null || (trajectory ?? null) !== null || conformance !== undefined;
  return texts || elsewhere || reply.unreadable !== undefined;
}

/** Null where its arguments cannot be read. */
function callValue({ name, argumentsText }: Call): JsonValue | null {
  const named = [['name', name]] as const;
  if (argumentsText === null) return new Map<string, JsonValue>(named);
  const read = readJson(argumentsText, STRICT);
  return read.ok ? new Map<string, JsonValue>([...named, ['arguments', read.value]]) : null;
}
