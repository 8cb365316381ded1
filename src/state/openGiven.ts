import { dismissLeftOut } from './dismissals.ts';
import type { GivenFile } from './givenFiles.ts';
import { chunks, lazily } from './lazyActions.ts';
import { openSources } from './openActions.ts';
import type { Context } from './state.ts';

/** Opens what a person chose, dropped or pasted. */
export async function openGiven(context: Context, files: readonly GivenFile[]): Promise<void> {
  for (const { blob, handle } of files) {
    if (handle !== undefined && handle !== null) context.effects.handles.note(blob, handle);
  }
  dismissLeftOut(context);
  const [first] = files;
  if (first === undefined) return;
  if (files.length === 1) await openSources(context, [{ name: first.name, blob: first.blob }], { mayBeLabels: true });
  else await lazily(context, chunks.gathered, async (one) => one.openGathered(context, files));
}
