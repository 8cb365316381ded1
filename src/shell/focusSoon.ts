const WAIT = 10_000;

/**
 * Focuses the first of the selectors that is there and can be seen, as soon as one is: a view may still be loading.
 * Gives up when the reader has meanwhile gone to something by himself, after a while, and when called off.
 */
export function focusSoon(selectors: string): () => void {
  const watch = new MutationObserver(attempt);
  const end = setTimeout(stop, WAIT);
  function stop(): void {
    watch.disconnect();
    clearTimeout(end);
  }
  function attempt(): void {
    if (!isNowhere(document.activeElement)) {
      stop();
      return;
    }
    const found = [...document.querySelectorAll<HTMLElement>(selectors)].find((element) => element.checkVisibility());
    if (found === undefined) return;
    stop();
    found.focus({ preventScroll: true });
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
  attempt();
  return stop;
}

function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || element.id === 'main';
}
