import type { Issue } from '../../core/model/issue.ts';
import { fromSpreadsheet } from '../../core/report/spreadsheetText.ts';
import { IssueLog } from '../dataset/issueLog.ts';
import type { Limits } from '../limits.ts';
import { outputIn } from './promptfoo.ts';
import { RowLines } from './rowLines.ts';
import { textsOf, type TableHead } from './tableHead.ts';
import type { TableRow } from './tableScan.ts';

type Why = Extract<Issue, { readonly code: 'table-row' }>['why'];

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const APOSTROPHE = 0x27;
const OPEN = encoder.encode('{');
const CLOSE = encoder.encode('}');
const COMMA = encoder.encode(',');
const QUOTE = encoder.encode('"');
const NULL = encoder.encode('null');

/** Writes the rows of a table, the first of which is its header, as JSON Lines. */
export class TableWriter {
  readonly rows = new RowLines();
  readonly issues: IssueLog;
  private isHeader = true;
  /** Rows of the table so far. */
  private count = 0;
  /** By column: its name as JSON, and a colon. */
  private readonly keys: Uint8Array[] = [];
  private readonly file: string;
  private readonly head: TableHead;
  private readonly limits: Limits;

  constructor(file: string, head: TableHead, limits: Limits) {
    this.file = file;
    this.head = head;
    this.limits = limits;
    this.issues = new IssueLog(limits.keptIssues);
  }

  take(row: TableRow): void {
    if (this.isHeader) {
      this.isHeader = false;
      return;
    }
    if (isBlank(row)) return;
    this.count += 1;
    const { maxRowBytes } = this.limits;
    if (row.length > maxRowBytes) {
      const place = { file: this.file, line: row.line, row: null };
      this.issues.add({ code: 'row-too-long', place, bytes: row.length, limit: maxRowBytes });
      return;
    }
    if (row.cells > row.ends.length) {
      this.say('too-many-cells', row.line, row.cells, false);
      return;
    }
    this.remark(row);
    if (this.head.outputs.length > 0) this.writeOutputs(row);
    else this.write(row);
  }

  /** Remarks on a row, which is the next one where it is kept. */
  say(why: Why, line: number, cells: number, kept: boolean): void {
    const place = { file: this.file, line, row: kept ? this.rows.count + 1 : null };
    this.issues.add({ code: 'table-row', place, why, cells, columns: this.head.columns.names.length });
  }

  private remark({ ends, line, isOdd }: TableRow): void {
    const { length } = this.head.columns.names;
    if (isOdd) this.say('text-behind-quote', line, ends.length, true);
    if (ends.length < length) this.say('short', line, ends.length, true);
    // Cells that are all empty are only delimiters too many.
    else if (ends.length > length && ends[length - 1]! < ends.at(-1)!) this.say('long', line, ends.length, true);
  }

  private write({ bytes, ends, line }: TableRow): void {
    const { sink } = this.rows;
    const columns = this.head.columns.names.length;
    const width = Math.max(columns, ends.length);
    sink.write(OPEN);
    let from = 0;
    for (let cell = 0; cell < width; cell += 1) {
      const to = ends[cell] ?? from;
      if (cell < columns || to > from) {
        if (cell > 0) sink.write(COMMA);
        sink.write(this.key(cell));
        if (to === from) sink.write(NULL);
        else {
          sink.write(QUOTE);
          sink.writeEscaped(bytes, from + this.addedAt(bytes, from, to), to);
          sink.write(QUOTE);
        }
      }
      from = to;
    }
    sink.write(CLOSE);
    this.rows.end(line);
  }

  /** Length of the apostrophe that an export put before the text. */
  private addedAt(bytes: Uint8Array, from: number, to: number): 0 | 1 {
    if (!this.head.isExport || bytes[from] !== APOSTROPHE) return 0;
    const text = decoder.decode(bytes.subarray(from, to));
    return fromSpreadsheet(text) === text ? 0 : 1;
  }

  private key(column: number): Uint8Array {
    return (this.keys[column] ??= encoder.encode(`${JSON.stringify(this.head.columns.name(column))}:`));
  }

  /** One row for each system that has a cell in this one. */
  private writeOutputs(row: TableRow): void {
    const { columns, outputs } = this.head;
    const isOutput = new Set(outputs.flatMap(({ at, further }) => [at, ...further.keys()]));
    const cells = textsOf(row);
    const inputs = cells.flatMap((cell, at): [string, string | null][] =>
      isOutput.has(at) ? [] : [[inputName(columns.name(at)), cell === '' ? null : cell]],
    );
    for (const [system, output] of outputs.entries()) {
      const found = outputIn(output, cells);
      if (found === null) continue;
      const { reply, verdict, score, reason, namedScores, further } = found;
      this.rows.row(row.line, [
        ['id', `${this.count}/${system + 1}`],
        ['category', output.label],
        ...inputs,
        ['reply', reply],
        ['verdict', verdict],
        ['score', score],
        ['reason', reason],
        ...(namedScores === null ? [] : [['named_scores', namedScores] as const]),
        ...further,
      ]);
    }
  }
}

/** Names that rows of outputs have already. */
const TAKEN: ReadonlySet<string> = new Set([
  'id',
  'category',
  'reply',
  'verdict',
  'score',
  'reason',
  'named_scores',
  'comment',
]);

function inputName(name: string): string {
  return TAKEN.has(name) ? `${name} (2)` : name;
}

function isBlank({ bytes, ends }: TableRow): boolean {
  const [end = 0] = ends;
  return ends.length === 1 && bytes.subarray(0, end).every((byte) => byte === 0x20 || byte === 0x09);
}
