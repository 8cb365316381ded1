/** A name for a cell that no header stands over. */
function numbered(column: number): string {
  return `column ${column}`;
}

/**
 * The columns of a table: their names as the header has them, an empty one named `column 3`, and one that stands there
 * before named `name (2)`. Cells behind the last header have a name, too.
 */
export class TableColumns {
  /** Those of the header. */
  readonly names: readonly string[];
  private readonly taken = new Set<string>();
  private readonly further: string[] = [];

  constructor(header: readonly string[]) {
    // What is written is never renamed for something that is not.
    for (const name of header) if (name.trim() !== '') this.taken.add(name);
    const seen = new Set<string>();
    this.names = header.map((name, at) => {
      const blank = name.trim() === '';
      const own = !blank && !seen.has(name);
      const given = own ? name : this.free(blank ? numbered(at + 1) : name);
      seen.add(given);
      this.taken.add(given);
      return given;
    });
  }

  /** Name of a column from 0, also behind the header's. */
  name(column: number): string {
    while (this.names.length + this.further.length <= column) {
      const given = this.free(numbered(this.names.length + this.further.length + 1));
      this.taken.add(given);
      this.further.push(given);
    }
    return this.names[column] ?? this.further[column - this.names.length]!;
  }

  private free(name: string): string {
    if (!this.taken.has(name)) return name;
    for (let times = 2; ; times += 1) {
      const other = `${name} (${times})`;
      if (!this.taken.has(other)) return other;
    }
  }
}
