import type { Refusal } from '../core/model/issue.ts';
import type { LeftOutFile } from './givenFiles.ts';
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

export function dismissLeftOut(context: Context): void {
  change(context, 'datasets', (datasets) => ({ ...datasets, leftOut: [] }));
}
