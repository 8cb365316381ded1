import { commonFigures, specificAgreement } from './commonFigures.ts';
import { countsOf, type Counts } from './counts.ts';
import { mcnemarOf } from './mcnemar.ts';
import { known, none, type Statistic } from './statistic.ts';
import type { AgreementReport, Lean } from './report.ts';
import { shareOf } from './share.ts';
import { matrixOfTable, type AgreementTable } from './table.ts';

/**
 * Everything that is said of judge against human over PASS and FAIL, from counts; each statistic is a finite number or
 * undefined with its cause. Throws a RangeError on what is no count. Without the resampled interval: that is
 * `bootstrapKappa`, which takes longer.
 */
export function agreementOfTable(table: AgreementTable): AgreementReport {
  const { a, b, c, d } = table;
  const counts = countsOf(matrixOfTable(table));
  const n = Number(counts.n);
  return {
    ...commonFigures(counts),
    table,
    lean: leanOf(table),
    prevalenceIndex: n === 0 ? none('no-pairs') : known(Math.abs(a - d) / n),
    biasIndex: n === 0 ? none('no-pairs') : known((b - c) / n),
    passAgreement: specificAgreement(counts, 0),
    failAgreement: specificAgreement(counts, 1),
    mcc: mccOf(counts),
    mcnemar: mcnemarOf(table),
    judgeTpr: shareOf(a, a + c, 'human-passed-none'),
    judgeTnr: shareOf(d, b + d, 'human-failed-none'),
  };
}

/**
 * Where kappa reaches its highest, the disagreements all go one way. A rater that gives one label throughout leans
 * nowhere: it tells nothing apart.
 */
function leanOf({ a, b, c, d }: AgreementTable): Lean | null {
  if (a + b === 0 || c + d === 0 || a + c === 0 || b + d === 0) return null;
  if (b > 0 && c === 0) return 'lenient';
  return c > 0 && b === 0 ? 'strict' : null;
}

function mccOf({ n, cells, rows, columns }: Counts): Statistic {
  if (n === 0n) return none('no-pairs');
  const product = rows[0]! * rows[1]! * columns[0]! * columns[1]!;
  if (product === 0n) return none('constant-rater');
  const difference = cells[0]![0]! * cells[1]![1]! - cells[0]![1]! * cells[1]![0]!;
  return known(Number(difference) / Math.sqrt(Number(product)));
}
