import { asString, elements, rawText, sliceType } from '../json/slice.ts';
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
