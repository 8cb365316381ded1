/** Finds the next place of a word, again and again, without going over the same text twice. */
export class Finder {
  private readonly text: string;
  private readonly word: string;
  private found = -2;

  constructor(text: string, word: string) {
    this.text = text;
    this.word = word;
  }

  /** Its first offset from `from` on, or Infinity. Precondition: `from` never falls. */
  next(from: number): number {
    if (this.found === -1) return Number.POSITIVE_INFINITY;
    if (this.found < from) this.found = this.text.indexOf(this.word, from);
    return this.found < 0 ? Number.POSITIVE_INFINITY : this.found;
  }
}
