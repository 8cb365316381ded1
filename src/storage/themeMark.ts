import type { SettingValues } from './settingValues.ts';

/** The database answers only after the first paint; this copy of one word can be read before it. */
const KEY = 'touchstone.theme';

export function readThemeMark(): SettingValues['theme'] {
  try {
    const word = localStorage.getItem(KEY);
    return word === 'light' || word === 'dark' ? word : 'system';
  } catch {
    return 'system';
  }
}

export function writeThemeMark(theme: SettingValues['theme']): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Without it only the first paint may be in the wrong theme.
  }
}
