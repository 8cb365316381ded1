import { isJsonArray, type JsonArray, type JsonObject, type JsonValue } from '../json/value.ts';
import { fold } from './fold.ts';
import type { Log } from './log.ts';
import { sameValue } from './reading.ts';

/**
 * Rule 4: "Enum members are matched the same way: trim, case-fold, and treat '-' and ' ' as '_'. If that matches exactly
 * one member, it is that member. If it matches none: refuse. Never the "closest" member."
 *
 * Ours: a value that equals a member stays, whatever else is alike; a member that is listed twice is one; only texts are
 * folded.
 */
export function chooseMember(value: JsonValue, schema: JsonObject, path: string, log: Log): JsonValue | undefined {
  const members = schema.get('enum');
  if (members === undefined || !isJsonArray(members)) return value;
  if (isMember(value, members)) return value;
  if (typeof value !== 'string' || !log.has('4')) return log.refuse('4', 'not-a-member', path, value);
  const folded = fold(value);
  const texts = members.filter((member) => typeof member === 'string');
  const alike = new Set(texts.filter((member) => fold(member) === folded));
  const [only] = alike;
  if (only === undefined) return log.refuse('4', 'not-a-member', path, value);
  if (alike.size > 1) return log.refuseAlike('4', 'several-members', path, value, [...alike]);
  log.changed('4', path, value, only);
  return only;
}

function isMember(value: JsonValue, members: JsonArray): boolean {
  // Texts, which most members are, need not be printed to be compared.
  if (typeof value === 'string') return members.includes(value);
  return members.some((member) => sameValue(member, value));
}
