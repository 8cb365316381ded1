import { isNumberToken } from '../../core/filter/number.ts';
import { compareDecimal } from '../../core/json/compareDecimal.ts';
import type { SortColumn } from '../engine.ts';
import { CHUNK, textAt } from './textChunk.ts';
import type { SortMeans } from './sortItems.ts';
import { cutText } from './texts.ts';

/** What an item is sorted by: all numbers, or all text; null is nothing. */
export type Key = number | string | null;

/** Characters that a text which is not kept is sorted by. */
const READ = 1000;

/** Sort keys by item, of the items that are asked for. */
export async function sortKeys(items: Uint32Array, column: SortColumn, means: SortMeans): Promise<readonly Key[]> {
  if (column.startsWith('recorded.')) return ranks(await recordedTexts(items, column, means));
  const keys = Array.from<Key>({ length: means.dataset.items.count }).fill(null);
  const key = column === 'input' ? null : keyOf(column, means);
  for (let at = 0; at < items.length; at += 1) {
    if ((at & 255) === 0 && means.pace.due()) await means.pace.rest();
    const item = items[at]!;
    keys[item] = key === null ? (inputAt(item, means) ?? (await loadedInput(item, means))) : key(item);
  }
  return keys;
}

async function recordedTexts(
  items: Uint32Array,
  column: string,
  { dataset, source, pace }: SortMeans,
): Promise<readonly (string | null)[]> {
  const texts = Array.from<string | null>({ length: dataset.items.count }).fill(null);
  const onColumns = source.isOnColumns(column);
  for (let at = 0; at < items.length; at += 1) {
    if ((at & 15) === 0 && pace.due()) await pace.rest();
    const item = items[at]!;
    if (!onColumns && !source.reader.ready(item)) await source.load(item);
    const text = source.text(column, item);
    texts[item] = text === null ? null : cutText(text, READ);
  }
  return texts;
}

/**
 * Places of texts among each other: by their exact values when all are numbers, else as text. Equal numbers share one.
 */
function ranks(texts: readonly (string | null)[]): readonly Key[] {
  const distinct = [...new Set(texts)].filter((text) => text !== null);
  const byValue = distinct.every(isNumberToken);
  distinct.sort(byValue ? compareDecimal : (a, b) => (a < b ? -1 : 1));
  const rankOf = new Map<string, number>();
  let rank = 0;
  for (const [at, text] of distinct.entries()) {
    if (at > 0 && (!byValue || compareDecimal(distinct[at - 1]!, text) !== 0)) rank += 1;
    rankOf.set(text, rank);
  }
  return texts.map((text) => (text === null ? null : (rankOf.get(text) ?? null)));
}

/** Undefined while the text is not there. */
function inputAt(item: number, { texts }: SortMeans): string | null | undefined {
  const chunk = texts.chunk('input', Math.floor(item / CHUNK));
  return chunk === undefined ? undefined : textAt(chunk, item % CHUNK);
}

async function loadedInput(item: number, { texts, pace }: SortMeans): Promise<string | null> {
  const number = Math.floor(item / CHUNK);
  return textAt(texts.chunk('input', number) ?? (await texts.load('input', number, pace)), item % CHUNK);
}

function keyOf(column: Exclude<SortColumn, 'input'>, { dataset, run, beside }: SortMeans): (item: number) => Key {
  const { items } = dataset;
  const columns = run?.columns;
  switch (column) {
    case 'id': {
      const byNumber = items.ids.every((id) => /^#?\d{1,15}$/.test(id));
      return (item) => (byNumber ? Number(items.ids[item]!.replace('#', '')) : items.ids[item]!);
    }
    case 'verdict':
      return (item) => columns?.stateCode(item) ?? null;
    case 'beside.verdict':
      return (item) => beside?.columns.stateCode(item) ?? null;
    case 'reason':
      return (item) => {
        if (columns === undefined) return null;
        return columns.reasons[item] || columns.declared.length + columns.causeCode(item);
      };
    case 'category':
      return (item) => items.categoryOf(item);
    case 'calls':
      return (item) => (items.calls.at(item) === 0 ? null : items.calls.at(item));
    case 'score':
      return (item) => columns?.score(item) ?? null;
    case 'exact':
    case 'order_aware':
    case 'set_overlap':
    case 'step_credit':
      return (item) => columns?.steps?.score(column, item) ?? null;
    case 'parts.decision':
    case 'parts.logic':
    case 'parts.syntax':
    case 'parts.answer':
      return (item) => columns?.parts?.score(column, item) ?? null;
    case 'missing':
    case 'extra':
      return (item) => columns?.steps?.stepsOf(item)?.[column].length ?? null;
    default:
      return () => null;
  }
}
