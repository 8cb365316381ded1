import { useEffect, useRef } from 'react';

/** Of a view's heading: it takes the focus where what had it went with the view before. */
export function useHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
