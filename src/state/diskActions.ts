import { findDataset, keyOf, type Dataset } from './datasets.ts';
import type { FileOnDisk } from './effects.ts';
import { noteHandles } from './keptReadings.ts';
import { sameChange, type ChangedFile, type ChangedOnDisk } from './onDisk.ts';
import { openKept } from './openKept.ts';
import { addReplies, openSources } from './openActions.ts';
import { listKept } from './keptActions.ts';
import { dataOf, NO_COMPARE, paramsOf, type Route } from './route.ts';
import { go } from './routeActions.ts';
import { lacksReplies, repliesKey, replySetOf } from './replySets.ts';
import { wantedRun } from './selectors.ts';
import { change, type Context } from './state.ts';
import { words } from './words.ts';

/**
 * Looks whether files of the dataset that the reader looks at changed on disk, as far as the browser lets it without
 * asking.
 */
export async function lookOnDisk(context: Context): Promise<void> {
  const { datasets, route } = context.store.getState();
  const dataset = findDataset(datasets, dataOf(route));
  if (dataset === null || dataset.summary === null) return;
  const files = await changedFiles(context, dataset);
  if (files.length === 0 && !datasets.changed.some((one) => one.data === dataset.key)) return;
  note(context, dataset.key, files);
}

/** Looks at the files of a kept dataset on disk, after the reader allowed it, and says what was found. */
export async function lookForKept(context: Context, fingerprint: string): Promise<void> {
  const { effects } = context;
  const outcome = await effects.kept.get(fingerprint);
  const files = outcome.ok ? (outcome.value?.files ?? []) : [];
  noteHandles(effects, files);
  const found: FileOnDisk['kind'][] = [];
  let changed = false;
  for (const { handle, blob, changedAt } of files) {
    if (handle === undefined) continue;
    const now = await effects.handles.look(handle, true);
    found.push(now.kind);
    changed ||= now.kind === 'there' && (now.blob.size !== blob.size || now.changedAt !== changedAt);
  }
  const name = files[0]?.name ?? '';
  if (changed) {
    await openKept(context, fingerprint);
    await lookOnDisk(context);
  } else if (found.includes('closed')) effects.notify(words.diskClosed(name), 'fault');
  else if (found.includes('gone')) effects.notify(words.diskGone(name), 'fault');
  else effects.notify(words.diskSame(name), 'info');
}

/** Opens files as they are on disk now, in place of what was read before; that stays kept in this browser. */
export async function openChanged(context: Context, key: string): Promise<void> {
  const found = changeOf(context, key);
  if (found === null) return;
  const { dataset, files } = found;
  note(context, key, []);
  const sources = withNew(dataset, files);
  const { formats, mappings } = dataset;
  const opened = await openSources(context, sources, { formats, mappings, inPlaceOf: key });
  await markEarlier(context, dataset, opened);
}

/**
 * Opens files as they are on disk now beside what was read before, and compares both states. New replies are one more set
 * to the same items; a new dataset is one more that is open, and the earlier one is marked.
 */
export async function compareChanged(context: Context, key: string): Promise<void> {
  const found = changeOf(context, key);
  if (found === null) return;
  const { dataset, files } = found;
  note(context, key, []);
  const roles = new Map(dataset.summary?.files.map((file) => [file.name, file.role]));
  if (files.every(({ source }) => roles.get(source.name) === 'replies')) {
    for (const file of files) await addNewer(context, dataset, file);
    return;
  }
  const { formats, mappings } = dataset;
  const from = context.store.getState().route;
  const opened = await openSources(context, withNew(dataset, files), { formats, mappings, stay: true });
  await markEarlier(context, dataset, opened);
  if (opened === null || opened === key) return;
  context.effects.notify(words.bothOpen(dataset.name), 'info');
  if (context.store.getState().route === from) compareStates(context, from, { before: key, now: opened });
}

/** Goes to the comparison of two states of a dataset, both judged as the reader looked at the earlier one. */
function compareStates(context: Context, from: Route, { before, now }: { before: string; now: string }): void {
  const run = dataOf(from) === before ? paramsOf(from).run : null;
  const summary = findDataset(context.store.getState().datasets, now)?.summary ?? null;
  const runNow = run === null || lacksReplies(summary, run) ? null : run;
  const a = { kind: 'run', data: before, run } as const;
  const plain = run === null ? null : { ...run, replies: null };
  go(context, { ...NO_COMPARE, a, b: { kind: 'run', data: now, run: runNow ?? plain } }, 'push');
}

async function changedFiles({ effects }: Context, { sources }: Dataset): Promise<readonly ChangedFile[]> {
  const found: ChangedFile[] = [];
  for (const { name, blob } of sources) {
    const handle = effects.handles.of(blob);
    const now = handle === null ? null : await effects.handles.look(handle, false);
    if (handle === null || now?.kind !== 'there') continue;
    if (now.blob.size === blob.size && now.changedAt === effects.handles.changedAt(blob)) continue;
    effects.handles.note(now.blob, handle);
    found.push({ source: { name, blob: now.blob }, bytesBefore: blob.size, changedAt: now.changedAt });
  }
  return found;
}

function note(context: Context, data: string, files: readonly ChangedFile[]): void {
  change(context, 'datasets', (datasets) => {
    const before = datasets.changed.find((one) => one.data === data);
    if (before !== undefined && sameChange(before.files, files)) return datasets;
    const others = datasets.changed.filter((one) => one !== before);
    const now: readonly ChangedOnDisk[] = files.length === 0 ? [] : [{ data, files, dismissed: false }];
    return { ...datasets, changed: [...others, ...now] };
  });
}

function changeOf({ store }: Context, key: string): { dataset: Dataset; files: readonly ChangedFile[] } | null {
  const { datasets } = store.getState();
  const dataset = findDataset(datasets, key);
  const files = datasets.changed.find((one) => one.data === key)?.files ?? [];
  return dataset === null || files.length === 0 ? null : { dataset, files };
}

function withNew({ sources }: Dataset, files: readonly ChangedFile[]) {
  return sources.map((source) => files.find((file) => file.source.name === source.name)?.source ?? source);
}

/** Adds a newer state of a file of replies, and compares it with the earlier one. */
async function addNewer(context: Context, dataset: Dataset, { source, changedAt }: ChangedFile): Promise<void> {
  const { store } = context;
  const run = wantedRun(store.getState());
  const before = replySetOf(dataset.summary, run);
  const name = words.newer(source.name, changedAt);
  const added = await addReplies(context, dataset.key, { ...source, name });
  const { route, datasets } = store.getState();
  const now = findDataset(datasets, dataset.key)?.summary?.replySets.find((set) => set.name === name);
  if (!added || run === null || before === null || now === undefined || dataOf(route) !== dataset.key) return;
  const [a, b] = [before, now].map((set) => {
    return { kind: 'run', data: dataset.key, run: { ...run, replies: repliesKey(set) } } as const;
  });
  go(context, { ...NO_COMPARE, a: a ?? null, b: b ?? null }, 'push');
}

/** Notes that a kept dataset is an earlier state of another one. */
async function markEarlier(context: Context, { summary }: Dataset, opened: string | null): Promise<void> {
  const { effects, store } = context;
  const newer = findDataset(store.getState().datasets, opened)?.summary?.fingerprint;
  if (summary === null || newer === undefined || keyOf(newer) === keyOf(summary.fingerprint)) return;
  await effects.kept.supersede(summary.fingerprint, newer);
  await listKept(context);
}
