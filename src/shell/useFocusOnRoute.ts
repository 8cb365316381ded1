import { useEffect, useRef } from 'react';
import { dataOf, type Route } from '../state/route.ts';
import { focusSoon } from './focusSoon.ts';

/**
 * After going to another view the focus stands on its heading, after opening an item on the item's, and after leaving
 * it on the table. From item to item it stays where it is.
 */
export function useFocusOnRoute(route: Route): void {
  const place = placeOf(route);
  const before = useRef(place);
  const callOff = useRef<() => void>(undefined);
  useEffect(() => {
    const [from, to] = [before.current, place];
    before.current = place;
    // A dataset that gets its lasting name is the same place.
    if (from === to || (from.startsWith('results') && to.startsWith('results'))) return;
    callOff.current?.();
    if (to.startsWith('item')) callOff.current = focusSoon('main article :is(h1, h2)');
    else if (from.startsWith('item') && to === from.replace('item', 'results')) callOff.current = focusSoon(GRID);
    else callOff.current = focusSoon('main h1');
  }, [place]);
}

/** The table of results. */
export const GRID = 'main [role="grid"]';

function placeOf(route: Route): string {
  const data = dataOf(route);
  return data === null ? route.view : `${route.view} ${data}`;
}
