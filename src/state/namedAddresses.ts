import { change, type Context } from './state.ts';

/** From now on the page's own address names these, while the reader looks at the dataset, or waits for it. */
export function nameAddresses(context: Context, addresses: readonly string[], data: string | null): void {
  change(context, 'datasets', (datasets) => ({ ...datasets, named: { addresses, data } }));
}
