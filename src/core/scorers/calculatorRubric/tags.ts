/** A tag of a call, by its offsets in the text. */
export interface Tag {
  readonly kind: 'open' | 'close';
  readonly start: number;
  readonly end: number;
}

/** The tags of calls outside back-quotes, in order. */
export function tagsIn(text: string): readonly Tag[] {
  return [...outsideQuotes(text).matchAll(/<(\/?)calculator>/g)].map(({ 0: tag, 1: slash, index }) => ({
    kind: slash === '' ? 'open' : 'close',
    start: index,
    end: index + tag.length,
  }));
}

/**
 * The text with what stands between back-quotes blanked out, at its length. As in Markdown a run of back-quotes is
 * closed by the next run of the same length, and quotes nothing without one.
 */
export function outsideQuotes(text: string): string {
  const runs = [...text.matchAll(/`+/g)].map(({ 0: run, index }) => ({ start: index, end: index + run.length }));
  const nextOf = new Map<number, number>();
  const closing = new Map<number, number>();
  for (let at = runs.length - 1; at >= 0; at -= 1) {
    const { start, end } = runs[at]!;
    const next = nextOf.get(end - start);
    if (next !== undefined) closing.set(at, next);
    nextOf.set(end - start, at);
  }
  let kept = '';
  let from = 0;
  for (let at = 0; at < runs.length; at += 1) {
    const close = closing.get(at);
    if (close === undefined) continue;
    const { start } = runs[at]!;
    const { end } = runs[close]!;
    kept += text.slice(from, start) + ' '.repeat(end - start);
    from = end;
    at = close;
  }
  return kept + text.slice(from);
}

/** Lines of a call that stand in the text without its tags. */
export function hasCallLines(text: string): boolean {
  return /^[ \t]*operation[ \t]*:/m.test(text) && /^[ \t]*operands[ \t]*:/m.test(text);
}
