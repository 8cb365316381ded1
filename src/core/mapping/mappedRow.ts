import { excerptOfSlice } from '../formats/excerpt.ts';
import type { Fields } from '../formats/fields.ts';
import { toolsField } from '../formats/tools.ts';
import { asString, rawText, sliceOf, sliceType, type JsonSlice } from '../json/slice.ts';
import type { RowIssue, ToolsSource } from '../model/item.ts';
import { cellAt, cellsOf, type Cell } from './columns.ts';
import type { Mapping, MappingRole } from './mapping.ts';
import { valueInside } from './shapes.ts';

/** A cell with something in it, and the column in which it stands. */
export interface FilledCell {
  readonly column: string;
  readonly slice: JsonSlice;
}

/** One row, read by the roles of its columns. What cannot be read is an issue of the row, by its column. */
export class MappedRow {
  readonly mapping: Mapping;
  readonly issues: RowIssue[];
  private readonly fields: Fields;

  constructor(fields: Fields, mapping: Mapping) {
    this.fields = fields;
    this.mapping = mapping;
    this.issues = fields.issues;
  }

  columns(role: MappingRole): readonly string[] {
    return this.mapping.columns.filter((one) => one.role === role).map(({ column }) => column);
  }

  /** The value in a column; null where none or null stands. */
  at(column: string): JsonSlice | null {
    const found = cellAt(this.fields.byName, column);
    return found === undefined || sliceType(found) === 'null' ? null : found;
  }

  /** All that stands in the row. */
  cells(): readonly Cell[] {
    return cellsOf(this.fields.byName);
  }

  /** The first column of a role that has a value. */
  cell(role: MappingRole): FilledCell | null {
    for (const column of this.columns(role)) {
      const slice = this.at(column);
      if (slice !== null) return { column, slice };
    }
    return null;
  }

  /** Null where any of the columns that make the id says nothing. */
  id(): string | null {
    const parts: string[] = [];
    for (const column of this.columns('id')) {
      const slice = this.at(column);
      const part = slice === null ? null : this.nameIn(column, slice);
      if (part === null) return null;
      parts.push(part);
    }
    return parts.length === 0 ? null : parts.join('/');
  }

  /** Tables may write whole numbers with a fraction of zeros. */
  attempt(): number | null {
    const cell = this.cell('attempt');
    if (cell === null) return null;
    const text = asString(cell.slice) ?? rawText(cell.slice);
    if (text.trim() === '') return null;
    const [, digits] = /^\s*(\d{1,9})(?:\.0+)?\s*$/.exec(text) ?? [];
    if (digits !== undefined) return Number(digits);
    this.issues.push({ code: 'not-a-count', path: cell.column, found: excerptOfSlice(cell.slice) });
    return null;
  }

  name(role: MappingRole): string | null {
    const cell = this.cell(role);
    return cell === null ? null : this.nameIn(cell.column, cell.slice);
  }

  /** A list of tools, JSON text of one, or one tool. */
  tools(): ToolsSource | null {
    const cell = this.cell('tools');
    if (cell === null || isBlank(cell.slice)) return null;
    const value = valueInside(cell.slice);
    const list = sliceType(value) === 'object' ? listOf(value) : cell.slice;
    return toolsField(this.fieldsOf(cell.column, list), cell.column);
  }

  /** Fields of that column alone, for readers of the formats: its issues are the row's. */
  fieldsOf(column: string, slice: JsonSlice | null): Fields {
    const byName = new Map(slice === null ? [] : [[column, { ...slice, key: column }]]);
    return { byName, path: '', issues: this.issues };
  }

  /** Text, or a number, true or false as written. */
  private nameIn(column: string, slice: JsonSlice): string | null {
    const type = sliceType(slice);
    if (type === 'string') return asString(slice);
    if (type === 'number' || type === 'boolean') return rawText(slice);
    this.issues.push({ code: 'field-type', path: column, found: type });
    return null;
  }
}

/** A list as it is; anything else as a list of that alone. */
export function listOf(value: JsonSlice): JsonSlice {
  return sliceType(value) === 'array' ? value : sliceOf(`[${rawText(value)}]`);
}

/** A text of blanks alone: an empty cell. */
export function isBlank(slice: JsonSlice): boolean {
  return asString(slice)?.trim() === '';
}
