/** The nearest thing around an element that scrolls it up and down now; the page itself where nothing else does. */
export function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if ((overflowY === 'auto' || overflowY === 'scroll') && at.scrollHeight > at.clientHeight + 1) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** Brings what scrolls into sight itself, where it stands in something else that scrolls. */
export function showScroller(scroller: Element): void {
  if (scroller !== document.scrollingElement) scroller.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * How far the top of what a scroller shows is below an element's top; negative while the element begins further down.
 */
export function topInside(scroller: Element, element: Element): number {
  const top = scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top;
  return top - element.getBoundingClientRect().top;
}
