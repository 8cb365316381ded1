import { ANY } from '../formats/calls.ts';
import { insideFence } from '../formats/fence.ts';
import { referenceOf } from '../formats/reference.ts';
import { NO_REFERENCE, referenceCalls } from '../formats/referenceCalls.ts';
import { asString, elements, member, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import type { AcceptedText, Reference, RowIssue } from '../model/item.ts';
import { isBlank, listOf, type MappedRow } from './mappedRow.ts';
import { holdsCalls, valueInside, valueInText } from './shapes.ts';

/** The reference of a row: an empty cell is none, an empty list of calls wants no call. */
export function mappedReference(row: MappedRow): Reference {
  const cell = row.cell('reference');
  if (cell === null || isBlank(cell.slice)) return NO_REFERENCE;
  const { column, slice } = cell;
  return row.mapping.referenceAs === 'calls' ? callsIn(slice, column, row.issues) : textsIn(slice, column, row.issues);
}

/** A list of calls, one call, `{calls}`, or JSON text of such, also inside a fence. */
function callsIn(slice: JsonSlice, column: string, issues: RowIssue[]): Reference {
  const text = asString(slice);
  const value = text === null ? slice : valueInText(insideFence(text));
  if (value === null) return referenceCalls(slice, ANY, column, issues);
  if (sliceType(value) === 'null') return NO_REFERENCE;
  if (sliceType(value) !== 'object') return referenceCalls(value, ANY, column, issues);
  if (holdsCalls(value)) return referenceCalls(listOf(value), ANY, column, issues);
  const inside = member(value, 'calls') ?? member(value, 'tool_calls');
  return referenceCalls(inside ?? value, ANY, inside === undefined ? column : `${column}.${inside.key}`, issues);
}

/** A text, a number, true or false; a list of such, also as JSON text, is several accepted texts. */
function textsIn(slice: JsonSlice, column: string, issues: RowIssue[]): Reference {
  const value = valueInside(slice);
  const isList = sliceType(value) === 'array' && elements(value).every((one) => !isNested(one));
  if (isList) return accepted(elements(value));
  const text = asString(slice);
  if (text !== null || sliceType(slice) === 'boolean') return accepted([slice]);
  return referenceOf(slice, column, issues);
}

function isNested(slice: JsonSlice): boolean {
  return sliceType(slice) === 'array' || sliceType(slice) === 'object';
}

function accepted(slices: readonly JsonSlice[]): Reference {
  const texts: AcceptedText[] = slices
    .filter((one) => sliceType(one) !== 'null')
    .map((one) =>
      sliceType(one) === 'number'
        ? { kind: 'number', token: rawText(one) }
        : { kind: 'text', text: asString(one) ?? rawText(one) },
    );
  return texts.length === 0 ? NO_REFERENCE : { calls: null, texts, problem: null };
}
