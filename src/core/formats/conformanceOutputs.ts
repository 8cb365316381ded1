import { asString, member, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import { emptyReply } from '../model/emptyReply.ts';
import type { RecordedOutput, Reply, ReplyRow, RowIssue } from '../model/item.ts';
import { PLAIN, readCall } from './calls.ts';
import { caseId } from './caseId.ts';
import { conformance } from './conformance.ts';
import { booleanField, countField, present, type Fields } from './fields.ts';
import type { Format, Recognition } from './format.ts';
import { jsonText } from './nestedJson.ts';
import { OPENAI_MEMBERS } from './openaiReply.ts';
import { REPLY_MEMBERS } from './ownReply.ts';
import { namesIn, recogniseRows } from './recognition.ts';
import { STATED, unreadableField } from './replyParts.ts';
import { NO_REPLY, rowFields } from './row.ts';
import { textOrJson } from './textOrJson.ts';

/** Of a row that document 002's program writes with `--jsonl-out`. */
const WRITTEN = ['ok', 'refused', 'error', 'got', 'expected'];

/**
 * What a normaliser gave for the cases of a corpus, one a row: `{id, output}`, `{id, refused: true}` or `{id, error}`,
 * null being a refusal; also the rows that document 002's program writes with `--jsonl-out`, whose `got` is JSON text.
 */
export const conformanceOutputs: Format = {
  name: 'conformance-outputs',
  kind: 'replies',
  scored: ['id', 'attempt', 'output', ...WRITTEN],
  recognises,
  recognisesBeside,
  read,
};

/**
 * A call as `output`, a refusal, or a row of the document's program decides; outputs of other kinds and errors, which
 * other files have, too, only beside such rows.
 */
function recognises(head: readonly JsonSlice[]): Recognition | null {
  if (recogniseRows(head, shown) === null) return null;
  return recogniseRows(head, (row) => shown(row) ?? besides(row));
}

/** Beside a corpus an output of any kind is one, and so is an error alone: a normaliser may do nothing but fail. */
function recognisesBeside(dataset: string, head: readonly JsonSlice[]): Recognition | null {
  if (dataset !== conformance.name) return null;
  return recogniseRows(head, (row) => {
    const error = row.get('error');
    const says = row.has('output') || (error !== undefined && sliceType(error) !== 'null');
    return shown(row) ?? (says && besides(row) !== null ? namesIn(row, ['id', 'output', 'error']) : null);
  });
}

type Row = ReadonlyMap<string, JsonSlice>;

const OF_OTHERS: readonly string[] = ['input', 'query', 'reference', 'reply', ...OPENAI_MEMBERS, ...REPLY_MEMBERS];

function shown(row: Row): readonly string[] | null {
  if (!row.has('id')) return null;
  if (WRITTEN.every((name) => row.has(name)) && isBoolean(row, 'ok') && isBoolean(row, 'refused')) return WRITTEN;
  if (namesIn(row, OF_OTHERS).length > 0) return null;
  const output = row.get('output');
  const isCall = output !== undefined && ['name', 'arguments'].some((name) => member(output, name) !== undefined);
  return isCall || isBoolean(row, 'refused') ? namesIn(row, ['id', 'output', 'refused']) : null;
}

function besides(row: Row): readonly string[] | null {
  const hasOutcome = row.has('output') || row.has('error');
  return row.has('id') && hasOutcome && namesIn(row, OF_OTHERS).length === 0 ? [] : null;
}

function isBoolean(row: Row, name: string): boolean {
  const found = row.get(name);
  return found !== undefined && sliceType(found) === 'boolean';
}

function read(slice: JsonSlice): ReplyRow | { readonly refused: RowIssue } {
  const row = rowFields(slice);
  if ('refused' in row) return row;
  const reply = replyOf(row);
  if (reply === null) return NO_REPLY;
  const id = row.byName.get('id');
  return {
    id: id === undefined ? null : caseId(id),
    attempt: countField(row, 'attempt'),
    reply,
    issues: row.issues,
  };
}

/** An error is one whatever stands beside it: the document's program counts it as a refusal, too. */
function replyOf(row: Fields): Reply | null {
  const error = present(row, 'error');
  if (error !== undefined) return { ...emptyReply, output: { kind: 'raised', error: textOrJson(error) } };
  if (booleanField(row, 'refused') === true) return outputReply({ kind: 'refused' });
  const output = row.byName.get('output');
  if (output !== undefined) return returned(output);
  const got = row.byName.get('got');
  if (got === undefined) return null;
  const text = asString(got);
  if (text === null && sliceType(got) === 'null') return null;
  const inside = text === null ? null : jsonText(text);
  return inside === null ? unreadableField(row, 'got') : returned(inside);
}

/** With the call in it, so that it is shown and searched as one. What is odd about it is the normaliser's doing. */
function returned(slice: JsonSlice): Reply {
  if (sliceType(slice) === 'null') return outputReply({ kind: 'refused' });
  const reply = outputReply({ kind: 'returned', json: rawText(slice) });
  if (member(slice, 'name') === undefined) return { ...reply, text: textOrJson(slice) };
  return { ...reply, calls: [readCall(slice, PLAIN, '', [])], ...STATED };
}

function outputReply(output: RecordedOutput): Reply {
  return { ...emptyReply, output };
}
