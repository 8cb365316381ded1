import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { agreementOfTable } from './agreementOfTable.ts';
import { agreementOfMatrix } from './agreementOfMatrix.ts';
import { agreementOfRaters } from './agreementOfRaters.ts';
import { bandOf } from './band.ts';
import { bootstrapKappa } from './bootstrap.ts';
import { predictionPowered, roganGladen, type Unlabelled } from './correctedRate.ts';
import type { KappaFigures } from './kappa.ts';
import { ratingCounts } from './ratings.ts';
import type { MatrixReport } from './report.ts';
import { shareOf } from './share.ts';
import type { Interval, Statistic } from './statistic.ts';
import { matrixOf, type AgreementMatrix, type AgreementTable } from './table.ts';

type Label = string | number;

interface Input {
  readonly table?: AgreementMatrix;
  readonly use_categories?: readonly number[];
  readonly weights?: 'linear' | 'quadratic' | null;
  readonly judge?: readonly Label[];
  readonly human?: readonly Label[];
  readonly rater1?: readonly Label[];
  readonly rater2?: readonly Label[];
  readonly categories?: readonly Label[];
  readonly ratings?: readonly (readonly (Label | null)[])[];
  readonly domain?: readonly Label[];
  readonly counts?: readonly (readonly number[])[];
  readonly kappa?: null;
  readonly kappa_num?: number;
  readonly kappa_den?: number;
  readonly k?: number;
  readonly n?: number;
  readonly judge_pass_rate?: number;
  readonly judge_unlabeled_pass_rate?: number;
  readonly labelled?: { readonly human_pass_rate: number; readonly judge_pass_rate: number };
  readonly N?: number;
  readonly tpr?: number;
  readonly n_pos?: number;
  readonly tnr?: number;
  readonly n_neg?: number;
  readonly test_labels?: readonly number[];
  readonly test_preds?: readonly number[];
  readonly unlabeled_preds?: readonly number[];
}

interface Vector {
  readonly id: string;
  readonly statistic: string;
  readonly input: Input;
  readonly expected: number | string | null;
  readonly tolerance: number;
}

const vectors = JSON.parse(
  readFileSync(new URL('./vectors/agreement-vectors.json', import.meta.url), 'utf8'),
) as Vector[];

describe('the vectors', () => {
  it('are all there', () => {
    expect(vectors.length).toBe(139);
  });

  it.each(vectors.map((vector) => [vector.id, vector] as const))(
    '%s',
    (_, { statistic, input, expected, tolerance }) => {
      const found = computed(statistic, input);
      if (typeof expected === 'number') {
        expect(found).toBeTypeOf('number');
        expect(Math.abs(Number(found) - expected)).toBeLessThanOrEqual(tolerance);
      } else expect(found).toBe(expected);
    },
  );
});

function computed(statistic: string, input: Input): number | string | null {
  if (statistic === 'landis_koch_band') return bandText(input);
  if (statistic.startsWith('wilson')) return ofWilson(statistic, input);
  if (statistic.startsWith('rogan') || statistic.startsWith('ppi')) return ofCorrected(statistic, input);
  if (statistic.startsWith('kripp')) return ofAlpha(statistic, input);
  if (input.counts !== undefined) return ofFleiss(statistic, input.counts);
  const matrix = matrixOfInput(input);
  const found = ofTable(statistic, matrix);
  return found === undefined ? ofMatrix(statistic, matrix, input.weights ?? null) : found;
}

function bandText({ kappa, kappa_num = 0, kappa_den = 1 }: Input): string | null {
  if (kappa === null) return agreementOfTable({ a: 0, b: 0, c: 0, d: 0 }).band;
  const band = bandOf({ top: BigInt(kappa_num), bottom: BigInt(kappa_den) }).replace('-', ' ');
  return band.charAt(0).toUpperCase() + band.slice(1);
}

function ofWilson(statistic: string, { k = 0, n = 0 }: Input): number | null {
  const share = shareOf(k, n, 'no-pairs');
  if (share.kind === 'undefined') return null;
  return statistic === 'wilson_low_95' ? share.low : share.high;
}

function ofCorrected(statistic: string, input: Input): number | null {
  const [table, unlabelled] = samples(input);
  const rate = statistic.startsWith('ppi') ? predictionPowered(table, unlabelled) : roganGladen(table, unlabelled);
  if (rate.kind === 'undefined') return null;
  if (statistic.endsWith('clipped')) return rate.clipped;
  return statistic.endsWith('se_delta') ? rate.se : rate.raw;
}

/** The vectors give rates or lists; here they are made into counts. */
function samples(input: Input): [AgreementTable, Unlabelled] {
  const { test_labels: labels, test_preds: judged, unlabeled_preds: others, labelled } = input;
  if (labels !== undefined && judged !== undefined && others !== undefined) {
    const [[d = 0, c = 0] = [], [b = 0, a = 0] = []] = matrixOfLists(judged, labels, [0, 1]);
    return [
      { a, b, c, d },
      { passes: others.filter((one) => one === 1).length, of: others.length },
    ];
  }
  if (labelled !== undefined) {
    // Of eight, judge and human differing in one way alone.
    const human = labelled.human_pass_rate * 8;
    const judge = labelled.judge_pass_rate * 8;
    return [{ a: human, b: judge - human, c: 0, d: 8 - judge }, counted(input.judge_unlabeled_pass_rate ?? 0)];
  }
  const { tpr = 0, tnr = 0, n_pos: passed = 1000, n_neg: failed = 1000, judge_pass_rate: rate = 0, N } = input;
  const a = Math.round(tpr * passed);
  const d = Math.round(tnr * failed);
  const unlabelled = N === undefined ? counted(rate) : { passes: Math.round(rate * N), of: N };
  return [{ a, b: failed - d, c: passed - a, d }, unlabelled];
}

