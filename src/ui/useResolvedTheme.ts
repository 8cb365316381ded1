import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

/** The theme in force: the attribute's, else the system's. */
export function resolveTheme(attribute: string | null, systemIsDark: boolean): 'light' | 'dark' {
  if (attribute === 'light' || attribute === 'dark') return attribute;
  return systemIsDark ? 'dark' : 'light';
}

/** Follows the theme in force, for things that can't be themed by CSS. */
export function useResolvedTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, current, () => 'light');
}

function subscribe(changed: () => void): () => void {
  const list = window.matchMedia(DARK);
  const observer = new MutationObserver(changed);
  list.addEventListener('change', changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    list.removeEventListener('change', changed);
    observer.disconnect();
  };
}

function current(): 'light' | 'dark' {
  return resolveTheme(document.documentElement.getAttribute('data-theme'), window.matchMedia(DARK).matches);
}
