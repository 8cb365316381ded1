import { useEffect, useRef, type RefObject } from 'react';
import type { ItemKey } from '../../core/model/item.ts';

/** Gives the focus back to the row of a run once that is closed. */
export function useFocusBack(shown: ItemKey | null): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const last = before.current;
    before.current = shown;
    if (shown !== null || last === null) return;
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
    [...rows].find((row) => row.dataset['row'] === last.id)?.focus();
  }, [shown]);
  return list;
}