/** The shortest quotient of counts that a rate is. */
function counted(rate: number): Unlabelled {
  for (let of = 1; of <= 1000; of += 1) {
    const passes = Math.round(rate * of);
    if (passes / of === rate) return { passes, of };
  }
  throw new Error(`${String(rate)} is no quotient of small counts`);
}

function ofAlpha(statistic: string, { ratings = [], domain }: Input): number | null {
  const values = ratings.flat().filter((value) => value !== null);
  const categories = domain?.map(String) ?? [...new Set(values.map(String))].toSorted();
  const items = (ratings[0] ?? []).map((_, item) => ratings.map((row) => textOrNull(row[item])));
  const { alpha } = agreementOfRaters(ratingCounts(items, categories).counts, categories, { ordered: true });
  return numberOf(
    statistic.endsWith('nominal')
      ? alpha.nominal
      : statistic.endsWith('ordinal')
        ? alpha.ordinal
        : statistic.endsWith('interval')
          ? alpha.interval
          : alpha.ratio,
  );
}

function textOrNull(value: Label | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}

function ofFleiss(statistic: string, counts: readonly (readonly number[])[]): number | null {
  const categories = (counts[0] ?? []).map((_, at) => String(at));
  const { fleiss } = agreementOfRaters(counts, categories, { ordered: false });
  return numberOf(statistic === 'randolph_kappa' ? fleiss.randolph : fleiss.kappa);
}

function matrixOfInput({ table, use_categories: used, ...lists }: Input): AgreementMatrix {
  if (table !== undefined) {
    return used === undefined ? table : used.map((row) => used.map((at) => table[row]?.[at] ?? 0));
  }
  return matrixOfLists(lists.judge ?? lists.rater1 ?? [], lists.human ?? lists.rater2 ?? [], lists.categories ?? []);
}

function matrixOfLists(
  judge: readonly Label[],
  human: readonly Label[],
  categories: readonly Label[],
): AgreementMatrix {
  const pairs = judge.map((label, at) => ({ judge: String(label), human: String(human[at]) }));
  return matrixOf(pairs, categories.map(String)).matrix;
}

/** What only two categories have. Undefined for other statistics. */
function ofTable(statistic: string, matrix: AgreementMatrix): number | null | undefined {
  const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = matrix;
  const table = { a, b, c, d };
  const report = agreementOfTable(table);
  const { mcnemar } = report;
  switch (statistic) {
    case 'prevalence_index_abs':
      return numberOf(report.prevalenceIndex);
    case 'judge_tpr':
      return numberOf(report.judgeTpr);
    case 'judge_tnr':
      return numberOf(report.judgeTnr);
    case 'specific_agreement_fail':
      return numberOf(report.failAgreement);
    case 'mcnemar_exact_p':
      return numberOf(mcnemar.exactP);
    case 'mcnemar_mid_p':
      return numberOf(mcnemar.midP);
    case 'mcnemar_chi2':
      return numberOf(mcnemar.chiSquared);
    case 'mcnemar_chi2_corrected':
      return numberOf(mcnemar.corrected);
    case 'mcnemar_chi2_corrected_p':
      return numberOf(mcnemar.correctedP);
    case 'kappa_bootstrap_exact_low_95':
    case 'kappa_bootstrap_exact_high_95':
    case 'kappa_bootstrap_undefined_mass': {
      const interval = bootstrapKappa(table, 0);
      if (interval.kind === 'undefined') return null;
      const { low, high, undefinedShare } = interval;
      return statistic.endsWith('mass') ? undefinedShare : statistic.includes('low') ? low : high;
    }
    default:
      return undefined;
  }
}

function ofMatrix(statistic: string, matrix: AgreementMatrix, weights: 'linear' | 'quadratic' | null): number | null {
  const categories = matrix.map((_, at) => String(at));
  const report = agreementOfMatrix(matrix, categories, { ordered: true });
  const figures: KappaFigures = weights === null ? report : report[weights];
  const byName: ReadonlyMap<string, Statistic | number | null> = new Map(Object.entries(named(report, figures)));
  const found = byName.get(statistic);
  if (found === undefined) throw new Error(`No statistic is called ${statistic}`);
  return found === null || typeof found === 'number' ? found : numberOf(found);
}

function named(report: MatrixReport, figures: KappaFigures): Readonly<Record<string, Statistic | number | null>> {
  return {
    po: numberOf(report.po),
    po_se_wald: report.poSe,
    pe: report.pe,
    cohen_kappa: report.kappa,
    kappa_max: report.kappaMax,
    pabak: report.pabak,
    brennan_prediger: report.pabak,
    scott_pi: report.scottPi,
    gwet_ac1: report.gwet.coefficient,
    gwet_ac1_se: report.gwet.se,
    gwet_ac2_quadratic: report.quadratic.gwet.coefficient,
    weighted_kappa_linear: report.linear.kappa,
    weighted_kappa_quadratic: report.quadratic.kappa,
    kappa_se: figures.se,
    kappa_se_null: figures.seByChance,
    kappa_z_null: figures.z,
    kappa_ci_low_95_z: endOf(figures.interval, 'low'),
    kappa_ci_high_95_z: endOf(figures.interval, 'high'),
  };
}

function endOf(interval: Interval, end: 'low' | 'high'): number | null {
  return interval.kind === 'undefined' ? null : interval[end];
}

function numberOf(statistic: { readonly kind: 'undefined' } | { readonly value: number }): number | null {
  return 'value' in statistic ? statistic.value : null;
}
