import { asString, elements, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import type { Call, RowIssue } from '../model/item.ts';
import { callWithId, PLAIN, TOOL_USE } from './calls.ts';
import { fieldsOf, pathOf, present, textField, type Fields } from './fields.ts';
import { jsonText } from './nestedJson.ts';

/** One part of a message's content, as OpenAI's two interfaces, Anthropic's and LLaMA-Factory's files have them. */
export type Part =
  | { readonly kind: 'text' | 'thinking' | 'refusal'; readonly text: string }
  | { readonly kind: 'calls'; readonly calls: readonly Call[] }
  /** A call's text that is no JSON. */
  | { readonly kind: 'broken-call'; readonly text: string }
  | { readonly kind: 'result'; readonly callRef: string | null; readonly text: string }
  /**
   * No text: an image, a sound, a file, encrypted thinking. It is shown by its name; `found` of what a reply cannot
   * have.
   */
  | { readonly kind: 'named'; readonly name: string; readonly found: string | null }
  /** What is not read; a text that stands in it is shown. */
  | { readonly kind: 'unread'; readonly found: string; readonly text: string | null };

/** What is found where a call is no JSON. */
export const BROKEN_CALL = 'a call that is no JSON';

type Kind = 'text' | 'thinking' | 'refusal' | 'call' | 'result' | 'hidden';

const KINDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['text', 'text'],
  ['input_text', 'text'],
  ['output_text', 'text'],
  ['summary_text', 'text'],
  ['reasoning_text', 'text'],
  ['thinking', 'thinking'],
  ['reasoning', 'thinking'],
  ['redacted_thinking', 'hidden'],
  ['refusal', 'refusal'],
  ['tool_use', 'call'],
  ['server_tool_use', 'call'],
  ['tool_call', 'call'],
  ['tool_result', 'result'],
]);

/** By how the type begins or ends: `image_url` and `input_image` are images. */
const MEDIA: readonly (readonly [sign: RegExp, name: string])[] = [
  [/^(?:image|image_url|input_image)$/, 'image'],
  [/^(?:audio|audio_url|input_audio)$/, 'audio'],
  [/^(?:video|video_url|input_video)$/, 'video'],
  [/^(?:file|input_file|document)$/, 'file'],
];

/** One part. What cannot be read is said by its type, for a call of another vendor's shape may stand in it. */
export function readPart(slice: JsonSlice, path: string, issues: RowIssue[]): Part {
  const text = asString(slice);
  if (text !== null) return { kind: 'text', text };
  if (sliceType(slice) !== 'object') return { kind: 'unread', found: sliceType(slice), text: null };
  const fields = fieldsOf(slice, path, issues);
  const type = textField(fields, 'type') ?? 'text';
  switch (KINDS.get(type)) {
    case 'text':
      return said(fields, 'text');
    case 'thinking':
      return said(fields, 'thinking');
    case 'refusal':
      return said(fields, 'refusal');
    case 'hidden':
      return { kind: 'named', name: 'thinking, encrypted', found: null };
    case 'result':
      return { kind: 'result', callRef: textField(fields, 'tool_use_id'), text: resultText(fields) };
    case 'call':
      return callPart(slice, fields, type);
    case undefined: {
      const media = MEDIA.find(([sign]) => sign.test(type));
      return media === undefined ? unread(fields, type) : { kind: 'named', name: media[1], found: ofType(type) };
    }
  }
}

/** What a part of text says stands under its own name, `text`, LLaMA-Factory's `value`, or a list of such parts. */
function said(fields: Fields, kind: 'text' | 'thinking' | 'refusal'): Part {
  for (const name of [kind, 'text', 'value', 'reasoning', 'content', 'summary']) {
    const found = present(fields, name);
    if (found === undefined) continue;
    const text =
      asString(found) ?? (sliceType(found) === 'array' ? innerText(found, pathOf(fields, name), fields) : null);
    if (text !== null) return { kind, text };
  }
  return kind === 'thinking' ? { kind, text: '' } : { kind: 'unread', found: 'a part without a text', text: null };
}

function innerText(list: JsonSlice, path: string, { issues }: Fields): string {
  return textOfParts(elements(list).map((one, at) => readPart(one, `${path}[${at}]`, issues)));
}

/** What a tool answered: a text, parts, or any value as JSON text. */
export function resultText(fields: Fields): string {
  const name = ['content', 'output', 'value', 'text'].find((one) => present(fields, one) !== undefined);
  if (name === undefined) return '';
  const found = fields.byName.get(name)!;
  if (sliceType(found) !== 'array' || !elements(found).every(isPart)) return asString(found) ?? rawText(found);
  return innerText(found, pathOf(fields, name), fields);
}

function isPart(slice: JsonSlice): boolean {
  return sliceType(slice) === 'object' && fieldsOf(slice, '', []).byName.has('type');
}

/** `{name, input}` or `{function}` as an object, or the JSON text of a call or a list of them in `value`. */
function callPart(slice: JsonSlice, fields: Fields, type: string): Part {
  const value = textField(fields, 'value');
  if (value !== null) return callsInText(value, pathOf(fields, 'value'), fields.issues);
  const call = callWithId(slice, fields.byName.has('input') ? TOOL_USE : PLAIN, fields.path, fields.issues);
  return call.name === null ? unread(fields, type) : { kind: 'calls', calls: [call] };
}

/** The calls in a text that is the JSON of one call or of a list of them (LLaMA-Factory's function formatter). */
export function callsInText(text: string, path: string, issues: RowIssue[]): Part {
  const inside = jsonText(text);
  if (inside === null) return { kind: 'broken-call', text };
  const list = sliceType(inside) === 'array' ? elements(inside) : [inside];
  return { kind: 'calls', calls: list.map((one, at) => callWithId(one, PLAIN, `${path}[${at}]`, issues)) };
}

function unread(fields: Fields, type: string): Part {
  const found = present(fields, 'text');
  const text = found === undefined ? null : asString(found);
  return { kind: 'unread', found: ofType(type), text };
}

function ofType(type: string): string {
  return `a part of the type ${JSON.stringify(type.slice(0, 40))}`;
}

/** The parts as they are shown, one below the other; what is no text by its name in brackets. */
export function textOfParts(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      switch (part.kind) {
        case 'named':
          return `[${part.name}]`;
        case 'thinking':
          return part.text === '' ? '' : `[thinking] ${part.text}`;
        case 'calls':
          return '';
        case 'unread':
          return part.text ?? '';
        default:
          return part.text;
      }
    })
    .filter((text) => text !== '')
    .join('\n');
}
