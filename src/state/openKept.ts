import { valueOf } from './async.ts';
import { findDataset, keyOf } from './datasets.ts';
import { openSources } from './openActions.ts';
import { noteHandles, readingsOf, sourcesOf } from './keptReadings.ts';
import { NO_PARAMS } from './route.ts';
import { go } from './routeActions.ts';
import { change, type Context } from './state.ts';
import { listKept } from './keptActions.ts';
import { parseHash } from './url.ts';

/** Opens a kept dataset at the view it was last seen in. */
export async function openKept(context: Context, fingerprint: string): Promise<void> {
  const { store, effects } = context;
  const key = keyOf(fingerprint);
  const list = valueOf(store.getState().datasets.kept) ?? [];
  const hash = list.find((one) => one.fingerprint === fingerprint)?.hash ?? null;
  const last = hash === null ? null : parseHash(hash);
  const route = last ?? { view: 'results', data: key, params: NO_PARAMS };
  if (findDataset(store.getState().datasets, key) !== null) {
    go(context, route, 'push');
    return;
  }
  const outcome = await effects.kept.get(fingerprint);
  if (!outcome.ok || outcome.value === null) {
    if (!outcome.ok) change(context, 'datasets', (datasets) => ({ ...datasets, notKept: outcome.problem }));
    await listKept(context);
    return;
  }
  const { files } = outcome.value;
  noteHandles(effects, files);
  await openSources(context, sourcesOf(files), { ...readingsOf(files), expectedKey: key, route });
}
