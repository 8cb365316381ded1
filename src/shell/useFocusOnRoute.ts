import { useEffect, useRef } from 'react';
import { dataOf, type Route } from '../state/route.ts';

/**
 * After going to another view the focus stands on its heading. An item beside its table is no other view: the table
 * keeps the focus there.
 */
export function useFocusOnRoute(route: Route, besides: boolean): void {
  const place = placeOf(route, besides);
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    // A dataset that gets its lasting name is the same place.
    const renamed = before.current.split(' ')[0] === place.split(' ')[0] && place.startsWith('results');
    before.current = place;
    if (renamed) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    (heading ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [place]);
}

function placeOf(route: Route, besides: boolean): string {
  const data = dataOf(route);
  if (data === null) return route.view;
  return route.view === 'item' && !besides ? `item ${data}` : `results ${data}`;
}
