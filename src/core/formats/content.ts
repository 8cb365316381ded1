import { asString, elements, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import type { UnreadableReply } from '../model/item.ts';
import { fieldsOf, pathOf, present, textField, wrongType, type Fields } from './fields.ts';

/** Text of a message: a string, or a list of parts whose `text` is joined by line ends. Null when there is none. */
export function contentText(fields: Fields, name: string): string | null {
  const found = present(fields, name);
  if (found === undefined) return null;
  const text = asString(found);
  if (text !== null) return text;
  if (sliceType(found) !== 'array') {
    wrongType(fields, name, found);
    return rawText(found);
  }
  const parts = elements(found).map((one, at) => {
    const path = `${pathOf(fields, name)}[${at}]`;
    return asString(one) ?? textField(fieldsOf(one, path, fields.issues), 'text');
  });
  const texts = parts.filter((part) => part !== null);
  return texts.length === 0 ? null : texts.join('\n');
}

/** The types of a part that is text and nothing else. */
const TEXT_PARTS: ReadonlySet<string> = new Set(['text', 'output_text']);

/**
 * What of a reply's content is not read, or null: a value that is no text, a list with a part that is no text. Left
 * out, a call in another vendor's shape would be a reply without calls.
 */
export function unreadContent(fields: Fields, name: string): (UnreadableReply & { readonly slice: JsonSlice }) | null {
  const found = present(fields, name);
  if (found === undefined) return null;
  const path = pathOf(fields, name);
  const type = sliceType(found);
  if (type === 'object' || type === 'boolean') return { path, found: type, slice: found };
  for (const [at, part] of type === 'array' ? elements(found).entries() : []) {
    const what = unreadPart(part);
    if (what !== null) return { path: `${path}[${at}]`, found: what, slice: part };
  }
  return null;
}

function unreadPart(part: JsonSlice): string | null {
  if (sliceType(part) !== 'object') return asString(part) === null ? sliceType(part) : null;
  const fields = fieldsOf(part, '', []);
  const type = textField(fields, 'type') ?? 'text';
  if (!TEXT_PARTS.has(type)) return `a part of the type ${JSON.stringify(type.slice(0, 40))}`;
  return textField(fields, 'text') === null ? 'a part without a text' : null;
}
