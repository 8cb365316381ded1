import type { DatasetSummary } from '../engine/engine.ts';
import type { Dataset } from './datasets.ts';
import type { KeptDataset, KeptOutcome } from './effects.ts';
import { change, type Context } from './state.ts';
import { formatRoute } from './url.ts';
import { dataOf } from './route.ts';
import { keyOf } from './datasets.ts';
import { words } from './words.ts';

/** Reads the list of kept files anew. */
export async function listKept(context: Context): Promise<void> {
  change(context, 'datasets', (datasets) =>
    datasets.kept.kind === 'idle' ? { ...datasets, kept: { kind: 'loading' } } : datasets,
  );
  const outcome = await context.effects.kept.list();
  // That the list can be read does not mean that there is room.
  if (!outcome.ok) note(context, outcome);
  const value = outcome.ok ? outcome.value : [];
  change(context, 'datasets', (datasets) => ({ ...datasets, kept: { kind: 'done', value } }));
}

/** Keeps the files of an opened dataset in this browser. */
export async function keepDataset(context: Context, dataset: Dataset, summary: DatasetSummary): Promise<void> {
  const { effects } = context;
  const roles = new Map(summary.files.map((file) => [file.name, file.role]));
  const files = dataset.sources.map(({ name, blob }) => {
    const [mapping, role] = [dataset.mappings.get(name), roles.get(name)];
    const [handle, changedAt] = [effects.handles.of(blob), effects.handles.changedAt(blob)];
    return {
      name,
      blob,
      bytes: blob.size,
      format: dataset.formats.get(name) ?? null,
      ...(mapping === undefined ? {} : { mapping }),
      ...(role === undefined ? {} : { role }),
      ...(handle === null ? {} : { handle }),
      ...(changedAt === null ? {} : { changedAt }),
    };
  });
  note(
    context,
    await effects.kept.keep({ fingerprint: summary.fingerprint, files, openedAt: effects.now(), hash: null }),
  );
  await listKept(context);
}

/** Takes a dataset's files out of this browser; it stays open in this tab. */
export async function forgetKept(context: Context, fingerprint: string): Promise<void> {
  note(context, await context.effects.kept.forget(fingerprint));
  await keepBaselines(context, (one) => one !== fingerprint);
  await listKept(context);
}

export async function forgetAllKept(context: Context): Promise<void> {
  note(context, await context.effects.kept.forgetAll());
  await keepBaselines(context, () => false);
  await listKept(context);
}

/** What a forgotten file was held against is forgotten with it: it has the names of its categories. */
async function keepBaselines(
  { effects: { settings } }: Context,
  keeps: (fingerprint: string) => boolean,
): Promise<void> {
  const kept = await settings.baselines();
  const baselines = new Map([...kept].filter(([fingerprint]) => keeps(fingerprint)));
  if (baselines.size < kept.size) await settings.save({ baselines });
}

/** The kept dataset that a route's key names, or null. */
export function findKept(kept: readonly KeptDataset[], key: string): KeptDataset | null {
  return kept.find((dataset) => keyOf(dataset.fingerprint) === key || dataset.fingerprint === key) ?? null;
}

/** Notes the present view of the current dataset, so that opening it again leads there. */
export function rememberView(context: Context): void {
  const { route, datasets } = context.store.getState();
  const dataset = datasets.open.find((one) => one.key === dataOf(route));
  if (dataset?.summary === undefined || dataset.summary === null) return;
  void context.effects.kept.remember(dataset.summary.fingerprint, formatRoute(route));
}

function note(context: Context, outcome: KeptOutcome<unknown>): void {
  const before = context.store.getState().datasets.notKept;
  const problem = outcome.ok ? null : outcome.problem;
  change(context, 'datasets', (datasets) => ({ ...datasets, notKept: problem }));
  // Said where the reader is, once; the open view says it as long as it is so.
  if (problem !== null && problem.code !== before?.code) context.effects.notify(words.notKept, 'fault');
}
