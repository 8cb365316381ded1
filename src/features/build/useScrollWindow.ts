import { useLayoutEffect, useState, type RefObject } from 'react';

/** The places in sight, from `from` to before `to`. */
export interface ScrollWindow {
  readonly from: number;
  readonly to: number;
}

/** Places beside those in sight that are drawn, too, so that nothing is bare while scrolling. */
const BESIDE = 6;

/** Follows which of `count` places, each `pitch` pixels long, are in sight of what scrolls. */
export function useScrollWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  pitch: number,
  vertical: boolean,
): ScrollWindow {
  const [shown, setShown] = useState<ScrollWindow>({ from: 0, to: 30 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    function look(): void {
      if (element === null) return;
      const [start, size] = vertical
        ? [element.scrollTop, element.clientHeight]
        : [element.scrollLeft, element.clientWidth];
      const from = Math.max(0, Math.floor(start / pitch) - BESIDE);
      const to = Math.ceil((start + size) / pitch) + BESIDE;
      setShown((before) => (before.from === from && before.to === to ? before : { from, to }));
    }
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, pitch, vertical]);
  return { from: Math.min(shown.from, Math.max(0, count - 1)), to: Math.min(shown.to, count) };
}
