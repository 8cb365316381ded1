import type { GwetFigures } from './gwet.ts';
import type { KappaFigures } from './kappa.ts';
import type { BowkerFigures, McNemarFigures } from './mcnemar.ts';
import type { Share } from './share.ts';
import type { Statistic } from './statistic.ts';
import type { AgreementMatrix, AgreementTable } from './table.ts';

/** What is said of any number of categories. Every statistic is a number or undefined with its cause. */
export interface CommonFigures extends KappaFigures {
  readonly n: number;
  /** Observed agreement: pairs that agree, of n. */
  readonly po: Share;
  /** Standard error of po as of any share (Wald). */
  readonly poSe: Statistic;
  /** Agreement by chance alone, were both to keep their totals. */
  readonly pe: Statistic;
  /** The highest kappa that these totals allow. */
  readonly kappaMax: Statistic;
  /** Prevalence- and bias-adjusted kappa: 2 po − 1, for more than two categories Brennan and Prediger's. */
  readonly pabak: Statistic;
  readonly scottPi: Statistic;
  /** Gwet's AC1. */
  readonly gwet: GwetFigures;
}

/** The judge's one-sidedness: every disagreement is a pass of what the human failed, or the other way round. */
export type Lean = 'lenient' | 'strict';

/** Judge against human over PASS and FAIL. */
export interface AgreementReport extends CommonFigures {
  readonly table: AgreementTable;
  /** Null where disagreements go both ways, where there are none, and where either gave one label throughout. */
  readonly lean: Lean | null;
  /** |a − d| / n: how unevenly the two labels are used. */
  readonly prevalenceIndex: Statistic;
  /** (b − c) / n: above 0 where the judge is the more lenient. */
  readonly biasIndex: Statistic;
  /** Specific agreement on PASS, 2a / (2a + b + c), and on FAIL. */
  readonly passAgreement: Statistic;
  readonly failAgreement: Statistic;
  /** Matthews' correlation coefficient. */
  readonly mcc: Statistic;
  readonly mcnemar: McNemarFigures;
  /** Of what the human passes, how much the judge passes. */
  readonly judgeTpr: Share;
  /** Of what the human fails, how much the judge fails. */
  readonly judgeTnr: Share;
}

/** Judge against human over any number of categories. */
export interface MatrixReport extends CommonFigures {
  readonly matrix: AgreementMatrix;
  readonly categories: readonly string[];
  /** Of each category: how far both give it where either does. */
  readonly specific: readonly Statistic[];
  readonly bowker: BowkerFigures;
  /** By distance on the declared scale; undefined where the categories have no order. */
  readonly linear: WeightedFigures;
  readonly quadratic: WeightedFigures;
}

export interface WeightedFigures extends KappaFigures {
  /** Gwet's AC2 with the same weights. */
  readonly gwet: GwetFigures;
}
