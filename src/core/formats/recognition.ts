import { membersByName, type JsonSlice, type MemberSlice } from '../json/slice.ts';
import type { Recognition } from './format.ts';

/** Members that show a row to be of a format, or null when it is not. */
export type RowTest = (row: ReadonlyMap<string, MemberSlice>) => readonly string[] | null;

/** Share of the head rows that pass the test, with the members that the passing rows showed; null when none passes. */
export function recogniseRows(head: readonly JsonSlice[], test: RowTest): Recognition | null {
  const seen = new Set<string>();
  let fitting = 0;
  for (const row of head) {
    const shown = test(membersByName(row));
    if (shown === null) continue;
    fitting += 1;
    for (const name of shown) seen.add(name);
  }
  return fitting === 0 ? null : { fit: fitting / head.length, members: [...seen] };
}

/** Of `names`, those that the row has. */
export function namesIn(row: ReadonlyMap<string, unknown>, names: readonly string[]): readonly string[] {
  return names.filter((name) => row.has(name));
}
