import type { Source } from '../engine/engine.ts';
import { sift, toldApart, type GivenFile } from './givenFiles.ts';
import { mayBeBaselines } from './baselineFiles.ts';
import { mayBeLabels } from './labelFiles.ts';
import { chunks, lazily } from './lazyActions.ts';
import { leaveOut } from './leftOut.ts';
import { openSources } from './openActions.ts';
import type { Context } from './state.ts';

/** More files than a person chooses one by one. */
const MANY = 4;

/** Opens files that were given at once: what belongs together together, every further dataset by itself. */
export async function openGathered(context: Context, files: readonly GivenFile[]): Promise<void> {
  const paths = files.map(({ name, path }) => path ?? name);
  const gathered = files.length > MANY || paths.some((path) => path.includes('/'));
  const given = files.map(({ blob }, at): Source => ({ name: paths[at]!, blob }));
  // In order, for folders come in any. Sifted by the whole path: what stands in a hidden folder is hidden, too.
  const { data, left } = sift(gathered ? given.toSorted((one, other) => (one.name < other.name ? -1 : 1)) : given);
  const names = toldApart([...data.map(({ name }) => name), ...left.map(({ source }) => source.name)]);
  const sources = data.map(({ blob }, at): Source => ({ name: names[at]!, blob }));
  leaveOut(
    context,
    left.map(({ source: { blob }, why }, at) => ({ source: { name: names[data.length + at]!, blob }, why })),
  );
  const baselines = await mayBeBaselines(sources);
  if (baselines.length === 0) {
    await openOthers(context, sources, gathered);
    return;
  }
  await lazily(context, chunks.baselines, async (one) =>
    one.openWithBaselines(context, sources, baselines, async (rest) => openOthers(context, rest, gathered)),
  );
}

/** Opens what is no baseline; labels among it are brought to what is opened. Gives that one's name in routes, or null. */
async function openOthers(context: Context, sources: readonly Source[], gathered: boolean): Promise<string | null> {
  const labels = await mayBeLabels(sources);
  if (labels.length === 0) return openSources(context, sources, { gathered });
  return lazily(context, chunks.labelFiles, async (one) =>
    one.openWithLabels(context, sources, labels, async (rest, options) =>
      openSources(context, rest, { ...options, gathered }),
    ),
  );
}
