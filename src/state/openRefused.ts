import type { Mapping, Preview } from '../core/mapping/mapping.ts';
import type { Refusal } from '../core/model/issue.ts';
import type { RefusedFile, Source } from '../engine/engine.ts';
import { groupFiles } from './groupFiles.ts';
import { isNoData, leaveOut, withWhy } from './leftOut.ts';
import { ask, mapUnknown } from './mappingSteps.ts';
import { refuse } from './opening.ts';
import { openedRoute, type Attempt, type Open } from './openOptions.ts';
import { go } from './routeActions.ts';
import { change, type Context } from './state.ts';

/**
 * What becomes of files that could not be opened together: opened otherwise where there is a way, else said. Gives the
 * name in routes of what was opened, or null.
 */
export async function openOtherwise(
  context: Context,
  attempt: Attempt,
  refusal: Refusal,
  open: Open,
): Promise<string | null> {
  const { sources, options, formats, mappings } = attempt;
  const several = sources.length > 1;
  if (refusal.code === 'two-datasets' && several && formats.size === 0) {
    return openApart(context, attempt, refusal.files, open);
  }
  if (options.gathered === true && several && isNoData(refusal) && refusal.code !== 'unknown-format') {
    const rest = sources.filter((source) => source.name !== refusal.file);
    if (rest.length < sources.length) {
      leaveOut(context, withWhy(sources, [{ file: refusal.file, refusal }]));
      return open(rest, { ...options, formats, mappings });
    }
  }
  if (refusal.code === 'unknown-format') return mapUnknown(context, attempt, refusal, open);
  if (refusal.code === 'only-replies' && refusal.unknown.length > 0 && !formats.has(refusal.file)) {
    return mapUnknown(context, attempt, refusal, open);
  }
  refuse(context, attempt.token, sources, { kind: 'refusal', refusal });
  return null;
}

/**
 * Files that were given with a dataset and refused. Those whose columns are known from before are read after all, and
 * the name in routes of what came of it is given; null where nothing came. About others that were chosen one by one the
 * reader is asked.
 */
export async function openRefused(
  context: Context,
  attempt: Attempt,
  refused: readonly RefusedFile[],
  key: string,
  open: Open,
): Promise<string | null> {
  const { sources, options, formats, mappings } = attempt;
  const known = new Map<string, Mapping>();
  for (const { file, refusal } of refused) {
    const source = sources.find((one) => one.name === file);
    if (source === undefined || refusal.code !== 'unknown-format' || mappings.has(file)) continue;
    const preview = await context.effects.engine.preview(source);
    const remembered = preview.kind === 'value' ? await context.effects.mappings.get(preview.value.signature) : null;
    if (remembered?.ok === true && remembered.value !== null) known.set(file, remembered.value.mapping);
    else if (preview.kind === 'value' && options.gathered !== true) askInstead(context, source, preview.value);
  }
  if (known.size === 0) return null;
  return open(sources, { ...options, formats, mappings: new Map([...mappings, ...known]), inPlaceOf: key });
}

/** Asks what the columns of a file mean, in place of saying that it was refused. */
function askInstead(context: Context, source: Source, preview: Preview): void {
  change(context, 'datasets', (datasets) => ({
    ...datasets,
    refusals: datasets.refusals.filter(
      ({ refusal, names }) => refusal.code !== 'unknown-format' || names.join() !== source.name,
    ),
  }));
  const how = { formats: new Map(), mappings: new Map(), options: {} };
  ask(context, {
    ...how,
    token: context.nextToken(),
    sources: [source],
    preview,
    start: preview.guess,
    again: false,
  });
}

/** Opens each dataset by itself, with what belongs to it. The reader sees them listed. */
async function openApart(
  context: Context,
  { sources, formats, mappings, from, options }: Attempt,
  datasets: readonly string[],
  open: Open,
): Promise<string | null> {
  const groups = groupFiles(
    sources.map((source) => source.name),
    datasets,
  );
  const keys: string[] = [];
  for (const group of groups) {
    const files = group.flatMap((name) => sources.filter((source) => source.name === name));
    const { inPlaceOf: _one, expectedKey: _other, route: _place, ...rest } = options;
    const key = await open(files, { ...rest, formats, mappings, stay: true });
    if (key !== null && !keys.includes(key)) keys.push(key);
  }
  const [first] = keys;
  if (first === undefined) return null;
  if (context.store.getState().route !== from) return first;
  if (keys.length === 1) go(context, openedRoute({ ...options, params: {} }, from, first), 'push');
  else {
    if (from.view !== 'open') go(context, { view: 'open' }, 'push');
    sayApart(context, sources, datasets);
  }
  return first;
}

/** Two files that are each a dataset may yet be meant as one and its replies: the reader can say so. */
function sayApart(context: Context, sources: readonly Source[], files: readonly string[]): void {
  const refusal = { code: 'two-datasets', files } as const;
  const said = { token: context.nextToken(), names: files, refusal, sources, apart: true } as const;
  change(context, 'datasets', (datasets) => ({ ...datasets, refusals: [said, ...datasets.refusals] }));
}
