/** Characters of text kept for searching, over all columns of a dataset. */
const KEPT = 256 * 1024 * 1024;

/** Texts by item that are kept once they were needed: lower-cased ones for searching, and columns from outside. */
export class TextColumns {
  private readonly kept = new Map<string, (string | null | undefined)[]>();
  private readonly outer = new Map<string, ReadonlyMap<number, string>>();
  private characters = 0;

  /** The text in lower case; replies differ by reply set. */
  folded(replySet: string, field: string, item: number, make: () => string | null): string | null {
    const name = field === 'reply' ? `reply ${replySet}` : field;
    let column = this.kept.get(name);
    if (column === undefined) this.kept.set(name, (column = []));
    const known = column[item];
    if (known !== undefined) return known;
    const text = make()?.toLowerCase() ?? null;
    if (this.characters < KEPT) {
      column[item] = text;
      this.characters += text?.length ?? 0;
    }
    return text;
  }

  outside(name: string, item: number): string | null {
    return this.outer.get(name)?.get(item) ?? null;
  }

  setOutside(name: string, values: ReadonlyMap<number, string>): void {
    this.outer.set(name, values);
  }
}
