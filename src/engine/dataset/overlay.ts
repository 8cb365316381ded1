import type { Issue } from '../../core/model/issue.ts';
import type { ItemRow } from '../../core/model/item.ts';
import type { Dataset } from './dataset.ts';
import { KeptRows } from './keptRows.ts';
import { readRows, type ReadCall, type ReadFile } from './readFile.ts';
import { callCount, countReference, HAS_REFERENCE, isNoReference, referenceBits } from './references.ts';
import type { DatasetFormat } from './rowReading.ts';

/** A further file whose rows say something of the dataset's items: what is right, or what was recorded of them. */
export interface Overlay {
  readonly file: ReadFile;
  readonly format: DatasetFormat;
  readonly gives: 'references' | 'recorded';
  readonly kept: KeptRows<ItemRow>;
  /** By item: its row in `file` and 1 more; 0 for none. */
  readonly rowOf: Uint32Array;
}

/** Ids listed of those that one side alone has. */
const LISTED = 20;

/**
 * Reads a file of references or recorded values and joins it to the items by id; without ids on either side by
 * position. A reference, with what is recorded beside it, is that of every attempt of its item, unless the item's own
 * row has one. A recorded value is that of the attempt that its row names, else of the next one that has none yet.
 */
export async function readOverlay(
  file: ReadFile,
  format: DatasetFormat,
  gives: Overlay['gives'],
  dataset: Dataset,
  call: ReadCall,
): Promise<Overlay> {
  const { items, issues } = dataset;
  const kept = new KeptRows<ItemRow>();
  const rowOf = new Uint32Array(items.count);
  const strangers = new Ids();
  const repeated = new Ids();
  await readRows(file, call, (from, to) => {
    for (let row = from; row < to; row += 1) {
      const slice = file.rows.whole(row);
      const read = format.read(slice);
      const refused = 'refused' in read;
      for (const issue of refused ? [read.refused] : read.issues) {
        const place = { file: file.source.name, line: file.rows.lines.at(row), row: file.rows.numbers.at(row) };
        // Its rows have no input, and need none.
        if (issue.code !== 'input-missing') issues.add({ code: 'row', place, issue, kept: !refused });
      }
      if (refused) continue;
      kept.keep(row, read, slice.text.length);
      const id = read.id ?? `#${file.rows.numbers.at(row)}`;
      if (items.firstOf(id) < 0) strangers.add(id);
      else if (!(gives === 'references' ? takeReference(id, row, read) : takeRecorded(id, row, read))) repeated.add(id);
    }
  });
  say('overlay', strangers);
  say('repeated', repeated);
  const missing = new Ids();
  for (let item = 0; item < items.count; item += 1) {
    if (rowOf[item] === 0 && items.firstOf(items.ids[item]!) === item) missing.add(items.ids[item]!);
  }
  say('dataset', missing);
  return { file, format, gives, kept, rowOf };

  function takeReference(id: string, row: number, read: ItemRow): boolean {
    const first = items.firstOf(id);
    if (rowOf[first]! > 0) return false;
    for (let item = first; item >= 0; item = items.nextOf(item)) {
      rowOf[item] = row + 1;
      for (const one of read.item.recorded) dataset.recordedColumns.add(one);
      if (!hasReference(dataset, item)) giveReference(dataset, item, read);
    }
    return true;
  }

  function takeRecorded(id: string, row: number, read: ItemRow): boolean {
    let item = read.attempt === null ? items.firstOf(id) : items.find(id, read.attempt);
    if (read.attempt === null) while (item >= 0 && rowOf[item]! > 0) item = items.nextOf(item);
    if (item < 0 || rowOf[item]! > 0) return false;
    rowOf[item] = row + 1;
    for (const one of read.item.recorded) dataset.recordedColumns.add(one);
    return true;
  }

  function say(side: Extract<Issue, { readonly code: 'overlay-left' }>['side'], ids: Ids): void {
    if (ids.total === 0) return;
    const place = { file: file.source.name, line: null, row: null };
    issues.add({ code: 'overlay-left', place, gives, side, ids: ids.first, total: ids.total });
  }
}

/** The row of an item in an overlay, or -1; a further attempt that replies brought has that of its id. */
export function overlayRow({ rowOf }: Overlay, { items }: Dataset, item: number): number {
  return (rowOf[item < rowOf.length ? item : items.firstOf(items.ids[item]!)] ?? 0) - 1;
}

/** An item's row with what an overlay's row says of it. */
export function overlaid(row: ItemRow, gives: Overlay['gives'], more: ItemRow): ItemRow {
  const { item } = row;
  const recorded = more.item.recorded.length === 0 ? item.recorded : [...item.recorded, ...more.item.recorded];
  const isOwn = gives === 'recorded' || !isNoReference(item.reference);
  return { ...row, item: { ...item, recorded, reference: isOwn ? item.reference : more.item.reference } };
}

function hasReference({ items }: Dataset, item: number): boolean {
  return items.has(item, HAS_REFERENCE);
}

function giveReference({ items, references }: Dataset, item: number, { item: { reference } }: ItemRow): void {
  if (isNoReference(reference)) return;
  references.none -= 1;
  countReference(references, reference);
  items.flags.set(item, items.flags.at(item) | referenceBits(reference));
  items.calls.set(item, callCount(reference));
}

class Ids {
  total = 0;
  readonly first: string[] = [];

  add(id: string): void {
    this.total += 1;
    if (this.first.length < LISTED) this.first.push(id);
  }
}
