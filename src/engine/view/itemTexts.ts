import type { Dataset, ReplySet } from '../dataset/dataset.ts';
import { ItemReader } from '../dataset/itemReader.ts';
import type { Pace } from '../pace.ts';
import { CHUNK, chunkOf, type TextChunk } from './textChunk.ts';
import type { TextColumns } from './textColumns.ts';
import { inputText, referenceText, replyText } from './texts.ts';

export const TEXT_FIELDS = ['id', 'input', 'reference', 'reply'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

export function isTextField(field: string): field is TextField {
  return TEXT_FIELDS.some((one) => one === field);
}

/** In lower case, as searches compare; or as written, as patterns do. */
export type TextForm = 'folded' | 'written';

/** Texts of a dataset's items with their replies of one set, by chunks: kept ones, else read from the rows. */
export class ItemTexts {
  private readonly dataset: Dataset;
  private readonly replies: ReplySet | null;
  private readonly columns: TextColumns;
  private readonly form: TextForm;
  private readonly reader: ItemReader;
  /** The chunks made last: where no more can be kept, the next field of the same items is asked for next. */
  private last: { readonly number: number; readonly chunks: Map<TextField, TextChunk> } | null = null;

  constructor(dataset: Dataset, replies: ReplySet | null, columns: TextColumns, form: TextForm = 'folded') {
    this.dataset = dataset;
    this.replies = replies;
    this.columns = columns;
    this.form = form;
    this.reader = new ItemReader(dataset, replies);
  }

  chunk(field: TextField, number: number): TextChunk | undefined {
    const kept = this.columns.chunk(this.column(field), number, this.dataset.items.count);
    return kept ?? (this.last?.number === number ? this.last.chunks.get(field) : undefined);
  }

  /** Reads the items of a chunk; the input is read with all else, which then costs nothing more. */
  async load(field: TextField, number: number, pace: Pace): Promise<TextChunk> {
    const { items } = this.dataset;
    const [from, to] = [number * CHUNK, Math.min(items.count, (number + 1) * CHUNK)];
    const texts: Record<TextField, (string | null)[]> = { id: [], input: [], reference: [], reply: [] };
    for (let item = from; item < to; item += 1) {
      if (field === 'id') texts.id.push(this.formed(items.ids[item]!));
      else {
        if ((item & 7) === 0 && pace.due()) await pace.rest();
        while (!this.reader.ready(item)) await this.reader.load(item);
        const read = this.reader.read(item, field === 'input' ? 'whole' : 'scored');
        if (field === 'input') texts.input.push(this.formed(inputText(read.item.input)));
        texts.reference.push(this.formed(referenceText(read.item.reference)));
        texts.reply.push(this.formed(replyText(read.reply)));
      }
    }
    const chunks = this.last?.number === number ? this.last.chunks : new Map<TextField, TextChunk>();
    for (const name of TEXT_FIELDS) {
      if (texts[name].length === 0 || this.chunk(name, number) !== undefined) continue;
      const made = chunkOf(texts[name]);
      chunks.set(name, made);
      this.columns.keep(this.column(name), number, made);
    }
    this.last = { number, chunks };
    return this.chunk(field, number)!;
  }

  private column(field: TextField): string {
    const name = field === 'reply' ? `reply ${this.replies?.id ?? ''}` : field;
    return this.form === 'folded' ? name : `${name} as written`;
  }

  /** Each text by itself: what a letter becomes may hang on what stands next to it. */
  private formed(text: string | null): string | null {
    return this.form === 'written' ? text : (text?.toLowerCase() ?? null);
  }
}
