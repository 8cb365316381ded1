import { change, type Context } from './state.ts';

/** What could not be opened is said no longer. */
export function dismissRefusal(context: Context, token: number): void {
  change(context, 'datasets', (datasets) => ({
    ...datasets,
    refusals: datasets.refusals.filter((one) => one.token !== token),
  }));
}

/** An address that gave no file is said no longer. */
export function dismissAddress(context: Context, token: number): void {
  change(context, 'datasets', (datasets) => ({
    ...datasets,
    unread: datasets.unread.filter((one) => one.token !== token),
  }));
}

/** Files that were left out are said no longer. */
export function dismissLeftOut(context: Context): void {
  change(context, 'datasets', (datasets) => ({ ...datasets, leftOut: [] }));
}

/** The reader keeps what is open, although it changed on disk. */
export function keepUnchanged(context: Context, key: string): void {
  change(context, 'datasets', (datasets) => ({
    ...datasets,
    changed: datasets.changed.map((one) => (one.data === key ? { ...one, dismissed: true } : one)),
  }));
}
