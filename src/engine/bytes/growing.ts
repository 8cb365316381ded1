/** A list of unsigned 32-bit numbers that grows by doubling: 4 bytes an entry, no objects. */
export class GrowingU32 {
  private list = new Uint32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.list.length) this.list = grown(this.list, new Uint32Array(this.length * 2));
    this.list[this.length] = value;
    this.length += 1;
  }

  /** 0 past the end. */
  at(index: number): number {
    return this.list[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.list[index] = value;
  }

  /** A view of the entries, void after the next push. */
  values(): Uint32Array {
    return this.list.subarray(0, this.length);
  }
}

/** The same for offsets in files past 4 GiB: exact up to 2^53. */
export class GrowingF64 {
  private list = new Float64Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.list.length) this.list = grown(this.list, new Float64Array(this.length * 2));
    this.list[this.length] = value;
    this.length += 1;
  }

  at(index: number): number {
    return this.list[index] ?? 0;
  }
}

function grown<T extends Uint32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
