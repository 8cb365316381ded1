import type { JsonValue } from '../../core/json/value.ts';
import { writeJson } from '../../core/json/write.ts';
import type { ItemKey } from '../../core/model/item.ts';

/** Members of an event, in the order in which they are written; undefined ones are not. */
export type EventMembers = readonly (readonly [member: string, value: JsonValue | undefined])[];

/** An event as a line of a label file. */
export function eventText(members: EventMembers): string {
  const body = new Map<string, JsonValue>();
  for (const [member, value] of members) if (value !== undefined) body.set(member, value);
  return writeJson(body).text;
}

export function itemMembers({ id, attempt }: ItemKey): EventMembers {
  return [
    ['item', id],
    ['attempt', numberOf(attempt)],
  ];
}

/** A whole number. */
export function numberOf(value: number): JsonValue {
  return { token: String(value), float: false };
}
