import { type Step } from '../trajectory.ts';
import { ADK } from './adk.ts';
import { AGENTEVALS } from './agentevals.ts';
import { AZURE } from './azure.ts';
import { DEEPEVAL } from './deepeval.ts';
import { MLFLOW } from './mlflow.ts';
import { PROMPTFOO } from './promptfoo.ts';
import { RAGAS } from './ragas.ts';
import { schoolKey, type SchoolRule, type SchoolScore } from './school.ts';
import { STRANDS } from './strands.ts';
import { TRAJECT } from './traject.ts';
import { VERTEX } from './vertex.ts';

/** Every rule of every system, a system's together. No two have one key. */
export const SCHOOLS: readonly SchoolRule[] = [
  ...AGENTEVALS,
  ...ADK,
  ...VERTEX,
  ...AZURE,
  ...RAGAS,
  ...DEEPEVAL,
  ...MLFLOW,
  ...PROMPTFOO,
  ...STRANDS,
  ...TRAJECT,
];

/**
 * What each rule says of two trajectories, by `<metric>/<mode>`: null where it is undefined, `error` where the original
 * refuses or fails. Groups of a reference are to be opened first: none of the systems has them. Never throws.
 */
export function schoolsOf(
  reference: readonly Step[],
  candidate: readonly Step[],
): ReadonlyMap<string, number | boolean | null | 'error'> {
  const said = new Map<string, number | boolean | null | 'error'>();
  for (const rule of SCHOOLS) {
    const known = rule.sameAs === null ? undefined : said.get(rule.sameAs);
    said.set(schoolKey(rule), known === undefined ? shown(rule.score(reference, candidate)) : known);
  }
  return said;
}

function shown(score: SchoolScore): number | boolean | null | 'error' {
  if (score.kind === 'value') return score.value;
  return score.kind === 'undefined' ? null : 'error';
}
