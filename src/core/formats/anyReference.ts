import { asString, elements, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import type { Reference, RowIssue } from '../model/item.ts';
import { ANY } from './calls.ts';
import { fieldsOf, plainText } from './fields.ts';
import { spokenIn } from './messages.ts';
import { jsonText } from './nestedJson.ts';
import { referenceCalls } from './referenceCalls.ts';
import { referenceOf } from './reference.ts';
import { turnReference } from './turnReference.ts';

/**
 * A reference whose kind the file does not say: a list of calls or one call, in any names that calls have, also as JSON
 * text; a message or a list of them; else what our own files may have there. A text that is no JSON of calls is an
 * accepted text.
 */
export function anyReference(slice: JsonSlice, path: string, issues: RowIssue[]): Reference {
  const text = asString(slice);
  if (text !== null) {
    const inside = /^\s*[[{]/.test(text) ? jsonText(text) : null;
    return inside !== null && holdsCalls(inside) ? calls(inside, path, issues) : referenceOf(slice, path, issues);
  }
  if (sliceType(slice) === 'object') return anyObject(slice, path, issues);
  if (isMessages(slice)) return turnReference(spokenIn(slice, path, issues), false);
  const isCalls = sliceType(slice) === 'array' && elements(slice).length > 0 && holdsCalls(slice);
  return isCalls ? calls(slice, path, issues) : referenceOf(slice, path, issues);
}

/** Whether it is one call, or a list of nothing else. An empty list wants no calls. */
export function holdsCalls(slice: JsonSlice): boolean {
  const list = sliceType(slice) === 'array' ? elements(slice) : [slice];
  return list.every((one) => {
    const names = fieldsOf(one, '', []).byName;
    return [...ANY.name, 'custom'].some((name) => names.has(name));
  });
}

function isMessages(slice: JsonSlice): boolean {
  const list = elements(slice);
  return list.length > 0 && list.every((one) => plainText(fieldsOf(one, '', []), 'role') !== null);
}

function calls(slice: JsonSlice, path: string, issues: RowIssue[]): Reference {
  if (sliceType(slice) === 'array') return referenceCalls(slice, ANY, path, issues);
  const list = `[${rawText(slice)}]`;
  return referenceCalls({ text: list, start: 0, end: list.length }, ANY, path, issues);
}

/** A message `{content, tool_calls}`, one call, or an object of our own files. */
function anyObject(slice: JsonSlice, path: string, issues: RowIssue[]): Reference {
  const { byName } = fieldsOf(slice, path, []);
  const list = byName.get('tool_calls');
  if (list !== undefined && sliceType(list) !== 'null') return referenceCalls(list, ANY, `${path}.tool_calls`, issues);
  const content = byName.get('content');
  if (content !== undefined && sliceType(content) === 'string') return referenceOf(content, `${path}.content`, issues);
  if (['calls', 'text'].some((name) => byName.has(name))) return referenceOf(slice, path, issues);
  return byName.size > 0 && holdsCalls(slice) ? calls(slice, path, issues) : referenceOf(slice, path, issues);
}
