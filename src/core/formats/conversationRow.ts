import { sliceType, type JsonSlice } from '../json/slice.ts';
import type { Item, ItemRow, Recorded, Reference, Reply, RowIssue } from '../model/item.ts';
import { anyReference } from './anyReference.ts';
import { BESIDE_MEMBERS, CONVERSATION_MEMBERS } from './conversation.ts';
import { nameField, pathOf, present, type Fields } from './fields.ts';
import { FINISH_MEMBERS } from './replyParts.ts';
import { recordedOf } from './recorded.ts';
import { kindOfName } from './recordedWords.ts';
import { NO_REFERENCE } from './referenceCalls.ts';
import { itemRow, rowFields } from './row.ts';
import { conversationTools, TOOLS_MEMBERS } from './conversationTools.ts';

const IDS: readonly string[] = [
  'id',
  'conversation_id',
  'trace_id',
  'session_id',
  'thread_id',
  'task_id',
  'sample_id',
  'custom_id',
  'uuid',
];

const REFERENCES: readonly string[] = [
  'reference',
  'answers',
  'expected',
  'expected_calls',
  'expected_tool_calls',
  'ground_truth',
  'target',
  'ideal',
];

/** Members beside a conversation that are neither verdicts nor scores, whatever their names say. */
const NO_RECORD: ReadonlySet<string> = new Set([
  ...IDS,
  ...REFERENCES,
  ...BESIDE_MEMBERS,
  ...CONVERSATION_MEMBERS,
  ...TOOLS_MEMBERS,
  ...FINISH_MEMBERS,
  'attempt',
  'category',
  'recorded',
  'reasoning',
]);

/** Members of a conversation's row that scoring needs. */
export const CONVERSATION_SCORED: readonly string[] = [
  ...IDS,
  'attempt',
  'category',
  ...CONVERSATION_MEMBERS,
  ...BESIDE_MEMBERS,
  'choices',
  ...REFERENCES,
  ...TOOLS_MEMBERS,
  ...FINISH_MEMBERS,
  'system',
  'instructions',
  'status',
  'incomplete_details',
  'error',
  'usage',
  'max_tokens',
  'max_completion_tokens',
  'max_output_tokens',
];

/** What one kind of conversation makes of a row's messages. */
export interface ConversationItem {
  readonly input: Item['input'];
  readonly continuation: Item['input'];
  readonly reference: Reference;
  readonly reply: Reply | null;
}

/** The item of a row that holds a conversation, its tools and what was recorded of it. */
export function conversationRow(
  slice: JsonSlice,
  itemOf: (row: Fields) => ConversationItem,
): ItemRow | { readonly refused: RowIssue } {
  const row = rowFields(slice);
  if ('refused' in row) return row;
  const { input, continuation, reference, reply } = itemOf(row);
  const read = itemRow(row, { input, tools: conversationTools(row), reference }, reply);
  const recorded = [...read.item.recorded, ...verdictMembers(row, read.item.recorded)];
  return {
    ...read,
    id: present(row, 'id') === undefined ? conversationId(row) : read.id,
    item: { ...read.item, recorded, ...(continuation.length === 0 ? {} : { continuation }) },
  };
}

/** The first id that a row has. */
export function conversationId(row: Fields): string | null {
  const name = IDS.find((one) => present(row, one) !== undefined);
  return name === undefined ? null : nameField(row, name);
}

/** The reference that stands beside the messages, if one does. */
export function referenceBeside(row: Fields): Reference {
  const name = REFERENCES.find((one) => present(row, one) !== undefined);
  return name === undefined ? NO_REFERENCE : anyReference(row.byName.get(name)!, pathOf(row, name), row.issues);
}

/** `reward`, `success`, `judge_reason`: single values under names that say verdict, score or reason. */
function verdictMembers(row: Fields, known: readonly Recorded[]): readonly Recorded[] {
  const taken = new Set(known.map(({ name }) => name));
  return [...row.byName.values()].flatMap((one) => {
    const type = sliceType(one);
    const isSingle = type !== 'array' && type !== 'object' && type !== 'null';
    const named = isSingle && !NO_RECORD.has(one.key) && !taken.has(one.key) && kindOfName(one.key) !== null;
    return named ? [recordedOf(one.key, one)] : [];
  });
}
