import type { OpenProgress, Outcome, Source } from '../engine/engine.ts';
import { dataOf, type Route } from './route.ts';
import { go } from './routeActions.ts';
import { change, type Context } from './state.ts';

export function beginOpening(context: Context, token: number, sources: readonly Source[], into: string | null): void {
  const names = sources.map((source) => source.name);
  change(context, 'datasets', (datasets) => ({
    ...datasets,
    openings: [...datasets.openings, { token, names, into, progress: null }],
    refusals: datasets.refusals.filter((one) => one.names.join('\n') !== names.join('\n')),
  }));
}

export function endOpening(context: Context, token: number): void {
  change(context, 'datasets', (datasets) => ({
    ...datasets,
    openings: datasets.openings.filter((one) => one.token !== token),
  }));
}

/** Takes away what was shown of files that then could not be read to the end. */
export function dropPartial(context: Context, sources: readonly Source[], from: Route): void {
  const { datasets, route } = context.store.getState();
  const partial = datasets.open.find((one) => one.summary === null && one.sources === sources);
  if (partial === undefined) return;
  if (dataOf(route) === partial.key) go(context, dataOf(from) === partial.key ? { view: 'open' } : from, 'replace');
  change(context, 'datasets', (state) => ({ ...state, open: state.open.filter((one) => one !== partial) }));
}

/** What could not be opened is said until it is dismissed. */
export function refuse(
  context: Context,
  token: number,
  sources: readonly Source[],
  outcome: Extract<Outcome<never>, { kind: 'refusal' }>,
): void {
  const refused = { token, names: sources.map((source) => source.name), refusal: outcome.refusal, sources };
  change(context, 'datasets', (datasets) => ({ ...datasets, refusals: [refused, ...datasets.refusals] }));
}

export function noteProgress(context: Context, token: number, progress: OpenProgress): void {
  change(context, 'datasets', (datasets) => ({
    ...datasets,
    openings: datasets.openings.map((one) => (one.token === token ? { ...one, progress } : one)),
  }));
}
