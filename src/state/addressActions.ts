import { differentNames, nameOfAddress, rawAddress, type FetchProblem } from './addresses.ts';
import { valueOf } from './async.ts';
import type { Fetched } from './effects.ts';
import { findKept, listKept } from './keptActions.ts';
import { nameAddresses } from './namedAddresses.ts';
import { endOpening, noteProgress } from './opening.ts';
import { openSources } from './openActions.ts';
import type { OpenOptions } from './openOptions.ts';
import { dataOf } from './route.ts';
import { change, type Context } from './state.ts';

/** Fetches the files of these addresses and opens them together. From then on the page's own address names them. */
export async function openAddresses(context: Context, given: readonly string[]): Promise<void> {
  const addresses = given.map((address) => address.trim()).filter((address) => address !== '');
  if (addresses.length === 0) return;
  await openFetched(context, addresses, {});
}

/**
 * Opens what the page's address names, at the start. A dataset that its hash leads to and that is kept in this browser
 * is not fetched again.
 */
export async function openNamedAddresses(context: Context, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  const data = dataOf(context.store.getState().route);
  if (data !== null) {
    await listKept(context);
    if (findKept(valueOf(context.store.getState().datasets.kept) ?? [], data) !== null) return;
  }
  await openFetched(context, addresses, data === null ? {} : { expectedKey: data });
}

async function openFetched(context: Context, addresses: readonly string[], options: OpenOptions): Promise<void> {
  // What was said of earlier attempts is answered by this one.
  change(context, 'datasets', (datasets) => ({ ...datasets, unread: [] }));
  const fetched = await fetchAll(context, addresses);
  const files = fetched.flatMap((one) => (one.ok ? [one] : []));
  const names = differentNames(files.map((file) => file.name));
  const sources = files.map(({ blob }, at) => ({ name: names[at]!, blob }));
  // Half of what was meant to be read together would say other things.
  const key = files.length < addresses.length ? null : await openSources(context, sources, options);
  if (key !== null) nameAddresses(context, addresses, key);
}

async function fetchAll(context: Context, addresses: readonly string[]): Promise<readonly Fetched[]> {
  const { effects, stoppers } = context;
  const token = context.nextToken();
  const stopper = stoppers.start(effects, token);
  const opening = { token, names: addresses, into: null, progress: null, fetching: true as const };
  change(context, 'datasets', (datasets) => ({ ...datasets, openings: [...datasets.openings, opening] }));
  const fetched: Fetched[] = [];
  let before = 0;
  for (const address of addresses) {
    const raw = rawAddress(address);
    const one: Fetched =
      raw === null
        ? await effects.fetchUrl(address, stopper.signal, (bytes, total) => {
            noteProgress(context, token, {
              dataset: null,
              file: address,
              format: null,
              bytes: before + bytes,
              totalBytes: total === null || addresses.length > 1 ? 0 : total,
              items: 0,
              itemsPerSecond: null,
              secondsLeft: null,
            });
          })
        : { ok: false, problem: { code: 'page', raw } };
    if (one.ok) before += one.blob.size;
    else if (one.problem.code === 'cancelled') break;
    else say(context, address, one.problem);
    fetched.push(one.ok ? { ...one, name: nameOfAddress(address) } : one);
  }
  stoppers.end(token);
  endOpening(context, token);
  return fetched;
}

function say(context: Context, address: string, problem: FetchProblem): void {
  const token = context.nextToken();
  change(context, 'datasets', (datasets) => ({
    ...datasets,
    unread: [{ token, address, problem }, ...datasets.unread],
  }));
}
