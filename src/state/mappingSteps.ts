import { VERDICT_ROLES, type Mapping, type MappingRole } from '../core/mapping/mapping.ts';
import type { Refusal } from '../core/model/issue.ts';
import type { Source } from '../engine/engine.ts';
import { findDataset } from './datasets.ts';
import type { MappingStep } from './mappingStep.ts';
import { refuse } from './opening.ts';
import type { Attempt, Open, OpenOptions } from './openOptions.ts';
import { currentDataset } from './selectors.ts';
import { change, type Context } from './state.ts';
import { words } from './words.ts';

/** Roles of what was answered. */
const ANSWERS: ReadonlySet<MappingRole> = new Set(['reply', 'calls']);

/**
 * Opens files of which one fits no format: at once where columns like its own were mapped before, and says so; else
 * asks what its columns mean. The same for what looks like replies and brings all that a verdict needs in members that
 * no format of replies has. Gives the name in routes of what was opened, or null.
 */
export async function mapUnknown(
  context: Context,
  attempt: Attempt,
  refusal: Extract<Refusal, { readonly code: 'unknown-format' | 'only-replies' }>,
  open: Open,
): Promise<string | null> {
  const { effects } = context;
  const { file } = refusal;
  const source = attempt.sources.find((one) => one.name === file);
  const preview = source === undefined ? null : await effects.engine.preview(source);
  if (preview?.kind !== 'value') {
    // No table either: what was said first stands.
    if (preview?.kind !== 'crashed') refuse(context, attempt.token, attempt.sources, { kind: 'refusal', refusal });
    return null;
  }
  const remembered = await effects.mappings.get(preview.value.signature);
  const before = remembered.ok ? remembered.value : null;
  if (before === null && refusal.code === 'only-replies' && !isWhole(preview.value.guess)) {
    refuse(context, attempt.token, attempt.sources, { kind: 'refusal', refusal });
    return null;
  }
  if (before === null) {
    ask(context, { ...attempt, preview: preview.value, start: preview.value.guess, again: false });
    return null;
  }
  const { sources, options } = asMapped(context, attempt, file, before.mapping);
  const key = await open(sources, options);
  if (key !== null) {
    effects.notify(words.mappedAgain(file, before.at), 'info', {
      label: words.changeMapping,
      run: () => void askAgain(context, key, file),
    });
  }
  return key;
}

/** Whether a table is judged without another file: by a verdict, or by a reference beside what was answered. */
function isWhole({ columns }: Mapping): boolean {
  const references = columns.some(({ role }) => role === 'reference');
  return columns.some(({ role }) => VERDICT_ROLES.has(role) || (references && ANSWERS.has(role)));
}

/** Asks anew what the columns of a file of an open dataset mean. Once answered, the dataset is read again. */
export async function askAgain(context: Context, key: string, file: string): Promise<void> {
  const dataset = findDataset(context.store.getState().datasets, key);
  if (dataset === null) return;
  const { sources, mappings } = dataset;
  const formats = new Map([...dataset.formats].filter(([name]) => name !== file));
  const attempt = { token: context.nextToken(), sources, formats, mappings, options: { inPlaceOf: key } };
  await askAbout(context, attempt, file, true);
}

/** Asks what the columns of a file mean, although it was not opened, or a format fits it. */
export async function askAbout(
  context: Context,
  attempt: Omit<Attempt, 'from'>,
  file: string,
  again: boolean,
): Promise<void> {
  const source = attempt.sources.find((one) => one.name === file);
  if (source === undefined) return;
  const preview = await context.effects.engine.preview(source);
  if (preview.kind === 'refusal') refuse(context, attempt.token, [source], preview);
  if (preview.kind !== 'value') return;
  const chosen = attempt.mappings.get(file);
  const remembered = chosen === undefined ? await context.effects.mappings.get(preview.value.signature) : null;
  const start = chosen ?? (remembered?.ok === true ? remembered.value?.mapping : undefined) ?? preview.value.guess;
  ask(context, { ...attempt, preview: preview.value, start, again });
}

/**
 * Files as they are opened once it is known what the columns of one of them mean. Replies alone are meant for the
 * dataset that is looked at: they are read together with it, anew.
 */
export function asMapped(
  context: Context,
  { sources, formats, mappings, options }: Omit<Attempt, 'from'>,
  file: string,
  mapping: Mapping,
): { readonly sources: readonly Source[]; readonly options: OpenOptions } {
  const both = new Map([...mappings, [file, mapping]]);
  const dataset =
    options.inPlaceOf === undefined && holdsReplies(mapping) ? currentDataset(context.store.getState()) : null;
  if (dataset === null || dataset.summary === null) {
    return { sources, options: { ...options, formats, mappings: both } };
  }
  const names = new Set(sources.map((source) => source.name));
  return {
    sources: [...dataset.sources.filter((source) => !names.has(source.name)), ...sources],
    options: {
      formats: new Map([...dataset.formats, ...formats]),
      mappings: new Map([...dataset.mappings, ...both]),
      inPlaceOf: dataset.key,
    },
  };
}

/** Whether a mapping finds replies and nothing that they could be replies to. */
export function holdsReplies({ columns }: Mapping): boolean {
  const roles = new Set(columns.map(({ role }) => role));
  return (roles.has('reply') || roles.has('calls')) && !roles.has('input') && !roles.has('reference');
}

/** Takes a question away, and gives it. */
export function endStep(context: Context, token: number): MappingStep | null {
  const step = context.store.getState().datasets.mappingSteps.find((one) => one.token === token) ?? null;
  change(context, 'datasets', (datasets) => ({
    ...datasets,
    mappingSteps: datasets.mappingSteps.filter((one) => one.token !== token),
  }));
  return step;
}

/** Asks one more question. */
export function ask(context: Context, step: MappingStep): void {
  change(context, 'datasets', (datasets) => ({ ...datasets, mappingSteps: [...datasets.mappingSteps, step] }));
}
