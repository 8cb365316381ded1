import type { ConformanceReport } from '../conformance.ts';
import type { Pace } from '../pace.ts';
import type { Run } from '../run/run.ts';
import { Refused } from '../stop.ts';

/** The document's numbers over the cases of a run. A run of another scorer is refused. */
export async function conformanceReport(run: Run, _reading: { readonly pace: Pace }): Promise<ConformanceReport> {
  throw new Refused({ code: 'no-such', what: 'run', name: run.id });
}
