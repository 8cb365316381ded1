import { sliceType, type JsonSlice } from '../json/slice.ts';
import type { Recorded, RecordedKind } from '../model/item.ts';
import type { State } from '../model/verdict.ts';
import { cellText } from './facts.ts';
import type { MappedRow } from './mappedRow.ts';
import type { MappingRole } from './mapping.ts';
import { stateByRight } from './verdictWords.ts';

const KINDS: ReadonlyMap<MappingRole, RecordedKind> = new Map<MappingRole, RecordedKind>([
  ['verdict', 'verdict'],
  ['judge', 'judge'],
  ['rater', 'label'],
  ['score', 'score'],
  ['reason', 'reason'],
]);

/** What the row brought: its verdicts, scores and reasons, then the columns without a role, if they are kept. */
export function mappedRecorded(row: MappedRow): readonly Recorded[] {
  const recorded: Recorded[] = [];
  for (const { role, column } of row.mapping.columns) {
    const kind = KINDS.get(role);
    const value = kind === undefined ? null : row.at(column);
    const text = value === null ? null : cellText(value);
    if (kind === undefined || value === null || text === null || text.trim() === '') continue;
    recorded.push({ name: column, text, kind, ...says(kind, column, value, text, row) });
  }
  return row.mapping.keepOthers ? [...recorded, ...others(row)] : recorded;
}

function says(
  kind: RecordedKind,
  column: string,
  value: JsonSlice,
  text: string,
  row: MappedRow,
): { readonly state?: State } {
  if (kind === 'score' || kind === 'reason') return {};
  const type = sliceType(value);
  if (type !== 'array' && type !== 'object') return { state: stateByRight(row.mapping.right, text) };
  row.issues.push({ code: 'field-type', path: column, found: type });
  return {};
}

function others(row: MappedRow): readonly Recorded[] {
  const mapped = new Set(row.mapping.columns.map(({ column }) => column));
  const recorded: Recorded[] = [];
  for (const { name, slice: value, whole } of row.cells()) {
    const text = whole || isMapped(name, mapped) ? null : cellText(value);
    if (text !== null && text !== '') recorded.push({ name, text, kind: 'other' });
  }
  return recorded;
}

/** A column with a role, or a member of one. */
function isMapped(name: string, mapped: ReadonlySet<string>): boolean {
  if (mapped.has(name)) return true;
  for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
    if (mapped.has(name.slice(0, dot))) return true;
  }
  return false;
}
