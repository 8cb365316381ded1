import { valueOf } from './async.ts';
import { findDataset, keyOf } from './datasets.ts';
import type { KeptOutcome, KeptProblem, KeptWithFiles } from './effects.ts';
import { findKept, listKept } from './keptActions.ts';
import { noteHandles, readingsOf, sourcesOf } from './keptReadings.ts';
import { openSources } from './openActions.ts';
import { datasOf } from './route.ts';
import { change, type Context } from './state.ts';

/** Milliseconds between one look and the next where the storage does not answer: a minute in all. */
const WAITS = [500, 1000, 2000, 4000, 8000, 15_000, 30_000] as const;

/**
 * Opens a kept dataset where its route already leads; says so when it is not kept here. A storage that does not answer
 * (after a crash, it may take a while to come to itself) is asked again behind what was said.
 */
export async function reopen(context: Context, key: string): Promise<void> {
  if (context.store.getState().datasets.kept.kind !== 'done') await listKept(context);
  await openFound(context, key, 0);
}

async function openFound(context: Context, key: string, looks: number): Promise<void> {
  const { store, effects } = context;
  const entry = findKept(valueOf(store.getState().datasets.kept) ?? [], key);
  const outcome = entry === null ? null : await effects.kept.get(entry.fingerprint);
  const kept = outcome?.ok === true ? outcome.value : null;
  if (kept !== null) await open(context, kept);
  // Not kept, refused now, or cancelled: the drop zone asks for it.
  if (findDataset(store.getState().datasets, key) === null) {
    change(context, 'datasets', (datasets) => ({ ...datasets, missing: key }));
    if (kept === null) lookLater(context, key, looks, outcome);
  }
  context.reopening.delete(key);
}

async function open(context: Context, { fingerprint, files }: KeptWithFiles): Promise<void> {
  noteHandles(context.effects, files);
  const options = { ...readingsOf(files), expectedKey: keyOf(fingerprint) };
  await openSources(context, sourcesOf(files), options);
}

/** Whether storage with this problem may yet answer. */
export function isLate(problem: KeptProblem | null): boolean {
  return problem !== null && (problem.code === 'failed' || problem.code === 'blocked');
}

/** Looks again in a while where the storage may only be late, as long as the reader waits for this file. */
function lookLater(
  context: Context,
  key: string,
  looks: number,
  outcome: KeptOutcome<KeptWithFiles | null> | null,
): void {
  const { store, effects } = context;
  const wait = WAITS[looks];
  const problem = outcome?.ok === false ? outcome.problem : store.getState().datasets.notKept;
  if (wait === undefined || !isLate(problem)) return;
  effects.later(wait, () => {
    const { route, datasets } = store.getState();
    const isWanted = datasOf(route).includes(key) && datasets.missing === key && findDataset(datasets, key) === null;
    if (!isWanted || context.reopening.has(key) || datasets.openings.length > 0) return;
    context.reopening.add(key);
    void listKept(context).then(async () => openFound(context, key, looks + 1));
  });
}
