import { asString, elements, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import type { Call, UnreadableReply } from '../model/item.ts';
import { pathOf, present, wrongType, type Fields } from './fields.ts';
import { BROKEN_CALL, readPart, textOfParts, type Part } from './parts.ts';

/** What of a message is not read, and where it stands. */
export interface Unread extends UnreadableReply {
  readonly slice: JsonSlice;
}

/** The content of a message: a text, or a list of parts. */
export interface Content {
  /** What is said, its parts joined by line ends, without thinking; null when there is none. */
  readonly said: string | null;
  /** The same with thinking, and with what is no text by its name. */
  readonly shown: string;
  /** A part says that the model refuses. */
  readonly refuses: boolean;
  /** Calls that stand among the parts; null: none do. */
  readonly calls: readonly Call[] | null;
  readonly results: readonly { readonly callRef: string | null; readonly text: string }[];
  /**
   * What a reply cannot be read without: a value that is no text, a part that is no text. Left out, a call in
   * another vendor's shape would be a reply without calls.
   */
  readonly unread: Unread | null;
}

const NOTHING: Content = { said: null, shown: '', refuses: false, calls: null, results: [], unread: null };

export function contentOf(fields: Fields, name: string): Content {
  const found = present(fields, name);
  if (found === undefined) return NOTHING;
  const text = asString(found);
  if (text !== null) return { ...NOTHING, said: text, shown: text };
  const path = pathOf(fields, name);
  const type = sliceType(found);
  if (type === 'array') return contentOfParts(found, path, fields);
  const raw = rawText(found);
  if (type !== 'number') return { ...NOTHING, said: raw, shown: raw, unread: { path, found: type, slice: found } };
  wrongType(fields, name, found);
  return { ...NOTHING, said: raw, shown: raw };
}

function contentOfParts(list: JsonSlice, path: string, { issues }: Fields): Content {
  const slices = elements(list);
  const parts = slices.map((one, at) => readPart(one, `${path}[${at}]`, issues));
  const said = parts.filter((part) => part.kind === 'text' || part.kind === 'refusal');
  const calls = parts.flatMap((part) => (part.kind === 'calls' ? part.calls : []));
  const results = parts.flatMap((part) => (part.kind === 'result' ? [part] : []));
  const bad = parts.findIndex((part) => foundIn(part) !== null);
  return {
    said: said.length === 0 ? null : textOfParts(said),
    shown: textOfParts(parts.filter((part) => part.kind !== 'result')),
    refuses: parts.some((part) => part.kind === 'refusal'),
    calls: calls.length === 0 ? null : calls,
    results,
    unread: bad < 0 ? null : { path: `${path}[${bad}]`, found: foundIn(parts[bad]!) ?? '', slice: slices[bad]! },
  };
}

/** What of a part a reply cannot be read without, in words; null when it is read. */
function foundIn(part: Part): string | null {
  if (part.kind === 'unread' || part.kind === 'named') return part.found;
  return part.kind === 'broken-call' ? BROKEN_CALL : null;
}
