import type { Mapping } from '../core/mapping/mapping.ts';
import type { Source } from '../engine/engine.ts';
import { openSources } from './openActions.ts';
import { leaveOut } from './leftOut.ts';
import { asMapped, askAbout, askAgain, endStep } from './mappingSteps.ts';
import type { Context } from './state.ts';

/** Opens files with what the reader says the columns of one of them mean, and remembers it for columns like these. */
export async function openMapped(context: Context, token: number, mapping: Mapping): Promise<void> {
  const step = endStep(context, token);
  if (step === null) return;
  const { preview } = step;
  const { sources, options } = asMapped(context, step, preview.file, mapping);
  const key = await openSources(context, sources, options);
  if (key === null) return;
  await context.effects.mappings.remember(preview.signature, { mapping, at: context.effects.now() });
}

/** The reader leaves the columns unnamed: the file is not opened. Of gathered files the others still are. */
export async function cancelMapping(context: Context, token: number): Promise<void> {
  const step = endStep(context, token);
  const rest = step?.sources.filter((source) => source.name !== step.preview.file) ?? [];
  if (step === null || step.options.gathered !== true || step.again || rest.length === 0) return;
  const source = step.sources.find((one) => one.name === step.preview.file);
  if (source !== undefined) leaveOut(context, [{ source, why: 'unknown-format' }]);
  await openSources(context, rest, { ...step.options, formats: step.formats, mappings: step.mappings });
}

/** Asks anew what the columns of a file of an open dataset mean. Once answered, the dataset is read again. */
export async function changeMapping(context: Context, key: string, file: string): Promise<void> {
  await askAgain(context, key, file);
}

/** Asks what the columns of one of these files mean, whatever formats fit it. */
export async function mapFile(context: Context, sources: readonly Source[], file: string): Promise<void> {
  const attempt = { token: context.nextToken(), sources, formats: new Map(), mappings: new Map(), options: {} };
  await askAbout(context, attempt, file, false);
}
