import type { Item, ItemRow, Reply, ReplyRow, ToolsSource } from '../../core/model/item.ts';
import type { Dataset, ReplySet } from './dataset.ts';
import { HAS_REPLY } from './items.ts';
import { overlaid, overlayRow, type Overlay } from './overlay.ts';
import type { ReadFile } from './readFile.ts';

/** One item as it is read from its row, and its reply in the set that the reader is for. */
export interface ReadItem {
  readonly item: Item;
  readonly reply: Reply | null;
}

type Read = ItemRow | ReplyRow | { readonly refused: unknown };

/** Reads items of a dataset again from their bytes, with their replies of one set. */
export class ItemReader {
  private readonly dataset: Dataset;
  private readonly replies: ReplySet | null;

  constructor(dataset: Dataset, replies: ReplySet | null) {
    this.dataset = dataset;
    this.replies = replies;
  }

  /** Whether all bytes of the item are at hand; else `load` them. */
  ready(item: number): boolean {
    const reply = this.replyRow(item);
    return (
      this.dataset.file.rows.ready(this.row(item)) &&
      (reply === null || reply.file.rows.ready(reply.row)) &&
      this.dataset.overlays.every((overlay) => this.overlayReady(overlay, item))
    );
  }

  async load(item: number): Promise<void> {
    const reply = this.replyRow(item);
    const { rows } = this.dataset.file;
    if (!rows.ready(this.row(item))) await rows.load(this.row(item));
    if (reply !== null && !reply.file.rows.ready(reply.row)) await reply.file.rows.load(reply.row);
    for (const overlay of this.dataset.overlays) {
      if (!this.overlayReady(overlay, item)) await overlay.file.rows.load(overlayRow(overlay, this.dataset, item));
    }
  }

  row(item: number): number {
    return this.dataset.items.row.at(item);
  }

  /** Where the item's reply stands, when it stands in a file of its own. */
  replyRow(item: number): { readonly file: ReadFile; readonly row: number } | null {
    const file = this.replies?.file ?? null;
    const row = (this.replies?.rowOf[item] ?? 0) - 1;
    return file === null || row < 0 ? null : { file, row };
  }

  /** `scored`: only what scoring needs of the row is decoded. */
  read(item: number, extent: 'scored' | 'whole'): ReadItem {
    const { items, overlays } = this.dataset;
    const own = this.itemRow(item, extent);
    const row = overlays.length === 0 ? own : this.overlaidRow(item, own);
    const tools = row.item.tools ?? (extent === 'whole' ? this.libraryTools(row) : null);
    const key = { id: items.ids[item]!, attempt: items.attempt.at(item) };
    return { item: { key, ...row.item, tools }, reply: this.reply(item, row) };
  }

  itemRow(item: number, extent: 'scored' | 'whole'): ItemRow {
    const known = extent === 'scored' ? this.dataset.kept.at(this.row(item)) : undefined;
    if (known !== undefined) return known;
    const { format, rows } = this.dataset.file;
    const slice = extent === 'scored' ? rows.scored(this.row(item)) : rows.whole(this.row(item));
    const read = format.read(slice);
    if ('refused' in read || !('item' in read)) throw new Error('a row that was read is not read again');
    return read;
  }

  private overlayReady(overlay: Overlay, item: number): boolean {
    const row = overlayRow(overlay, this.dataset, item);
    return row < 0 || overlay.file.rows.ready(row);
  }

  private overlaidRow(item: number, own: ItemRow): ItemRow {
    let row = own;
    for (const overlay of this.dataset.overlays) {
      const at = overlayRow(overlay, this.dataset, item);
      const more = at < 0 ? null : (overlay.kept.at(at) ?? overlay.format.read(overlay.file.rows.whole(at)));
      if (more !== null && !('refused' in more)) row = overlaid(row, overlay.gives, more);
    }
    return row;
  }

  private reply(item: number, row: ItemRow): Reply | null {
    if (this.replies === null) return null;
    if (this.replies.file === null) return this.dataset.items.has(item, HAS_REPLY) ? row.reply : null;
    const at = this.replyRow(item);
    if (at === null) return null;
    const known = this.replies.kept.at(at.row);
    if (known !== undefined) return known.reply;
    const { format, rows } = at.file;
    const read: Read = format.read(rows.scored(at.row));
    return 'refused' in read ? null : read.reply;
  }

  private libraryTools(row: ItemRow): ToolsSource | null {
    return this.dataset.tools?.for(row.item.reference.calls ?? []) ?? null;
  }
}
