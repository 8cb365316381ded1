import { useEffect, useRef } from 'react';

/** Of what scrolls: it begins at its top with each item. */
export function useTopOf(item: string) {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [item]);
  return scroller;
}
