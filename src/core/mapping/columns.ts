import { membersByName, sliceType, type JsonSlice, type MemberSlice } from '../json/slice.ts';
import { wholeName } from './names.ts';

/** Names on the way to a nested value. */
const LEVELS = 3;
/** An object of more members is keyed by data: it is one value, like a list. */
const MOST_MEMBERS = 50;

/** A value of one row by the name of its column. */
export interface Cell {
  readonly name: string;
  readonly slice: JsonSlice;
  /** An object that may be wanted as it is; its members stand beside it as columns of their own. */
  readonly whole: boolean;
}

/**
 * The columns of a row in order: its members, and those of objects inside as paths joined by dots, up to three names.
 * Lists are values.
 */
export function cellsOf(row: ReadonlyMap<string, MemberSlice>): readonly Cell[] {
  const cells = new Map<string, Cell>();
  collect(row, null, 1, cells);
  return [...cells.values()];
}

function collect(
  byName: ReadonlyMap<string, MemberSlice>,
  prefix: string | null,
  level: number,
  cells: Map<string, Cell>,
): void {
  for (const slice of byName.values()) {
    const name = prefix === null ? slice.key : `${prefix}.${slice.key}`;
    const inside = level < LEVELS && sliceType(slice) === 'object' ? membersByName(slice) : null;
    const nested = inside !== null && inside.size > 0 && inside.size <= MOST_MEMBERS;
    const whole = nested && level === 1 && wholeName(name);
    // A key with a dot in it comes before a path of the same text.
    if ((!nested || whole) && (prefix === null || !cells.has(name))) cells.set(name, { name, slice, whole });
    if (nested) collect(inside, name, level + 1, cells);
  }
}

/** The value of a column in a row, or undefined. A member of that very name counts before a path. */
export function cellAt(
  byName: ReadonlyMap<string, MemberSlice>,
  column: string,
  levels: number = LEVELS,
): JsonSlice | undefined {
  const literal = byName.get(column);
  if (literal !== undefined || levels === 1) return literal;
  for (let dot = column.indexOf('.'); dot >= 0; dot = column.indexOf('.', dot + 1)) {
    const outer = byName.get(column.slice(0, dot));
    if (outer === undefined || sliceType(outer) !== 'object') continue;
    const found = cellAt(membersByName(outer), column.slice(dot + 1), levels - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The members of a row in which a column may stand: of `a.b.c` also `a` and `a.b`. */
export function membersFor(column: string): readonly string[] {
  const names = [column];
  for (let dot = column.indexOf('.'); dot >= 0; dot = column.indexOf('.', dot + 1)) names.push(column.slice(0, dot));
  return names;
}
