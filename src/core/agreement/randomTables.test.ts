import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { agreementOfTable } from './agreementOfTable.ts';
import { agreementOfMatrix } from './agreementOfMatrix.ts';
import { agreementOfRaters } from './agreementOfRaters.ts';
import { bootstrapKappa } from './bootstrap.ts';
import { predictionPowered, roganGladen, type CorrectedRate } from './correctedRate.ts';
import type { GwetFigures } from './gwet.ts';
import type { KappaFigures } from './kappa.ts';
import { ratingCounts } from './ratings.ts';
import type { AgreementReport, CommonFigures } from './report.ts';
import type { Share } from './share.ts';
import type { Statistic } from './statistic.ts';
import type { AgreementMatrix } from './table.ts';

/** Statistics by name; null is undefined, and what is not named is not compared. */
type Expected = Readonly<Record<string, number | null>>;

interface RandomTable {
  readonly matrix: AgreementMatrix;
  readonly binary?: Expected & { readonly unlabelled: readonly [passes: number, of: number] };
  readonly bootstrap?: Expected | null;
  readonly bowker?: Expected;
  readonly linear?: Expected;
  readonly quadratic?: Expected;
}

interface RandomRaters {
  readonly items: readonly (readonly (string | null)[])[];
  readonly categories: readonly string[];
  readonly alpha: Expected;
  readonly fleiss: Expected;
}

const { tables } = read('random-tables') as { readonly tables: readonly (RandomTable & Expected)[] };
const { raters } = read('random-raters') as { readonly raters: readonly RandomRaters[] };

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`./vectors/${name}.json`, import.meta.url), 'utf8'));
}

describe('random tables', () => {
  it('are two hundred, with forty of several raters', () => {
    expect([tables.length, raters.length]).toEqual([200, 40]);
  });

  it.each(tables.map((table) => [JSON.stringify(table.matrix), table] as const))(
    'have the statistics of the independent program: %s',
    (_, { matrix, ...expected }) => {
      const categories = matrix.map((__, at) => String(at));
      const report = agreementOfMatrix(matrix, categories, { ordered: true });
      same({ ...common(report), ...kappas(report), ...gwets(report.gwet) }, expected);
      if (expected.bowker !== undefined) {
        const { chiSquared, freedom, p } = report.bowker;
        same({ chiSquared: valueOf(chiSquared), freedom, p: valueOf(p) }, expected.bowker);
      }
      for (const weighting of ['linear', 'quadratic'] as const) {
        const weighted = report[weighting];
        same({ ...kappas(weighted), ...gwets(weighted.gwet) }, expected[weighting] ?? {});
      }
      if (expected.binary !== undefined) sameTable(matrix, expected.binary, expected.bootstrap);
    },
  );

  it.each(raters.map((one) => [JSON.stringify(one.items), one] as const))(
    'of several raters, too: %s',
    (_, { items, categories, alpha, fleiss }) => {
      const { counts, outside } = ratingCounts(items, categories);
      const report = agreementOfRaters(counts, categories, { ordered: true });
      expect(outside).toBe(0);
      same(values({ ...report.alpha }), alpha);
      same(values({ ...report.fleiss }), fleiss);
    },
  );
});

function sameTable(
  [[a = 0, b = 0] = [], [c = 0, d = 0] = []]: AgreementMatrix,
  { unlabelled: [passes, of], ...expected }: NonNullable<RandomTable['binary']>,
  bootstrap: Expected | null | undefined,
): void {
  const table = { a, b, c, d };
  const report = agreementOfTable(table);
  same(
    {
      ...binary(report),
      ...corrected('roganGladen', roganGladen(table, { passes, of })),
      ...corrected('ppi', predictionPowered(table, { passes, of })),
    },
    expected,
  );
  if (bootstrap === undefined) return;
  const interval = bootstrapKappa(table, 0);
  if (interval.kind === 'undefined' || bootstrap === null) {
    expect([interval, bootstrap]).toEqual([{ kind: 'undefined', why: 'one-label' }, null]);
  } else {
    const { low, high, undefinedShare } = interval;
    same({ low, high, undefinedShare }, bootstrap);
  }
}

function common(report: CommonFigures): Expected {
  const { po, poSe, pe, kappaMax, pabak, scottPi } = report;
  return { n: report.n, ...share('po', po), ...values({ poSe, pe, kappaMax, pabak, scottPi }) };
}

function kappas({ kappa, se, interval, seByChance, z, p }: KappaFigures): Expected {
  const { low, high } = interval.kind === 'undefined' ? { low: null, high: null } : interval;
  return { ...values({ kappa, se, seByChance, z, p }), low, high };
}

function gwets({ coefficient, se }: GwetFigures): Expected {
  return values({ ac: coefficient, acSe: se });
}

function binary(report: AgreementReport): Expected {
  const { prevalenceIndex, biasIndex, passAgreement, failAgreement, mcc } = report;
  return {
    ...values({ prevalenceIndex, biasIndex, passAgreement, failAgreement, mcc, ...report.mcnemar }),
    ...share('judgeTpr', report.judgeTpr),
    ...share('judgeTnr', report.judgeTnr),
  };
}

function share(name: string, found: Share): Expected {
  if (found.kind === 'undefined') return { [name]: null };
  return { [name]: found.value, [`${name}Low`]: found.low, [`${name}High`]: found.high };
}

function corrected(name: string, rate: CorrectedRate): Expected {
  return rate.kind === 'undefined'
    ? { [name]: null, [`${name}Se`]: null }
    : { [name]: rate.raw, [`${name}Se`]: rate.se };
}

function values(statistics: Readonly<Record<string, Statistic>>): Expected {
  return Object.fromEntries(Object.entries(statistics).map(([name, statistic]) => [name, valueOf(statistic)]));
}

function valueOf(statistic: Statistic): number | null {
  return statistic.kind === 'undefined' ? null : statistic.value;
}

/** What is found is expected, name by name, to ten digits; a name the independent program lacks is a mistake here. */
function same(found: Expected, expected: Expected): void {
  if (Object.keys(expected).length === 0) return;
  const off = Object.entries(found).filter(([name, value]) => !isNear(value, expected[name]));
  expect(off.map(([name, value]) => [name, value, expected[name]])).toEqual([]);
}

function isNear(found: number | null, expected: number | null | undefined): boolean {
  if (found === null || expected === null || expected === undefined) return found === (expected ?? null);
  return Math.abs(found - expected) <= 1e-10 * Math.max(1, Math.abs(expected));
}
