import { useEffect, type RefObject } from 'react';
import { scrollerOf, showScroller } from '../list/scrollerOf.ts';
import { clearMarks, markFound, type FoundPlace } from './markFound.ts';

/** Of the height of what scrolls: where a place that was out of sight comes to stand. */
const STANDS_AT = 0.3;

/**
 * Marks what is found in the texts of what `within` selects inside, also in those that come later, and brings the place
 * that the reader is at into sight, as soon as it is in the page. A new `here` is a new wish, even for the same place.
 */
export function useFoundMarks(
  root: RefObject<Element | null>,
  within: string,
  finder: RegExp | null,
  here: FoundPlace | null,
): void {
  useEffect(() => {
    const element = root.current;
    if (element === null || finder === null) return undefined;
    const wanted: RegExp = finder;
    const inside: Element = element;
    let shown = here === null;
    let frame = 0;
    function mark(): void {
      const range = markFound(inside, within, wanted, here);
      if (shown || range === null) return;
      shown = true;
      showRange(range);
    }
    mark();
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    });
    observer.observe(inside, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      clearMarks();
    };
  }, [root, within, finder, here]);
}

/** Unfolds what the range is in, and scrolls to it where it does not show. */
function showRange(range: Range): void {
  const element = range.startContainer.parentElement;
  if (element === null) return;
  for (let fold = element.closest('details'); fold !== null; fold = fold.parentElement?.closest('details') ?? null) {
    fold.open = true;
  }
  const scroller = scrollerOf(element);
  showScroller(scroller);
  const box = scroller.getBoundingClientRect();
  const top = scroller === document.scrollingElement ? 0 : box.top;
  const height = scroller.clientHeight;
  const place = range.getBoundingClientRect();
  if (place.top >= top + height * 0.1 && place.bottom <= top + height * 0.95) return;
  scroller.scrollTop += place.top - top - height * STANDS_AT;
}
