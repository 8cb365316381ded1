import { members, rawText, sliceOf, type JsonSlice } from '../json/slice.ts';
import type { Format } from './format.ts';
import { recognise } from './list.ts';

/** Small files of one format, as rows of JSON text. */
export interface FormatExample {
  readonly id: string;
  readonly rows: readonly string[];
  /** What the rows are recognised as, of a format that is only ever chosen. */
  readonly recognisedAs?: string;
  /** Codes and paths of the issues the rows must have, in order (`field-type category`). */
  readonly issues: readonly string[];
}

/**
 * What every format promises, tried on examples: it is recognised by content, also in the middle of
 * a file; reading is deterministic; issues are named with their path; scoring's members are enough
 * for reading a key, a reference and a reply; hostile keys are keys like any other; what is no
 * object is refused. Gives the promises it breaks; empty when it keeps all.
 */
export function formatContract(format: Format, examples: readonly FormatExample[]): string[] {
  const broken: string[] = [];
  for (const { id, rows, issues, recognisedAs = format.name } of examples) {
    const slices = rows.map(sliceOf);
    const found = recognise(slices)?.format.name ?? 'nothing';
    if (found !== recognisedAs) broken.push(`${id}: recognised as ${found}`);
    const said = slices.flatMap((slice) => issuesOf(format, slice));
    if (said.join('; ') !== issues.join('; ')) broken.push(`${id}: issues ${said.join('; ')}`);
    for (const slice of slices) broken.push(...rowPromises(format, slice).map((problem) => `${id}: ${problem}`));
  }
  for (const odd of ['[]', '"text"', '5', 'null', 'true']) {
    if (issuesOf(format, sliceOf(odd)).join() !== 'not-an-object ') broken.push(`${odd} is taken for a row`);
    if (format.recognises([sliceOf(odd)]) !== null) broken.push(`${odd} is recognised`);
  }
  return broken;
}

function issuesOf(format: Format, slice: JsonSlice): string[] {
  const read = format.read(slice);
  const issues = 'refused' in read ? [read.refused] : read.issues;
  return issues.map((issue) => `${issue.code} ${issue.path}`);
}

function rowPromises(format: Format, slice: JsonSlice): string[] {
  const broken: string[] = [];
  const once = JSON.stringify(format.read(slice));
  if (JSON.stringify(format.read(slice)) !== once) broken.push('another answer the second time');
  const text = slice.text.slice(slice.start, slice.end);
  const inside = `[0, ${text}, {"x": 1}]`;
  const start = inside.indexOf(text);
  if (JSON.stringify(format.read({ text: inside, start, end: start + text.length })) !== once) {
    broken.push('read otherwise in the middle of a text');
  }
  const hostile = `{"__proto__": {"id": "x", "reply": "x"}, "constructor": 1, "toString": null, ${text.slice(text.indexOf('{') + 1)}`;
  if (JSON.stringify(format.read(sliceOf(hostile))) !== once) broken.push('hostile keys change the row');
  if (scoredOf(format, slice) !== scoredOf(format, onlyScored(format, slice))) {
    broken.push('the members it names for scoring are not enough');
  }
  return broken;
}

/** What scoring uses of a row, as text. */
function scoredOf(format: Format, slice: JsonSlice): string {
  const read = format.read(slice);
  if ('refused' in read) return JSON.stringify(read.refused);
  const reference = 'item' in read ? [read.item.reference, read.item.category] : null;
  return JSON.stringify([read.id, read.attempt, read.reply, reference]);
}

function onlyScored(format: Format, slice: JsonSlice): JsonSlice {
  const kept = members(slice).filter((one) => format.scored.includes(one.key));
  return sliceOf(`{${kept.map((one) => `${JSON.stringify(one.key)}: ${rawText(one)}`).join(', ')}}`);
}
