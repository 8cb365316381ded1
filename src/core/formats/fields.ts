import { asString, members, rawText, sliceType, type JsonSlice, type MemberSlice } from '../json/slice.ts';
import type { Recorded, RowIssue } from '../model/item.ts';
import { excerptOfSlice } from './excerpt.ts';
import { recordedOf } from './recorded.ts';

/** Members of one object by name, where the object stands in its row, and the issues found while reading it. */
export interface Fields {
  readonly byName: ReadonlyMap<string, MemberSlice>;
  /** `reply.calls[1]`; empty for the row itself. */
  readonly path: string;
  readonly issues: RowIssue[];
}

/** The object's members. A name that stands twice is an issue; its last value counts, as in JSON.parse. */
export function fieldsOf(slice: JsonSlice, path: string, issues: RowIssue[]): Fields {
  const byName = new Map<string, MemberSlice>();
  for (const one of members(slice)) {
    if (byName.has(one.key)) issues.push({ code: 'duplicate-key', path: join(path, one.key), found: one.key });
    byName.set(one.key, one);
  }
  return { byName, path, issues };
}

export function pathOf(fields: Fields, name: string): string {
  return join(fields.path, name);
}

/** The member, or undefined when it is absent or null: to a reader both say nothing. */
export function present(fields: Fields, name: string): MemberSlice | undefined {
  const found = fields.byName.get(name);
  return found === undefined || sliceType(found) === 'null' ? undefined : found;
}

/** Says that a member has a type its reader cannot use. */
export function wrongType(fields: Fields, name: string, slice: JsonSlice): null {
  fields.issues.push({ code: 'field-type', path: pathOf(fields, name), found: sliceType(slice) });
  return null;
}

export function textField(fields: Fields, name: string): string | null {
  const found = present(fields, name);
  if (found === undefined) return null;
  return asString(found) ?? wrongType(fields, name, found);
}

/** A text, or null for anything else, of which nothing is said. */
export function plainText(fields: Fields, name: string): string | null {
  const found = present(fields, name);
  return found === undefined ? null : asString(found);
}

/** Text, or a number's token as written: what ids and categories may be. */
export function nameField(fields: Fields, name: string): string | null {
  const found = present(fields, name);
  if (found === undefined) return null;
  if (sliceType(found) === 'number') return rawText(found);
  return asString(found) ?? wrongType(fields, name, found);
}

export function booleanField(fields: Fields, name: string): boolean | null {
  const found = present(fields, name);
  if (found === undefined) return null;
  return sliceType(found) === 'boolean' ? rawText(found) === 'true' : wrongType(fields, name, found);
}

/** A whole number from 0, also written as text. */
export function countField(fields: Fields, name: string): number | null {
  const found = present(fields, name);
  if (found === undefined) return null;
  const digits = asString(found) ?? rawText(found);
  if (/^\d{1,9}$/.test(digits)) return Number(digits);
  fields.issues.push({ code: 'not-a-count', path: pathOf(fields, name), found: excerptOfSlice(found) });
  return null;
}

/** An object of named values that the file brought along. */
export function recordedField(fields: Fields, name: string): readonly Recorded[] {
  const found = present(fields, name);
  if (found === undefined) return [];
  if (sliceType(found) !== 'object') {
    wrongType(fields, name, found);
    return [];
  }
  const values = fieldsOf(found, pathOf(fields, name), fields.issues).byName;
  return [...values.values()].map((one) => recordedOf(one.key, one));
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
