import type { Pace } from '../pace.ts';
import type { ItemTexts, TextField } from './itemTexts.ts';
import { CHUNK, markHits, textAt, type TextChunk } from './textChunk.ts';

/** Of so few items of a chunk, each is looked at by itself: no dearer than going through the texts of all. */
const FEW = CHUNK / 4;

/**
 * For each item 2 where any of the fields contains the value, in any case; else 0, or 1 where there is no text and
 * `mayBeUnknown`. Items that are neighbours in the dataset are searched together, field after field, as long as some
 * are left in which nothing was found.
 */
export async function searchTexts(
  items: Uint32Array,
  fields: readonly TextField[],
  value: string,
  mayBeUnknown: boolean,
  { texts, pace }: { readonly texts: ItemTexts; readonly pace: Pace },
): Promise<Uint8Array> {
  const wanted = value.toLowerCase();
  const truths = new Uint8Array(items.length);
  const hits = new Uint8Array(CHUNK);
  for (let from = 0, to = 0; from < items.length; from = to) {
    const number = Math.floor(items[from]! / CHUNK);
    to = endOfRun(items, from, number);
    if (pace.due()) await pace.rest();
    hits.fill(0);
    let open = items.subarray(from, to);
    for (const field of fields) {
      if (open.length === 0) break;
      const chunk = texts.chunk(field, number) ?? (await texts.load(field, number, pace));
      if (open.length <= FEW) markFew(chunk, wanted, open, hits);
      else markHits(chunk, wanted, hits);
      if (mayBeUnknown && chunk.nothing !== null) noteNothing(chunk.nothing, items, from, to, truths);
      open = open.filter((item) => hits[item % CHUNK] === 0);
    }
    for (let at = from; at < to; at += 1) if (hits[items[at]! % CHUNK] === 1) truths[at] = 2;
  }
  return truths;
}

/**
 * The same for a test of one field's texts as they are written: each text by itself, others having their turn between
 * two.
 */
export async function testTexts(
  items: Uint32Array,
  field: TextField,
  test: (text: string) => boolean,
  { written, pace }: { readonly written: ItemTexts; readonly pace: Pace },
): Promise<Uint8Array> {
  const truths = new Uint8Array(items.length);
  for (let at = 0; at < items.length; at += 1) {
    if (pace.due()) await pace.rest();
    const item = items[at]!;
    const number = Math.floor(item / CHUNK);
    const chunk = written.chunk(field, number) ?? (await written.load(field, number, pace));
    const text = textAt(chunk, item % CHUNK);
    truths[at] = text === null ? 1 : test(text) ? 2 : 0;
  }
  return truths;
}

function endOfRun(items: Uint32Array, from: number, number: number): number {
  const [first, end] = [number * CHUNK, (number + 1) * CHUNK];
  let to = from + 1;
  while (to < items.length && items[to]! >= first && items[to]! < end) to += 1;
  return to;
}

function markFew(chunk: TextChunk, wanted: string, items: Uint32Array, hits: Uint8Array): void {
  for (const item of items) {
    const at = item % CHUNK;
    if (textAt(chunk, at)?.includes(wanted) === true) hits[at] = 1;
  }
}

function noteNothing(nothing: Uint8Array, items: Uint32Array, from: number, to: number, truths: Uint8Array): void {
  for (let at = from; at < to; at += 1) if (nothing[items[at]! % CHUNK] === 1) truths[at] = 1;
}
