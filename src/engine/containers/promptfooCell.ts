/** The verdict that a cell begins with. */
export const VERDICT = /^\[(PASS|FAIL|ERROR)\](?=\s|$)/;
/** Stands between the reason and the reply of what failed. */
export const DIVIDER = '\n---\n';

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

/** Without the blanks around it. */
export function orNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}
