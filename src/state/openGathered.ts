import type { Source } from '../engine/engine.ts';
import { sift, toldApart, type GivenFile } from './givenFiles.ts';
import { dismissLeftOut, leaveOut } from './leftOut.ts';
import { openSources } from './openActions.ts';
import type { Context } from './state.ts';

/** More files than a person chooses one by one. */
const MANY = 4;

/** Opens what a person chose, dropped or pasted: what belongs together together, every further dataset by itself. */
export async function openGiven(context: Context, files: readonly GivenFile[]): Promise<void> {
  const paths = files.map(({ name, path }) => path ?? name);
  // Sifted by the whole path: what stands in a hidden folder is hidden, too.
  const { data, left } = sift(files.map(({ blob }, at): Source => ({ name: paths[at]!, blob })));
  const names = toldApart(data.map(({ name }) => name));
  const sources = data.map(({ blob }, at): Source => ({ name: names[at]!, blob }));
  for (const { blob, handle } of files) {
    if (handle !== undefined && handle !== null) context.effects.handles.note(blob, handle);
  }
  dismissLeftOut(context);
  leaveOut(context, left);
  const gathered = files.length > MANY || paths.some((path) => path.includes('/'));
  await openSources(context, sources, { gathered });
}
