import { useEffect } from 'react';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** The value of `data-theme` for a choice; undefined means no attribute, so that the system decides. */
export function themeAttribute(choice: ThemeChoice): 'light' | 'dark' | undefined {
  return choice === 'system' ? undefined : choice;
}

/** Puts the choice on an element, usually the document's root. */
export function applyTheme(root: Pick<Element, 'setAttribute' | 'removeAttribute'>, choice: ThemeChoice): void {
  const value = themeAttribute(choice);
  if (value === undefined) root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', value);
}

/** Keeps the document in the chosen theme. Where the choice is kept is the caller's matter. */
export function useTheme(choice: ThemeChoice): void {
  useEffect(() => {
    applyTheme(document.documentElement, choice);
  }, [choice]);
}
