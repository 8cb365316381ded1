import type { Pace } from '../pace.ts';
import type { Run } from '../run/run.ts';
import { Refused } from '../stop.ts';

/** The rows of `--jsonl-out` over the cases of a run. A run of another scorer is refused. */
export async function conformanceRows(run: Run, _reading: { readonly pace: Pace }): Promise<Blob> {
  throw new Refused({ code: 'no-such', what: 'run', name: run.id });
}
