import { bootstrapKappa, type BootstrapInterval } from '../../core/agreement/bootstrap.ts';
import type { Share } from '../../core/agreement/share.ts';
import type { Statistic } from '../../core/agreement/statistic.ts';
import type { AgreementTable } from '../../core/agreement/table.ts';
import type { Report } from '../../core/comparison/compareSeries.ts';

/** Figures that are folded away at first, by the names under which the page explains them. */
export type FigureName =
  | 'kappa-se'
  | 'kappa-test'
  | 'kappa-max'
  | 'prevalence'
  | 'bias'
  | 'pabak'
  | 'brennan-prediger'
  | 'gwet'
  | 'scott'
  | 'pass-agreement'
  | 'fail-agreement'
  | 'tpr'
  | 'tnr'
  | 'mcnemar-exact'
  | 'mcnemar-mid'
  | 'mcnemar-chi'
  | 'mcnemar-corrected'
  | 'bowker'
  | 'mcc'
  | 'linear'
  | 'quadratic';

export interface NamedFigure {
  readonly name: FigureName;
  readonly value: Statistic | Share;
  /** A probability: more decimals are shown. */
  readonly isP?: true;
}

/** Everything that is said of a comparison beside what is shown first; no interval that takes time. */
export function moreFigures({ kind, of }: Report): readonly NamedFigure[] {
  return [
    { name: 'kappa-se', value: of.se },
    { name: 'kappa-test', value: of.p, isP: true },
    { name: 'kappa-max', value: of.kappaMax },
    ...(kind === 'table'
      ? ([
          { name: 'prevalence', value: of.prevalenceIndex },
          { name: 'bias', value: of.biasIndex },
          { name: 'pabak', value: of.pabak },
        ] as const)
      : ([
          { name: 'brennan-prediger', value: of.pabak },
          { name: 'linear', value: of.linear.kappa },
          { name: 'quadratic', value: of.quadratic.kappa },
          { name: 'bowker', value: of.bowker.p, isP: true },
        ] as const)),
    { name: 'gwet', value: of.gwet.coefficient },
    { name: 'scott', value: of.scottPi },
    ...(kind === 'table'
      ? ([
          { name: 'pass-agreement', value: of.passAgreement },
          { name: 'fail-agreement', value: of.failAgreement },
          { name: 'tpr', value: of.judgeTpr },
          { name: 'tnr', value: of.judgeTnr },
          { name: 'mcnemar-exact', value: of.mcnemar.exactP, isP: true },
          { name: 'mcnemar-mid', value: of.mcnemar.midP, isP: true },
          { name: 'mcnemar-chi', value: of.mcnemar.chiSquaredP, isP: true },
          { name: 'mcnemar-corrected', value: of.mcnemar.correctedP, isP: true },
          { name: 'mcc', value: of.mcc },
        ] as const)
      : []),
  ];
}

/** Where tables are drawn, from this seed. */
const SEED = 1;

/** The resampled interval of kappa: up to half a second of work. */
export function bootstrapOf(table: AgreementTable): BootstrapInterval {
  return bootstrapKappa(table, SEED);
}
