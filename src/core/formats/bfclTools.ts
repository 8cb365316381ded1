import { asString, elements, members, rawText, sliceOf, sliceType, type JsonSlice } from '../json/slice.ts';
import { jsonInside } from './nestedJson.ts';

/** BFCL's own table of the words that it sends to servers (`GORILLA_TO_OPENAPI`), without those that stay. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['float', 'number'],
  ['bool', 'boolean'],
  ['list', 'array'],
  ['dict', 'object'],
  ['tuple', 'array'],
  ['any', 'string'],
  ['byte', 'integer'],
  ['short', 'integer'],
  ['long', 'integer'],
  ['double', 'number'],
  ['char', 'string'],
  ['ArrayList', 'array'],
  ['Array', 'array'],
  ['HashMap', 'object'],
  ['Hashtable', 'object'],
  ['Queue', 'array'],
  ['Stack', 'array'],
  ['Any', 'string'],
  ['String', 'string'],
  ['Bigint', 'integer'],
]);

/** BFCL's tools with the type words of JSON Schema. Everything else stays as it is written. */
export function bfclTools(tools: JsonSlice): JsonSlice {
  const list = jsonInside(tools);
  if (list === null || sliceType(list) !== 'array') return tools;
  const written = elements(list).map((tool) => object(tool, ({ key }) => (key === 'parameters' ? schema : rawText)));
  return sliceOf(`[${written.join(', ')}]`);
}

type Writer = (slice: JsonSlice) => string;

function schema(slice: JsonSlice): string {
  return object(slice, ({ key }) => {
    if (key === 'type') return typeWord;
    if (key === 'properties') return (properties) => object(properties, () => schema);
    return key === 'items' || key === 'additionalProperties' ? schema : rawText;
  });
}

function typeWord(slice: JsonSlice): string {
  const word = TYPES.get(asString(slice) ?? '');
  return word === undefined ? rawText(slice) : `"${word}"`;
}

function object(slice: JsonSlice, writerOf: (member: { readonly key: string }) => Writer): string {
  if (sliceType(slice) !== 'object') return rawText(slice);
  return `{${members(slice)
    .map((one) => `${JSON.stringify(one.key)}: ${writerOf(one)(one)}`)
    .join(', ')}}`;
}
