import { schoolKey, type SchoolScore } from '../core/trajectory/schools/school.ts';
import { SCHOOLS } from '../core/trajectory/schools/schools.ts';
import type { BuildPair } from './build.ts';
import { laneSteps } from './buildLanes.ts';

/** What one rule of another system says of a pair. */
export interface SchoolRow {
  readonly key: string;
  readonly system: string;
  readonly title: string;
  readonly about: string;
  readonly defects: readonly string[];
  readonly score: SchoolScore;
}

/**
 * What every rule says, a system's rules together; one that is another by a second name is left out. Groups are opened:
 * none of the systems has them.
 */
export function schoolRows(pair: BuildPair): readonly SchoolRow[] {
  const [reference, candidate] = [laneSteps(pair.reference), laneSteps(pair.candidate)];
  return SCHOOLS.filter(({ sameAs }) => sameAs === null).map((rule) => ({
    key: schoolKey(rule),
    system: rule.system,
    title: rule.title,
    about: rule.about,
    defects: rule.defects,
    score: rule.score(reference, candidate),
  }));
}
