/**
 * A text as it is looked for: as plain characters, upper and lower case alike (by simple case folding, so that a place
 * found is a place in the text as it stands). Null for an empty one.
 */
export function finderOf(wanted: string): RegExp | null {
  return wanted === '' ? null : new RegExp(wanted.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');
}

/** A piece of a text: `to` is not in it. */
export interface TextSpan {
  readonly from: number;
  readonly to: number;
}

/** Where it stands in the text, first to last, without overlaps; no more than `most`. */
export function findSpans(text: string, finder: RegExp, most: number): readonly TextSpan[] {
  const spans: TextSpan[] = [];
  if (most <= 0) return spans;
  for (const match of text.matchAll(finder)) {
    spans.push({ from: match.index, to: match.index + match[0].length });
    if (spans.length >= most) break;
  }
  return spans;
}
