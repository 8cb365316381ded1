import type { Source } from '../engine/engine.ts';
import type { Sample } from './effects.ts';
import { openSources } from './openActions.ts';
import { NO_COMPARE, type ComparePlace } from './route.ts';
import { go } from './routeActions.ts';
import { parseRun } from './runText.ts';
import { change, type Context } from './state.ts';

/** Reads the list of samples once. A page without them simply shows none. */
export async function listSamples(context: Context): Promise<void> {
  if (context.store.getState().datasets.samples.kind !== 'idle') return;
  change(context, 'datasets', (datasets) => ({ ...datasets, samples: { kind: 'loading' } }));
  const value = (await context.effects.samples.list()) ?? [];
  change(context, 'datasets', (datasets) => ({ ...datasets, samples: { kind: 'done', value } }));
}

/** Opens a sample at the view that shows its point, or to be labelled, which shows none of it. */
export async function openSample(context: Context, sample: Sample, labels: boolean): Promise<void> {
  const sources = await context.effects.samples.sources(sample);
  if (sources === null) {
    change(context, 'datasets', (datasets) => ({
      ...datasets,
      refusals: [
        {
          token: context.nextToken(),
          names: sample.files,
          refusal: { code: 'read-failed', file: sample.files.join(', '), message: 'not found beside the page' },
          sources: [],
        },
        ...datasets.refusals,
      ],
    }));
    return;
  }
  if (sample.compares) return openCompared(context, sources);
  const { filter } = sample;
  if (labels) {
    await openSources(context, sources, { labels });
    return;
  }
  await openSources(context, sources, {
    params: { filter, run: parseRun(sample.run), beside: parseRun(sample.beside) },
  });
}

/** Opens two files as two datasets, and the comparison of both. */
async function openCompared(context: Context, sources: readonly Source[]): Promise<void> {
  const places: ComparePlace[] = [];
  for (const source of sources) {
    const data = await openSources(context, [source], { stay: true });
    if (data !== null) places.push({ kind: 'run', data, run: null });
  }
  const [a, b] = places;
  if (a !== undefined && b !== undefined) go(context, { ...NO_COMPARE, a, b }, 'push');
}
