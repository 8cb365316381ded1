import { GrowingU32 } from '../bytes/growing.ts';
import { ByteSink } from './byteSink.ts';

const encoder = new TextEncoder();

/** Rows written as JSON Lines, and the physical line of each in the file that they came from. */
export class RowLines {
  readonly sink = new ByteSink();
  private readonly lines = new GrowingU32();

  /** Ends a row that was written to `sink`. */
  end(line: number): void {
    this.sink.write(LINE_END);
    this.lines.push(line);
  }

  /** A row of texts under their names; null for one that is not there. */
  row(line: number, members: Iterable<readonly [name: string, text: string | null]>): void {
    const texts = Array.from(
      members,
      ([name, text]) => `${JSON.stringify(name)}:${text === null ? 'null' : JSON.stringify(text)}`,
    );
    this.sink.write(encoder.encode(`{${texts.join(',')}}`));
    this.end(line);
  }

  get count(): number {
    return this.lines.length;
  }

  /** Lines of the rows, by row. */
  values(): Uint32Array {
    return this.lines.values();
  }
}

const LINE_END = encoder.encode('\n');
