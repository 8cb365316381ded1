import type { ConformanceResult } from '../conformance/conformance.ts';
import { grouped, percent } from './numbers.ts';

/** A number of the document with the rest of its sentence: "47" and "of 170 exact (27.6 %)". */
export interface Figure {
  readonly name: FigureName;
  readonly count: number;
  readonly rest: string;
}

export type FigureName = 'exact' | 'refused' | 'invented' | 'false-refusals' | 'schema-invalid' | 'exceptions';

/**
 * The document's numbers in its order, each with its denominator where it has one. `byException`: of the correct
 * refusals, those of an adapter that raised.
 */
export function conformanceFigures(result: ConformanceResult, byException: number): readonly Figure[] {
  const { cases, exactMatch, unrecoverableCases, correctlyRefused } = result;
  const rate = cases === 0 ? 'undefined: no case was run' : shareText(exactMatch, cases);
  const crashed = byException === 0 ? '' : `; ${grouped(byException)} of them by an exception`;
  return [
    { name: 'exact', count: exactMatch, rest: `of ${grouped(cases)} exact (${rate})` },
    {
      name: 'refused',
      count: correctlyRefused,
      rest: `of ${grouped(unrecoverableCases)} refused that had to be refused${crashed}`,
    },
    {
      name: 'invented',
      count: result.inventedCalls,
      rest: `${plural(result.inventedCalls, 'call')} invented where there was none to make`,
    },
    { name: 'false-refusals', count: result.falseRefusals, rest: 'gave up on a call that was repairable' },
    {
      name: 'schema-invalid',
      count: result.schemaInvalidReturns,
      rest: 'returned a call that the schema still rejects',
    },
    { name: 'exceptions', count: result.adapterExceptions, rest: plural(result.adapterExceptions, 'exception') },
  ];
}

/** A figure as one sentence: "47 of 170 exact (27.6 %)". */
export function figureSentence({ count, rest }: Figure): string {
  return `${grouped(count)} ${rest}`;
}

function plural(count: number, one: string): string {
  return count === 1 ? one : `${one}s`;
}

/**
 * "27.6 %": of the counts themselves. The document's program prints its rate, which is rounded to four digits, in per
 * cent, and so may end in another digit.
 */
export function shareText(count: number, of: number): string {
  return `${percent(count / of, 1)} %`;
}

export const BASELINE_WAY_OUT =
  'Choose a result that was written with --write-baseline or --json, or exported here as Result JSON.';
