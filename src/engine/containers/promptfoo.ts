import { asString, member, sliceOf, type JsonSlice } from '../../core/json/slice.ts';
import { readJson } from '../../core/json/reader.ts';
import { ROW } from '../../core/json/policy.ts';

/** A column of one system's replies. */
export interface OutputColumn {
  /** From 0. */
  readonly at: number;
  readonly label: string;
}

/** What promptfoo writes into one cell. */
export interface OutputCell {
  readonly reply: string | null;
  /** `PASS`, `FAIL` or `ERROR`; null where the cell does not say. */
  readonly verdict: string | null;
  readonly score: string | null;
  readonly reason: string | null;
  /** Scores with names, as written: `accuracy: 0.50, style: 1.00`. */
  readonly namedScores: string | null;
}

const VERDICT = /^\[(PASS|FAIL|ERROR)\](?= |\s|$)/;
const LABEL = 80;

/**
 * Columns all of whose cells begin with a verdict in brackets, as promptfoo wrote tables
 * (https://github.com/promptfoo/promptfoo, `outputToSimpleString` of src/util): their labels are short and all differ.
 */
export function outputColumns(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): readonly OutputColumn[] {
  const labels = new Set<string>();
  const found: OutputColumn[] = [];
  for (const [at, name] of header.entries()) {
    const cells = rows.flatMap((row) => (row[at] === undefined || row[at] === '' ? [] : [row[at]]));
    if (cells.length === 0 || !cells.every((cell) => VERDICT.test(cell))) continue;
    const label = labelOf(name);
    let given = label;
    for (let times = 2; labels.has(given); times += 1) given = `${label} (${times})`;
    labels.add(given);
    found.push({ at, label: given });
  }
  return found;
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

/**
 * Takes a cell apart: `[FAIL] (0.50, style: 1.00)`, the text, `Fail Reason: …`. The text of one that failed is the
 * reason and the reply, with `---` in a line between them.
 */
export function outputCell(cell: string): OutputCell {
  const verdict = VERDICT.exec(cell)?.[1] ?? null;
  if (verdict === null) return { reply: orNull(cell), verdict, score: null, reason: null, namedScores: null };
  const rest = cell.slice(verdict.length + 2);
  const scores = /^ \(([^(),]*)(?:, ([^()]*))?\)/.exec(rest);
  const text = rest.slice(scores?.[0].length ?? 0);
  const said = / *(?:Pass|Fail) Reason: /g;
  const graded = lastMatch(text, said);
  const body = graded === null ? text : text.slice(0, graded.from);
  const graderReason = graded === null ? null : orNull(text.slice(graded.to));
  const cut = verdict === 'PASS' ? leadingDivider(body) : dividerAfter(body, graderReason);
  const before = cut < 0 ? null : orNull(body.slice(0, cut));
  const isError = verdict === 'ERROR' && cut < 0;
  return {
    reply: isError ? null : orNull(body.slice(cut < 0 ? 0 : cut + DIVIDER.length)),
    verdict,
    score: orNull(scores?.[1] ?? ''),
    reason: graderReason ?? before ?? (isError ? orNull(body) : null),
    namedScores: orNull(scores?.[2] ?? ''),
  };
}

const DIVIDER = '\n---\n';

/** What passed has no reason before its reply, whose own dividers count for nothing. */
function leadingDivider(body: string): number {
  const at = body.indexOf(DIVIDER);
  return at >= 0 && body.slice(0, at).trim() === '' ? at : -1;
}

/** A reason may hold a divider itself, and is then written whole before the one that counts. */
function dividerAfter(body: string, reason: string | null): number {
  const start = reason === null ? -1 : body.indexOf(reason);
  return body.indexOf(DIVIDER, start < 0 ? 0 : start + (reason?.length ?? 0));
}

/** Only one that begins a line. */
function lastMatch(text: string, pattern: RegExp): { readonly from: number; readonly to: number } | null {
  let last: { from: number; to: number } | null = null;
  for (const { index, 0: found } of text.matchAll(pattern)) {
    if (index > 0 && text[index - 1] === '\n') last = { from: index, to: index + found.length };
  }
  return last;
}

function orNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}
