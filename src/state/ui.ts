import type { ColumnLayout } from './columns.ts';
import type { SavedFilter } from './savedFilters.ts';
import type { ChartChoice } from './chart.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type ThemeName = (typeof THEMES)[number];
export type DialogName = 'keys' | 'palette' | 'paste' | 'facets' | 'report' | 'columns' | 'filters';

/** What the loss of the engine means. */
export interface Crashed {
  /** The browser's words, or what was noticed. */
  readonly message: string;
  /** Names of the datasets whose files are still in this tab: starting again reads them anew. */
  readonly kept: readonly string[];
  /** Names of the files that were just being read: they are given up. */
  readonly lost: readonly string[];
}

/** The frame around the views. */
export interface UiState {
  readonly theme: ThemeName;
  /** Whether single-letter keys act. */
  readonly keysOn: boolean;
  /** Width of the item panel in pixels. */
  readonly panelWidth: number;
  /** The one dialog that is open, or null. */
  readonly dialog: DialogName | null;
  /** How the engine was lost, until it is started again; null while it runs. */
  readonly crash: Crashed | null;
  /** Engine ids of datasets, with their edition, whose issues have been dismissed. */
  readonly issuesRead: ReadonlySet<string>;
  /** How the table's columns were set, by the recorded columns of the files: see `layoutKey`. */
  readonly layouts: ReadonlyMap<string, ColumnLayout>;
  /** Oldest first. */
  readonly filters: readonly SavedFilter[];
  /** What the chart shows while it is open, else null. */
  readonly chart: ChartChoice | null;
  /** Whether it is shown what the items make of each step of their reference. */
  readonly positions: boolean;
  /** Said once at the top of the open view: an address that leads nowhere. */
  readonly lostAddress: string | null;
}

export const PANEL_WIDTH = 560;

export const PLAIN_UI: UiState = {
  theme: 'system',
  keysOn: true,
  panelWidth: PANEL_WIDTH,
  dialog: null,
  crash: null,
  issuesRead: new Set(),
  layouts: new Map(),
  filters: [],
  chart: null,
  positions: false,
  lostAddress: null,
};
