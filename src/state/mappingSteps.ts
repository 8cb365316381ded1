import type { Mapping } from '../core/mapping/mapping.ts';
import type { Refusal } from '../core/model/issue.ts';
import { findDataset } from './datasets.ts';
import type { MappingStep } from './mappingStep.ts';
import { refuse } from './opening.ts';
import type { Attempt, Open } from './openOptions.ts';
import { change, type Context } from './state.ts';
import { words } from './words.ts';

/**
 * Opens files of which one fits no format: at once where columns like its own were mapped before, and says so; else asks
 * what its columns mean. Gives the name in routes of what was opened, or null.
 */
export async function mapUnknown(
  context: Context,
  attempt: Attempt,
  refusal: Extract<Refusal, { readonly code: 'unknown-format' }>,
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
  if (before === null) {
    ask(context, { ...attempt, preview: preview.value, start: preview.value.guess, again: false });
    return null;
  }
  const mappings = new Map([...attempt.mappings, [file, before.mapping]]);
  const key = await open(attempt.sources, { ...attempt.options, formats: attempt.formats, mappings });
  if (key !== null) {
    effects.notify(words.mappedAgain(file, before.at), 'info', {
      label: words.changeMapping,
      run: () => void changeMapping(context, key, file),
    });
  }
  return key;
}

/** Asks anew what the columns of a file of an open dataset mean. Once answered, the dataset is read again. */
export async function changeMapping(context: Context, key: string, file: string): Promise<void> {
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
  const start: Mapping = attempt.mappings.get(file) ?? preview.value.guess;
  ask(context, { ...attempt, preview: preview.value, start, again });
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

function ask(context: Context, step: MappingStep): void {
  change(context, 'datasets', (datasets) => ({ ...datasets, mappingSteps: [...datasets.mappingSteps, step] }));
}
