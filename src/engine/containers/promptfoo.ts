import { asString, member, sliceOf, type JsonSlice } from '../../core/json/slice.ts';
import { readJson } from '../../core/json/reader.ts';
import { ROW } from '../../core/json/policy.ts';
import { DIVIDER, orNull, outputCell, VERDICT, type OutputCell } from './promptfooCell.ts';

/** A column of one system's replies. */
export interface OutputColumn {
  /** From 0. */
  readonly at: number;
  readonly label: string;
  /** Columns behind it that are about the same replies, by place: their headers. */
  readonly further: ReadonlyMap<number, string>;
}

/** One system's output in one row. */
export interface Output extends OutputCell {
  readonly further: readonly (readonly [name: string, text: string | null])[];
}

const LABEL = 80;
const STATUS = 'Status';
const STATUS_WORD = /^(PASS|FAIL|ERROR)$/;
const SCORE = 'Score';
const NAMED = 'Named Scores';
const REASON = 'Grader Reason';
const COMMENT = 'Comment';
const METRIC = 'Metric: ';
const FURTHER: ReadonlySet<string> = new Set([STATUS, SCORE, NAMED, REASON, COMMENT]);

/**
 * Columns of replies, as promptfoo writes tables (https://github.com/promptfoo/promptfoo): all of a column's cells
 * begin with a verdict in brackets (`outputToSimpleString` of its command line), or the columns `Status` and `Score`
 * follow (`buildCsvHeaders` of its `evalTableUtils`). Labels are short and all differ.
 */
export function outputColumns(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): readonly OutputColumn[] {
  const labels = new Set<string>();
  const found: OutputColumn[] = [];
  for (const [at, name] of header.entries()) {
    const further = furtherColumns(header, rows, at);
    if (further.size === 0 && !allCells(rows, at, VERDICT)) continue;
    const label = labelOf(name);
    let given = label;
    for (let times = 2; labels.has(given); times += 1) given = `${label} (${times})`;
    labels.add(given);
    found.push({ at, label: given, further });
  }
  return found;
}

/** Cells of a column that are not empty: at least one, and all of this kind. */
function allCells(rows: readonly (readonly string[])[], at: number, kind: RegExp): boolean {
  const cells = rows.flatMap((row) => (row[at] === undefined || row[at] === '' ? [] : [row[at]]));
  return cells.length > 0 && cells.every((cell) => kind.test(cell));
}

/** `Status`, `Score` and what follows them up to the next column of replies. */
function furtherColumns(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  at: number,
): ReadonlyMap<number, string> {
  const further = new Map<number, string>();
  if (header[at + 1] !== STATUS || header[at + 2] !== SCORE || !allCells(rows, at + 1, STATUS_WORD)) return further;
  for (let next = at + 1; next < header.length; next += 1) {
    const name = header[next]!;
    if (!FURTHER.has(name) && !name.startsWith(METRIC)) break;
    further.set(next, name);
  }
  return further;
}

/** What a row says of one system; null where it has no output of it. */
export function outputIn({ at, further }: OutputColumn, cells: readonly string[]): Output | null {
  const cell = cells[at] ?? '';
  if (further.size === 0) return cell === '' ? null : { ...outputCell(cell), further: [] };
  const text = new Map<string, string | null>();
  for (const [place, name] of further) text.set(name, orNull(cells[place] ?? ''));
  const verdict = text.get(STATUS) ?? null;
  if (verdict === null && cell === '') return null;
  const reason = text.get(REASON) ?? null;
  // The text of a failure may still begin with its reason.
  const cut = reason !== null && cell.startsWith(`${reason}${DIVIDER}`) ? reason.length + DIVIDER.length : 0;
  return {
    reply: orNull(cell.slice(cut)),
    verdict,
    score: text.get(SCORE) ?? null,
    reason,
    namedScores: text.get(NAMED) ?? null,
    further: [...text].flatMap(([name, said]) => {
      if (name === COMMENT) return [['comment', said] as const];
      return name.startsWith(METRIC) ? [[name, said] as const] : [];
    }),
  };
}

/** `[provider] prompt`, in one line; a header that is the prompt as JSON names its provider alone. */
function labelOf(header: string): string {
  const one = readJson(header, ROW).ok ? sliceOf(header) : null;
  const json =
    one === null ? '' : ['provider', 'label', 'display', 'raw', 'id'].map((key) => textOf(one, key)).find(Boolean);
  const text = (json === undefined || json === '' ? header : json).replace(/\s+/g, ' ').trim();
  return text.length > LABEL ? `${text.slice(0, LABEL - 1)}…` : text;
}

function textOf(row: JsonSlice, key: string): string {
  const found = member(row, key);
  return (found === undefined ? null : asString(found)) ?? '';
}
