import { bytesOf, CHUNK, type TextChunk } from './textChunk.ts';

/** Bytes of text kept for searching, over all datasets. */
const KEPT = 256 * 1024 * 1024;

/** What may still be kept. One for all datasets. */
export interface TextBudget {
  bytes: number;
}

export function createTextBudget(): TextBudget {
  return { bytes: KEPT };
}

/** Lower-cased texts by column, kept once they were needed, as long as there is room; and columns from outside. */
export class TextColumns {
  /** Counts changes of what stands in columns from outside. */
  version = 0;
  private readonly budget: TextBudget;
  private readonly kept = new Map<string, (TextChunk | undefined)[]>();
  private readonly outer = new Map<string, ReadonlyMap<number, string>>();
  private taken = 0;

  constructor(budget: TextBudget) {
    this.budget = budget;
  }

  /** Whether nothing more can be kept. */
  get full(): boolean {
    return this.budget.bytes <= 0;
  }

  /** A chunk that covers its items, as many as there are now. */
  chunk(column: string, number: number, items: number): TextChunk | undefined {
    const found = this.kept.get(column)?.[number];
    return found?.count === Math.min(CHUNK, items - number * CHUNK) ? found : undefined;
  }

  keep(column: string, number: number, chunk: TextChunk): void {
    if (this.full) return;
    let list = this.kept.get(column);
    if (list === undefined) this.kept.set(column, (list = []));
    const before = list[number];
    this.take(bytesOf(chunk) - (before === undefined ? 0 : bytesOf(before)));
    list[number] = chunk;
  }

  outside(name: string, item: number): string | null {
    return this.outer.get(name)?.get(item) ?? null;
  }

  setOutside(name: string, values: ReadonlyMap<number, string>): void {
    this.outer.set(name, values);
    this.version += 1;
  }

  /** Lets go of the texts. */
  release(): void {
    this.kept.clear();
    this.take(-this.taken);
  }

  private take(bytes: number): void {
    this.taken += bytes;
    this.budget.bytes -= bytes;
  }
}
