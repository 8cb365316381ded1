import { commonFigures, specificAgreement } from './commonFigures.ts';
import { countsOf, type Counts } from './counts.ts';
import { gwetOf } from './gwet.ts';
import { kappaOf, undefinedKappa } from './kappa.ts';
import { bowkerOf } from './mcnemar.ts';
import { none } from './statistic.ts';
import type { MatrixReport, WeightedFigures } from './report.ts';
import type { AgreementMatrix } from './table.ts';
import { weightsOf, type Weighting } from './weights.ts';

/**
 * Everything that is said of judge against human over any number of declared categories: rows the judge's, columns the
 * human's. `ordered` says that the categories are a scale, from one end to the other; without it nothing is weighted.
 * Throws a RangeError on a matrix that is not of counts or does not fit the categories.
 */
export function agreementOfMatrix(
  matrix: AgreementMatrix,
  categories: readonly string[],
  { ordered }: { readonly ordered: boolean },
): MatrixReport {
  if (matrix.length !== categories.length) throw new RangeError('The matrix does not fit the categories');
  const counts = countsOf(matrix);
  return {
    ...commonFigures(counts),
    matrix,
    categories,
    specific: categories.map((_, at) => specificAgreement(counts, at)),
    bowker: bowkerOf(matrix),
    linear: weightedFigures(counts, 'linear', ordered),
    quadratic: weightedFigures(counts, 'quadratic', ordered),
  };
}

function weightedFigures(counts: Counts, weighting: Weighting, ordered: boolean): WeightedFigures {
  if (!ordered) {
    const why = none('categories-unordered');
    return { ...undefinedKappa('categories-unordered'), gwet: { coefficient: why, se: why } };
  }
  const weights = weightsOf(weighting, counts.categories);
  return { ...kappaOf(counts, weights), gwet: gwetOf(counts, weights) };
}
