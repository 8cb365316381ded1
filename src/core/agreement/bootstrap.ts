import { binomialDraw } from './binomialDraw.ts';
import { countsOf } from './counts.ts';
import { seededRandom } from './random.ts';
import { none, type Undefined } from './statistic.ts';
import { matrixOfTable, type AgreementTable } from './table.ts';
import { eachTable, type EachTable } from './tables.ts';

/** A 95 % percentile interval of kappa over resampled tables. */
export type BootstrapInterval =
  | {
      readonly kind: 'bootstrap';
      readonly low: number;
      readonly high: number;
      /** Share of the resamples whose kappa is undefined; they are left out of the interval. */
      readonly undefinedShare: number;
      /** Every possible table with its probability, or so many drawn from a seed. */
      readonly from:
        { readonly kind: 'all' } | { readonly kind: 'drawn'; readonly tables: number; readonly seed: number };
    }
  | Undefined;

/** Up to so many items every table is looked at: 176,851 of them. */
const ALL_UP_TO = 100;
const DRAWN = 10_000;
const BINS = 4096;

/**
 * The interval of kappa over tables of as many items, drawn with the shares of this one. Up to 100 items exact, without
 * a seed; above, over 10,000 tables drawn from `seed` (a whole number below 2³²). An end is the smallest kappa up to
 * which lie 2.5, or 97.5, per cent. Throws a RangeError on what is no count.
 */
export function bootstrapKappa(table: AgreementTable, seed: number): BootstrapInterval {
  const n = Number(countsOf(matrixOfTable(table)).n);
  if (n === 0) return none('no-pairs');
  const defined: Resamples = { kappas: [], weights: [] };
  let missing = 0;
  function add(drawn: AgreementTable, weight: number): void {
    const kappa = plainKappa(drawn);
    if (kappa === null) missing += weight;
    else {
      defined.kappas.push(kappa);
      defined.weights.push(weight);
    }
  }
  const all = n <= ALL_UP_TO;
  if (all) eachTable(table, add);
  else drawTables(table, n, seed, add);
  if (defined.kappas.length === 0) return none('one-label');
  const mass = defined.weights.reduce((sum, weight) => sum + weight, 0);
  return {
    kind: 'bootstrap',
    low: percentile(defined, 0.025 * mass),
    high: percentile(defined, 0.975 * mass),
    undefinedShare: missing / (missing + mass),
    from: all ? { kind: 'all' } : { kind: 'drawn', tables: DRAWN, seed },
  };
}

/** Kappas of resampled tables, side by side with how much each counts. */
interface Resamples {
  readonly kappas: number[];
  readonly weights: number[];
}

/** Kappa from small counts, where it has one. */
function plainKappa({ a, b, c, d }: AgreementTable): number | null {
  const bottom = (a + b) * (b + d) + (a + c) * (c + d);
  return bottom === 0 ? null : (2 * (a * d - b * c)) / bottom;
}

/** The smallest kappa up to which lies at least so much weight. Only the kappas of one narrow bin are put in order. */
function percentile({ kappas, weights }: Resamples, least: number): number {
  const bins = new Float64Array(BINS + 1);
  for (const [at, kappa] of kappas.entries()) bins[binOf(kappa)]! += weights[at]!;
  // A sum that falls short by rounding alone has reached it.
  const enough = least * (1 - 1e-12);
  let so = 0;
  let bin = 0;
  while (bin < BINS && so + bins[bin]! < enough) {
    so += bins[bin]!;
    bin += 1;
  }
  const within = [...kappas.keys()].filter((at) => binOf(kappas[at]!) === bin);
  within.sort((one, other) => kappas[one]! - kappas[other]!);
  const found = within.find((at) => (so += weights[at]!) >= enough) ?? within.at(-1);
  return found === undefined ? 1 : kappas[found]!;
}

function binOf(kappa: number): number {
  return Math.floor(((kappa + 1) / 2) * BINS);
}

function drawTables({ a, b, c, d }: AgreementTable, n: number, seed: number, each: EachTable): void {
  const random = seededRandom(seed);
  for (let drawn = 0; drawn < DRAWN; drawn += 1) {
    const inA = binomialDraw(n, a / n, random);
    const inB = binomialDraw(n - inA, b / (n - a), random);
    const inC = binomialDraw(n - inA - inB, c / (c + d), random);
    each({ a: inA, b: inB, c: inC, d: n - inA - inB - inC }, 1);
  }
}
