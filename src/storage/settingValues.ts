/** Settings with their defaults where nothing was chosen. */
export interface SettingValues {
  readonly theme: 'system' | 'light' | 'dark';
  /** Single-letter keys work. */
  readonly keys: boolean;
  /** Widths in CSS pixels of the columns and panels that were dragged, by name. */
  readonly widths: ReadonlyMap<string, number>;
}

const DEFAULT_SETTINGS: SettingValues = { theme: 'system', keys: true, widths: new Map() };

/** Reads what was saved, by whichever version of the page: what is not understood becomes its default. */
export function readSettings(saved: unknown): SettingValues {
  if (typeof saved !== 'object' || saved === null) return DEFAULT_SETTINGS;
  const { theme, keys, widths } = saved as Readonly<Record<string, unknown>>;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : DEFAULT_SETTINGS.theme,
    keys: typeof keys === 'boolean' ? keys : DEFAULT_SETTINGS.keys,
    widths: new Map(widths instanceof Map ? [...(widths as Map<unknown, unknown>)].filter(isWidth) : []),
  };
}

function isWidth(entry: [unknown, unknown]): entry is [string, number] {
  const [name, width] = entry;
  return typeof name === 'string' && typeof width === 'number' && Number.isFinite(width) && width > 0;
}
