import { asString, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import type { ConformanceSource, ItemRow, Reference, RowIssue, ToolsSource } from '../model/item.ts';
import { caseId } from './caseId.ts';
import { textOrJson } from './textOrJson.ts';
import { excerptOf } from './excerpt.ts';
import type { Fields } from './fields.ts';
import type { Format, Recognition } from './format.ts';
import { recogniseRows } from './recognition.ts';
import { NO_REFERENCE } from './referenceCalls.ts';
import { rowFields } from './row.ts';
import { messageOf } from './spoken.ts';

/** Members that a case has, in the order in which document 002's program asks for them. */
const MEMBERS = ['id', 'category', 'tools', 'input', 'expected_kind'] as const;
const EXPECTED = 'expected';
const FOUND = 80;

/**
 * Cases of a TOOLCALL-300 corpus (document 002): `{id, category, tools, input, expected_kind, expected?}`. Each member
 * is kept as the file has it, whatever it is: only the scorer reads them.
 */
export const conformance: Format = {
  name: 'conformance',
  kind: 'dataset',
  scored: [...MEMBERS, EXPECTED],
  recognises,
  read,
};

const SHOWING = ['tools', 'input', 'expected_kind'] as const;

/** Where most rows are cases, a row that lacks a member is a bad one, and not of another kind. */
function recognises(head: readonly JsonSlice[]): Recognition | null {
  const found = recogniseRows(head, (row) => (SHOWING.every((name) => row.has(name)) ? SHOWING : null));
  return found === null || found.fit < 0.5 ? found : { ...found, fit: 1 };
}

/** Refused is what the document's program refuses to load. */
function read(slice: JsonSlice): ItemRow | { readonly refused: RowIssue } {
  const row = rowFields(slice);
  if ('refused' in row) return row;
  const missing = MEMBERS.find((name) => !row.byName.has(name));
  if (missing !== undefined) return { refused: { code: 'member-missing', path: missing, found: '' } };
  const source = sourceOf(row);
  if (source.expected === null && asString(row.byName.get('expected_kind')!) === 'value') {
    return { refused: { code: 'expected-missing', path: EXPECTED, found: 'value' } };
  }
  const input = messageOf('assistant', 'assistant', textOrJson(row.byName.get('input')!));
  const reference: Reference = { ...NO_REFERENCE, conformance: source };
  const category = textOrJson(row.byName.get('category')!);
  return {
    id: caseId(row.byName.get('id')!),
    // A case is one: outputs beyond it are of no case, and no further attempts.
    attempt: 0,
    item: { input: [input], tools: toolsOf(row), reference, category, recorded: [] },
    reply: null,
    issues: [...row.issues, ...kindIssues(row)],
  };
}

const KINDS: ReadonlySet<string | null> = new Set(['value', 'unrecoverable']);

/** The document's program takes any other word, or anything else, for `value`, without saying so. */
function kindIssues({ byName }: Fields): readonly RowIssue[] {
  const kind = byName.get('expected_kind')!;
  if (KINDS.has(asString(kind))) return [];
  return [{ code: 'expected-kind', path: 'expected_kind', found: excerptOf(rawText(kind), FOUND) }];
}

function sourceOf({ byName }: Fields): ConformanceSource {
  const [id, category, tools, input, expectedKind] = MEMBERS.map((name) => rawText(byName.get(name)!));
  const expected = byName.get(EXPECTED);
  return {
    id: id!,
    category: category!,
    tools: tools!,
    input: input!,
    expectedKind: expectedKind!,
    expected: expected === undefined ? null : rawText(expected),
  };
}

/** Parameters are schemas, in the document's words. */
function toolsOf({ byName }: Fields): ToolsSource | null {
  const tools = byName.get('tools')!;
  return sliceType(tools) === 'null' ? null : { text: rawText(tools), dialect: 'json-schema' };
}
