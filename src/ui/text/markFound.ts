import { findSpans, type TextSpan } from './findText.ts';

/** One of the places found in a part: the first is 0. */
export interface FoundPlace {
  readonly part: string;
  readonly nth: number;
}

const ALL = 'found';
const HERE = 'found-here';
/** Marked at most; what is past them is found and shown all the same. */
const MOST = 5000;

/**
 * Marks what is found in all texts inside what `within` selects, without touching them (CSS Custom Highlight API; where
 * the browser has none, nothing is marked). Gives the range of the place that the reader is at, or null while it is not
 * in the page.
 */
export function markFound(root: Element, within: string, finder: RegExp, here: FoundPlace | null): Range | null {
  const ranges: Range[] = [];
  // What `PlainText` shows, or several of them that stand for one text.
  for (const run of root.querySelectorAll(`${within} :is(bdi, [data-run])`)) {
    if (ranges.length >= MOST) break;
    if (run.parentElement?.closest('[data-run]') === null) ranges.push(...rangesIn(run, finder, MOST - ranges.length));
  }
  const part = here === null ? null : root.querySelector(`[data-part="${CSS.escape(here.part)}"]`);
  const own = part === null || here === null ? null : (rangesIn(part, finder, here.nth + 1)[here.nth] ?? null);
  if (hasHighlights()) {
    CSS.highlights.set(ALL, new Highlight(...ranges));
    CSS.highlights.set(HERE, own === null ? new Highlight() : topmost(own));
  }
  return own;
}

/** Takes all marks away. */
export function clearMarks(): void {
  if (!hasHighlights()) return;
  CSS.highlights.delete(ALL);
  CSS.highlights.delete(HERE);
}

function hasHighlights(): boolean {
  return 'highlights' in CSS;
}

function topmost(range: Range): Highlight {
  const highlight = new Highlight(range);
  highlight.priority = 1;
  return highlight;
}

function rangesIn(run: Element, finder: RegExp, most: number): Range[] {
  const nodes: Text[] = [];
  const starts: number[] = [];
  let text = '';
  const walker = document.createTreeWalker(run, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    // A name that stands for hidden characters is not the text, and nothing is found across it.
    if (node.parentElement?.closest('[role="img"], [data-said]') !== null) text += '\0';
    else {
      nodes.push(node);
      starts.push(text.length);
      text += node.data;
    }
  }
  return findSpans(text, finder, most).flatMap((span) => rangeOf(span, nodes, starts));
}

function rangeOf({ from, to }: TextSpan, nodes: readonly Text[], starts: readonly number[]): Range[] {
  const first = starts.findLastIndex((start) => start <= from);
  const last = starts.findLastIndex((start) => start < to);
  const [begin, end] = [nodes[first], nodes[last]];
  if (begin === undefined || end === undefined) return [];
  const range = document.createRange();
  range.setStart(begin, Math.min(begin.length, from - starts[first]!));
  range.setEnd(end, Math.min(end.length, to - starts[last]!));
  return [range];
}
