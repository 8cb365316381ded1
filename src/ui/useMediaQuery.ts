import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches now; follows it. False where there is no window. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => {
        list.removeEventListener('change', changed);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** The width under which views show one thing at a time. */
export const NARROW = '(max-width: 600px)';
