import type { Rubric } from '../core/rubric/rubric.ts';
import { isRubric } from './rubricValue.ts';

/** Settings with their defaults where nothing was chosen. */
export interface SettingValues {
  readonly theme: 'system' | 'light' | 'dark';
  /** Single-letter keys work. */
  readonly keys: boolean;
  /** Widths in CSS pixels of the columns and panels that were dragged, by name. */
  readonly widths: ReadonlyMap<string, number>;
  /** Columns of the table, by what the files are. */
  readonly layouts: ReadonlyMap<string, StoredLayout>;
  readonly filters: readonly StoredFilter[];
  readonly labelling: StoredLabelling | null;
  /** What results are held against, by fingerprint of the dataset; the one chosen last stands last. */
  readonly baselines: ReadonlyMap<string, StoredBaseline>;
}

/** A file of an earlier result, as it was chosen. */
export interface StoredBaseline {
  readonly name: string;
  readonly text: string;
}

/** How somebody labels. */
export interface StoredLabelling {
  readonly rater: string;
  readonly advances: boolean;
  readonly rubrics: readonly Rubric[];
}

export interface StoredLayout {
  /** Keys of columns in their order, or null for what fits. */
  readonly shown: readonly string[] | null;
  /** In CSS pixels, by key. */
  readonly widths: ReadonlyMap<string, number>;
}

/** A filter that was named. */
export interface StoredFilter {
  readonly name: string;
  readonly filter: string;
  readonly sort: { readonly column: string; readonly descending: boolean } | null;
}

const DEFAULT_SETTINGS: SettingValues = {
  theme: 'system',
  keys: true,
  widths: new Map(),
  layouts: new Map(),
  filters: [],
  labelling: null,
  baselines: new Map(),
};

/** Reads what was saved, by whichever version of the page: what is not understood becomes its default. */
export function readSettings(saved: unknown): SettingValues {
  if (typeof saved !== 'object' || saved === null) return DEFAULT_SETTINGS;
  const { theme, keys, widths, layouts, filters, labelling, baselines } = saved as Readonly<Record<string, unknown>>;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : DEFAULT_SETTINGS.theme,
    keys: typeof keys === 'boolean' ? keys : DEFAULT_SETTINGS.keys,
    widths: readWidths(widths),
    layouts: new Map(
      entriesOf(layouts).flatMap(([key, one]) => (typeof key === 'string' ? [[key, readLayout(one)]] : [])),
    ),
    filters: Array.isArray(filters) ? filters.flatMap(readFilter) : [],
    labelling: readLabelling(labelling),
    baselines: new Map(
      entriesOf(baselines).flatMap(([key, one]) => {
        const baseline = readBaseline(one);
        return typeof key === 'string' && baseline !== null ? [[key, baseline]] : [];
      }),
    ),
  };
}

function readBaseline(saved: unknown): StoredBaseline | null {
  const { name, text } = (saved ?? {}) as Readonly<Record<string, unknown>>;
  return typeof name === 'string' && typeof text === 'string' ? { name, text } : null;
}

function entriesOf(map: unknown): readonly [unknown, unknown][] {
  return map instanceof Map ? [...(map as Map<unknown, unknown>)] : [];
}

function readWidths(widths: unknown): ReadonlyMap<string, number> {
  return new Map(entriesOf(widths).filter(isWidth));
}

function readLayout(saved: unknown): StoredLayout {
  const { shown, widths } = (saved ?? {}) as Readonly<Record<string, unknown>>;
  const keys = Array.isArray(shown) ? shown.filter((key) => typeof key === 'string') : [];
  return { shown: keys.length === 0 ? null : keys, widths: readWidths(widths) };
}

function readFilter(saved: unknown): StoredFilter[] {
  const { name, filter, sort } = (saved ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string' || name === '' || typeof filter !== 'string') return [];
  return [{ name, filter, sort: readSort(sort) }];
}

function readSort(saved: unknown): StoredFilter['sort'] {
  const { column, descending } = (saved ?? {}) as Readonly<Record<string, unknown>>;
  return typeof column === 'string' ? { column, descending: descending === true } : null;
}

function readLabelling(saved: unknown): StoredLabelling | null {
  const { rater, advances, rubrics } = (saved ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof rater !== 'string') return null;
  return { rater, advances: advances !== false, rubrics: Array.isArray(rubrics) ? rubrics.filter(isRubric) : [] };
}

function isWidth(entry: [unknown, unknown]): entry is [string, number] {
  const [name, width] = entry;
  return typeof name === 'string' && typeof width === 'number' && Number.isFinite(width) && width > 0;
}
