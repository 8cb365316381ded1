import { alignSteps } from '../../core/trajectory/align.ts';
import { bestReference } from '../../core/trajectory/bestReference.ts';
import { cellsOf, pathRefusal, stepsOf } from '../../core/trajectory/steps.ts';
import type { Alignment, ReferencePath, Step } from '../../core/trajectory/trajectory.ts';
import type { ReadItem } from '../dataset/itemReader.ts';
import type { Run } from '../run/run.ts';
import { sidesOf } from '../run/sidesOf.ts';
import type { RowTrajectory } from '../trajectories.ts';

/** Steps of each side that are drawn. */
const DRAWN = 40;
/** Cells of the table of two trajectories that are compared for a row alone, outside of a run. */
const AT_ONCE = 1_000_000;

/** An item's steps as a row draws them: what the run found of them, or, where it compared none, what is found now. */
export function rowTrajectory({ item, reply }: ReadItem, at: number, run: Run | null): RowTrajectory | null {
  const { paths, candidate } = sidesOf(item, reply);
  if (paths.length === 0 && candidate === null) return null;
  const steps = candidate ?? [];
  const found = run === null || run.columns.steps === null ? foundNow(paths, candidate) : foundBy(run, paths, at);
  const drawn = steps.slice(0, DRAWN);
  const extra = new Set(found?.extra);
  return {
    steps: drawn.map(({ name }, index) => ({
      name,
      mark: found === null ? null : extra.has(index) ? 'extra' : 'match',
    })),
    more: steps.length - drawn.length,
    missing: found === null ? [] : placed(found.path, found.missing, found.extra, steps.length),
    missingCount: found?.missing.length ?? null,
    extraCount: found?.extra.length ?? null,
    exact: found?.exact ?? null,
    orderAware: found?.orderAware ?? null,
    setOverlap: found?.setOverlap ?? null,
    stepCredit: found?.stepCredit ?? null,
    reference: found?.reference ?? null,
    references: paths.length,
  };
}

type Scores = Pick<RowTrajectory, 'exact' | 'orderAware' | 'setOverlap' | 'stepCredit' | 'reference'>;

interface Found extends Scores {
  readonly path: ReferencePath;
  readonly missing: ArrayLike<number>;
  readonly extra: readonly number[];
}

function foundBy({ columns }: Run, paths: readonly ReferencePath[], item: number): Found | null {
  const found = columns.steps?.stepsOf(item) ?? null;
  const reference = columns.steps?.bestOf(item) ?? null;
  const path = reference === null ? undefined : paths[reference];
  if (columns.steps === null || found === null || path === undefined) return null;
  return {
    path,
    missing: found.missing,
    extra: [...found.extra],
    exact: columns.steps.score('exact', item) === 1 ? 1 : 0,
    orderAware: columns.steps.score('order_aware', item),
    setOverlap: columns.steps.score('set_overlap', item),
    stepCredit: columns.steps.score('step_credit', item),
    reference,
  };
}

function foundNow(paths: readonly ReferencePath[], candidate: readonly Step[] | null): Found | null {
  if (candidate === null) return null;
  const isLong = paths.some((path) => cellsOf(path, candidate) > AT_ONCE || pathRefusal(path, candidate) !== null);
  const best = isLong ? null : bestReference(paths, candidate);
  if (best === null) return null;
  const { scores, path } = best;
  const alignment = alignSteps(path, candidate);
  return {
    path,
    missing: alignment.missing,
    extra: extraOf(alignment),
    exact: scores.exact,
    orderAware: scores.orderAware.value,
    setOverlap: scores.setOverlap.value,
    stepCredit: scores.stepCredit.value,
    reference: best.index,
  };
}

function extraOf({ marks }: Alignment): readonly number[] {
  return marks.flatMap((mark, at) => (mark === 'extra' ? [at] : []));
}

/**
 * A missing step stands behind the match of the reference step before it that is answered, and before what is extra
 * there.
 */
function placed(
  path: ReferencePath,
  missing: ArrayLike<number>,
  extra: readonly number[],
  steps: number,
): RowTrajectory['missing'] {
  const names = stepsOf(path);
  const isExtra = new Set(extra);
  const list: { before: number; name: string }[] = [];
  let [before, matched] = [0, 0];
  for (let index = 0; index < Math.min(missing.length, DRAWN); index += 1) {
    const place = missing[index]!;
    for (; matched < place - index && before < steps; before += 1) if (!isExtra.has(before)) matched += 1;
    list.push({ before, name: names[place]!.name });
  }
  return list;
}
