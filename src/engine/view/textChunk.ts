/** Items whose texts stand together in one string. */
export const CHUNK = 256;

/**
 * Texts of neighbouring items in one string: one search goes through all of them, and no item has a string of its own.
 */
export interface TextChunk {
  readonly count: number;
  readonly text: string;
  /** Where each item's text ends; the next one begins there. */
  readonly ends: Uint32Array;
  /** 1 for an item that has no text at all; null when all have one. */
  readonly nothing: Uint8Array | null;
}

export function chunkOf(texts: readonly (string | null)[]): TextChunk {
  const ends = new Uint32Array(texts.length);
  const nothing = texts.includes(null) ? new Uint8Array(texts.length) : null;
  let end = 0;
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at] ?? null;
    if (text === null && nothing !== null) nothing[at] = 1;
    end += text?.length ?? 0;
    ends[at] = end;
  }
  return { count: texts.length, text: texts.join(''), ends, nothing };
}

export function textAt({ text, ends, nothing }: TextChunk, at: number): string | null {
  return nothing?.[at] === 1 ? null : text.slice(at === 0 ? 0 : ends[at - 1]!, ends[at]);
}

/** Sets 1 at each item whose text contains what is wanted; the others stay as they are. */
export function markHits({ count, text, ends, nothing }: TextChunk, wanted: string, hits: Uint8Array): void {
  if (wanted === '') {
    for (let at = 0; at < count; at += 1) if (nothing?.[at] !== 1) hits[at] = 1;
    return;
  }
  let at = 0;
  let found = text.indexOf(wanted);
  while (found >= 0) {
    while (ends[at]! <= found) at += 1;
    const end = ends[at]!;
    // Over the seam of two texts nothing is found.
    if (found + wanted.length <= end) hits[at] = 1;
    found = text.indexOf(wanted, hits[at] === 1 ? end : found + 1);
  }
}

/** Bytes that a chunk holds on to: a string with a sign past Latin-1 takes two bytes a sign. */
export function bytesOf({ text, ends, nothing }: TextChunk): number {
  return text.length * (/[^\0-\xff]/.test(text) ? 2 : 1) + ends.byteLength + (nothing?.byteLength ?? 0);
}
