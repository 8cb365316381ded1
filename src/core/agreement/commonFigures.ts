import type { Counts } from './counts.ts';
import { gwetOf } from './gwet.ts';
import { kappaOf } from './kappa.ts';
import { quotient, quotientOr, total } from './ratio.ts';
import type { CommonFigures } from './report.ts';
import { shareOf } from './share.ts';
import { known, none, type Statistic } from './statistic.ts';
import { weightsOf } from './weights.ts';

/** What is said of any number of categories. */
export function commonFigures(counts: Counts): CommonFigures {
  const { n, categories, rows, columns, agreed, chance } = counts;
  const weights = weightsOf('none', categories);
  const q = BigInt(categories);
  const highest = total(rows.map((count, at) => smaller(count, columns[at]!)));
  const uses = total(rows.map((count, at) => (count + columns[at]!) ** 2n));
  const why = n === 0n ? 'no-pairs' : 'one-label';
  return {
    n: Number(n),
    po: shareOf(Number(agreed), Number(n), 'no-pairs'),
    poSe: n === 0n ? none('no-pairs') : known(Math.sqrt(quotient({ top: agreed * (n - agreed), bottom: n ** 3n }))),
    pe: quotientOr(chance, n * n, 'no-pairs'),
    ...kappaOf(counts, weights),
    kappaMax: quotientOr(n * highest - chance, n * n - chance, why),
    pabak: n === 0n ? none('no-pairs') : quotientOr(q * agreed - n, n * (q - 1n), 'one-category'),
    scottPi: quotientOr(4n * n * agreed - uses, 4n * n * n - uses, why),
    gwet: gwetOf(counts, weights),
  };
}

/** Of one category: twice where both give it, over how often each gives it. */
export function specificAgreement({ cells, rows, columns }: Counts, category: number): Statistic {
  return quotientOr(2n * cells[category]![category]!, rows[category]! + columns[category]!, 'label-unused');
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
