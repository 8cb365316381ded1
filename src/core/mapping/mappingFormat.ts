import type { Format } from '../formats/format.ts';
import { NO_REPLY, rowFields } from '../formats/row.ts';
import type { JsonSlice } from '../json/slice.ts';
import type { ItemRow, ReplyRow, RowIssue } from '../model/item.ts';
import { membersFor } from './columns.ts';
import type { Mapping, MappingRole } from './mapping.ts';
import { mappedInput, repliesStandApart } from './inputCells.ts';
import { MappedRow } from './mappedRow.ts';
import { mappedReply } from './replyCells.ts';
import { mappedRecorded } from './recordedCells.ts';
import { mappedReference } from './referenceCells.ts';

/** Roles whose columns scoring needs. */
const SCORED: ReadonlySet<MappingRole> = new Set(['id', 'attempt', 'reference', 'reply', 'calls', 'category']);

/**
 * The format of rows whose columns mean what the mapping says; it recognises nothing. `kind`: what the rows are taken
 * for. JSON that stands as text in a cell is looked into where calls, messages or tools are wanted. Where no column
 * holds the replies, what messages of the input record after the user's last one is the reply.
 */
export function mappingFormat(mapping: Mapping, kind: 'dataset' | 'replies' = 'dataset'): Format {
  const scored = mapping.columns
    .filter(({ role }) => SCORED.has(role) || (role === 'input' && !repliesStandApart(mapping)))
    .flatMap(({ column }) => membersFor(column));
  const tools = mapping.columns.find(({ role }) => role === 'tools')?.column;
  const base = {
    name: 'mapping',
    scored: [...new Set(scored)],
    ...(tools === undefined || tools.includes('.') ? {} : { tools }),
    records: true as const,
    recognises: () => null,
  };
  return kind === 'replies'
    ? { ...base, kind, read: (slice) => readReply(slice, mapping) }
    : { ...base, kind, read: (slice) => readItem(slice, mapping) };
}

/** Whether its rows can be replies to another file's items: replies, and nothing of an item but its id. */
export function mayBeReplies(mapping: Mapping): boolean {
  return has(mapping, 'reply', 'calls') && !has(mapping, 'input', 'reference', 'tools');
}

/** Whether its rows say nothing but what is right of another file's items, and perhaps what was recorded of them. */
export function refersAlone(mapping: Mapping): boolean {
  return has(mapping, 'id') && has(mapping, 'reference') && !has(mapping, 'input', 'tools', 'reply', 'calls');
}

/** Whether its rows say nothing but what was recorded of another file's items. */
export function recordsAlone(mapping: Mapping): boolean {
  const records = mapping.keepOthers || has(mapping, 'verdict', 'score', 'reason', 'judge', 'rater');
  return has(mapping, 'id') && records && !has(mapping, 'input', 'reference', 'tools', 'reply', 'calls');
}

function has({ columns }: Mapping, ...roles: readonly MappingRole[]): boolean {
  return columns.some(({ role }) => roles.includes(role));
}

interface Refused {
  readonly refused: RowIssue;
}

function readItem(slice: JsonSlice, mapping: Mapping): ItemRow | Refused {
  const fields = rowFields(slice);
  if ('refused' in fields) return fields;
  const row = new MappedRow(fields, mapping);
  const { input, continuation, reply } = mappedInput(row);
  return {
    id: row.id(),
    attempt: row.attempt(),
    item: {
      input,
      ...(continuation.length === 0 ? {} : { continuation }),
      tools: row.tools(),
      reference: mappedReference(row),
      category: row.name('category'),
      recorded: mappedRecorded(row),
    },
    reply: mappedReply(row) ?? reply,
    issues: fields.issues,
  };
}

function readReply(slice: JsonSlice, mapping: Mapping): ReplyRow | Refused {
  const fields = rowFields(slice);
  if ('refused' in fields) return fields;
  const row = new MappedRow(fields, mapping);
  const reply = mappedReply(row);
  return reply === null ? NO_REPLY : { id: row.id(), attempt: row.attempt(), reply, issues: fields.issues };
}
