import type { Grade } from '../../core/conformance/conformance.ts';
import { resultOf, type GradedCase } from '../../core/conformance/resultOf.ts';
import type { ConformanceReport } from '../conformance.ts';
import type { Means } from '../labels/eachItem.ts';
import type { Run } from '../run/run.ts';
import { adapterName } from './adapterName.ts';
import { eachCase, type RunCase } from './eachCase.ts';
import { unloadableRows } from './unloadableRows.ts';

/** Stops that are listed. */
const LISTED = 20;

/** The document's numbers over the cases of a run. A run of another scorer is refused. */
export async function conformanceReport(run: Run, means: Means): Promise<ConformanceReport> {
  let notRun = 0;
  let rightByException = 0;
  let total = 0;
  const first: ConformanceReport['stops']['first'][number][] = [];
  const cases = await eachCase(run, means, (one): GradedCase | null => {
    if (one.notRun) notRun += 1;
    const stop = stopIn(one);
    if (stop !== null) {
      total += 1;
      if (first.length < LISTED) first.push({ key: one.key, stop });
    }
    const graded = gradeIn(one);
    if (graded?.grade.reason === 'refused-right-by-exception') rightByException += 1;
    return graded;
  });
  const { result, stop } = resultOf(cases.filter((one) => one !== null));
  const { source } = run.dataset.file;
  return {
    adapter: adapterName(run),
    corpus: source.name,
    result,
    notRun,
    rightByException,
    stops: { total, first },
    unloadable: await unloadableRows(run.dataset, means.pace),
    ...(stop === null ? {} : { unsorted: stop }),
  };
}

function stopIn({ found }: RunCase) {
  return found.kind === 'graded' && found.graded.kind === 'stop' ? found.graded.stop : null;
}

/** Without its texts: there may be many of them, and no number needs them. */
function gradeIn({ found }: RunCase): GradedCase | null {
  if (found.kind !== 'graded' || found.graded.kind === 'stop') return null;
  const { category, expectedKind } = found.one;
  const grade: Grade = { ...found.graded.grade, got: null, expected: null, schemaErrors: [] };
  return { one: { category, expectedKind }, grade };
}
