import type { ConformanceCase, Grade, ProgramStop } from '../../core/conformance/conformance.ts';
import { gradeCase } from '../../core/conformance/gradeCase.ts';
import type { CaseAdapter } from './adapter.ts';

/** What came of every case of a corpus, in its order. */
export interface CasesRun {
  readonly graded: readonly { readonly one: ConformanceCase; readonly grade: Grade }[];
  /** Cases at which the reference program would stop; they are not graded. */
  readonly stops: readonly { readonly one: ConformanceCase; readonly stop: ProgramStop }[];
  /** Cases without an output. */
  readonly notRun: number;
  /** How long it took, to the millisecond. */
  readonly seconds: number;
}

/** Runs a normaliser over the cases, one after the other, and grades what comes. */
export async function runCases(cases: readonly ConformanceCase[], adapter: CaseAdapter): Promise<CasesRun> {
  const begun = performance.now();
  const graded: { one: ConformanceCase; grade: Grade }[] = [];
  const stops: { one: ConformanceCase; stop: ProgramStop }[] = [];
  let notRun = 0;
  for (const one of cases) {
    const outcome = await adapter.answer(one);
    if (outcome === null) {
      notRun += 1;
      continue;
    }
    const said = gradeCase(one, outcome);
    if (said.kind === 'grade') graded.push({ one, grade: said.grade });
    else stops.push({ one, stop: said.stop });
  }
  return { graded, stops, notRun, seconds: Math.round(performance.now() - begun) / 1000 };
}
