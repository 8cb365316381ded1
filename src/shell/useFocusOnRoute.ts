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
    else if (from.startsWith('item') && to === listOf(from)) {
      callOff.current = focusSoon(GRID);
    } else callOff.current = focusSoon('main h1');
  }, [place]);
}

/** The table of results. */
export const GRID = 'main [role="grid"]';

/** The list that an item stands in. */
function listOf(place: string): string {
  return place === COMPARED ? 'compare' : place.replace('item', 'results');
}

const COMPARED = 'item compared';

function placeOf(route: Route): string {
  if (route.view === 'compare') return route.item === null ? 'compare' : COMPARED;
  const data = dataOf(route);
  return data === null ? route.view : `${route.view} ${data}`;
}
