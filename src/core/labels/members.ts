import { isJsonArray, isJsonNumber, isJsonObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { countOf } from '../json/count.ts';
import type { ItemKey } from '../model/item.ts';
import type { Wants } from './problem.ts';

/** A member that is not what it must be. */
export interface MemberProblem {
  readonly member: string;
  readonly wants: Wants;
}

/** Members of an object by what they must be. The first that is something else is kept in `problem`. */
export class Members {
  problem: MemberProblem | null = null;
  private readonly object: JsonObject;

  constructor(object: JsonObject) {
    this.object = object;
  }

  /** A name that is compared: text without control characters. Empty, with a problem, where it is none. */
  name(member: string): string {
    return this.nameOrNull(member) ?? this.fail(member, 'plain-text', '');
  }

  nameOrNull(member: string): string | null {
    const value = this.valueOf(member);
    if (value === null) return null;
    if (typeof value === 'string' && isPlain(value)) return value;
    return this.fail(member, 'plain-text', null);
  }

  /** As `nameOrNull`, where the empty text stands for nothing said. */
  nameOrEmpty(member: string): string {
    const value = this.valueOf(member);
    if (value === '' || value === null) return '';
    return isJsonNumber(value) ? value.token : (this.nameOrNull(member) ?? '');
  }

  textOrNull(member: string): string | null {
    const value = this.valueOf(member);
    return value === null || typeof value === 'string' ? value : this.fail(member, 'text-or-null', null);
  }

  /** A value that has to be there, if only as null. */
  textOrGivenNull(member: string): string | null {
    return this.object.has(member) ? this.textOrNull(member) : this.fail(member, 'text-or-null', null);
  }

  /** A number as written, or a text. */
  written(member: string): string | null {
    const value = this.valueOf(member);
    return value !== null && isJsonNumber(value) ? value.token : this.textOrNull(member);
  }

  countOrNull(member: string): number | null {
    const value = this.valueOf(member);
    if (value === null) return null;
    const count = isJsonNumber(value) ? countOf(value.token) : null;
    return count ?? this.fail(member, 'count', null);
  }

  flagOrNull(member: string): boolean | null {
    const value = this.valueOf(member);
    return value === null || typeof value === 'boolean' ? value : this.fail(member, 'true-or-false', null);
  }

  namesOrNull(member: string): readonly string[] | null {
    const value = this.valueOf(member);
    if (value === null) return null;
    const names = isJsonArray(value) ? value.filter((one) => typeof one === 'string' && isPlain(one)) : null;
    if (names === null || !isJsonArray(value) || names.length !== value.length) {
      return this.fail(member, 'list-of-texts', null);
    }
    return names.filter((one) => typeof one === 'string');
  }

  /** Texts beside what counts: a list of something else leaves the line as it is, and says nothing. */
  textsOrNone(member: string): readonly string[] {
    const value = this.valueOf(member);
    const texts = value !== null && isJsonArray(value) ? value.filter((one) => typeof one === 'string') : [];
    return value !== null && isJsonArray(value) && texts.length === value.length ? texts : [];
  }

  /** A whole number from 0, beside what counts. */
  countOrNone(member: string): number | null {
    const value = this.valueOf(member);
    return value !== null && isJsonNumber(value) ? countOf(value.token) : null;
  }

  /** Whole numbers from 0 by name, beside what counts; null where anything else is among them. */
  countsOrNone(member: string): ReadonlyMap<string, number> | null {
    const value = this.valueOf(member);
    if (value === null || !isJsonObject(value)) return null;
    const counts = new Map<string, number>();
    for (const [name, one] of value) {
      const count = one !== null && isJsonNumber(one) ? countOf(one.token) : null;
      if (count === null) return null;
      counts.set(name, count);
    }
    return counts;
  }

  item(): ItemKey {
    return this.itemOrNull() ?? this.fail('item', 'plain-text', { id: '', attempt: 0 });
  }

  /** An id that is a number is its digits as written; without `attempt` it is the first one. */
  itemOrNull(): ItemKey | null {
    const value = this.valueOf('item');
    const id = value !== null && isJsonNumber(value) ? value.token : this.nameOrNull('item');
    return id === null ? null : { id, attempt: this.countOrNull('attempt') ?? 0 };
  }

  private valueOf(member: string): JsonValue {
    return this.object.get(member) ?? null;
  }

  private fail<T>(member: string, wants: Wants, instead: T): T {
    this.problem ??= { member, wants };
    return instead;
  }
}

/** Whether a text may be a name: not empty, and no control character in it. */
export function isPlain(text: string): boolean {
  return text !== '' && !/\p{Cc}/u.test(text);
}
