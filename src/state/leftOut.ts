import type { Refusal } from '../core/model/issue.ts';
import type { RefusedFile, Source } from '../engine/engine.ts';
import type { LeftOutFile } from './givenFiles.ts';
import { refuse } from './opening.ts';
import type { Attempt } from './openOptions.ts';
import { change, type Context } from './state.ts';

/** Refusals of files that simply are no data. */
const NO_DATA: ReadonlySet<Refusal['code']> = new Set(['not-text', 'no-objects', 'empty-file', 'unknown-format']);

/** Whether a file that was refused may be left out in one line, where it was not chosen by itself. */
export function isNoData(refusal: Refusal): refusal is Extract<Refusal, { readonly file: string }> {
  return NO_DATA.has(refusal.code);
}

/** Names files that were given with others and not opened, besides those that are named already. */
export function leaveOut(context: Context, files: readonly LeftOutFile[]): void {
  if (files.length === 0) return;
  const names = new Set(files.map(({ source }) => source.name));
  change(context, 'datasets', (datasets) => ({
    ...datasets,
    leftOut: [...datasets.leftOut.filter(({ source }) => !names.has(source.name)), ...files],
  }));
}

/** Says which files were refused beside a dataset: what is no data in one line, if the files were gathered. */
export function sayRefused(context: Context, { sources, options }: Attempt, refused: readonly RefusedFile[]): void {
  const noData = options.gathered === true ? refused.filter(({ refusal }) => isNoData(refusal)) : [];
  leaveOut(context, withWhy(sources, noData));
  for (const { file, refusal } of refused) {
    if (noData.some((one) => one.file === file)) continue;
    const bad = sources.filter((source) => source.name === file);
    refuse(context, context.nextToken(), bad, { kind: 'refusal', refusal });
  }
}

/** Refused files with the codes of their refusals. */
export function withWhy(sources: readonly Source[], refused: readonly RefusedFile[]): readonly LeftOutFile[] {
  return refused.flatMap(({ file, refusal }) =>
    sources.filter((source) => source.name === file).map((source) => ({ source, why: refusal.code })),
  );
}
