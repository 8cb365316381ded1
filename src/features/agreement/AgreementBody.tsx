import { useMemo, type ComponentType } from 'react';
import { useStore } from 'zustand';
import type { Compared } from '../../state/agreement/compareSides.ts';
import { findingsOf } from '../../state/agreement/findings.ts';
import { peopleCompared, unlabelledOf } from '../../state/agreement/peopleCompared.ts';
import { totalsCompared } from '../../state/agreement/totals.ts';
import { isOwn } from '../../state/agreement/settleChoice.ts';
import type { Dataset } from '../../state/datasets.ts';
import type { RunDetail } from '../../state/labels/runDetail.ts';
import { NO_PARAMS, type RunParams } from '../../state/route.ts';
import { formatRoute } from '../../state/url.ts';
import type { Workbench } from '../../state/workbench.ts';
import { cx } from '../../ui/cx.ts';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { CountsTable } from './CountsTable.tsx';
import { Disagreements } from './Disagreements.tsx';
import { Figures } from './Figures.tsx';
import { LeftOutPanel } from './LeftOutPanel.tsx';
import { MoreFigures } from './MoreFigures.tsx';
import { namesOf } from './names.ts';
import { PartsPanel } from './PartsPanel.tsx';
import { PeopleLine } from './PeopleLine.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import { Review } from './Review.tsx';
import { SettlePanel } from './SettlePanel.tsx';
import { Summary } from './Summary.tsx';
import { ThresholdPanel } from './ThresholdPanel.tsx';
import { TotalsPanel } from './TotalsPanel.tsx';
import { UnlabelledPanel } from './UnlabelledPanel.tsx';
import { useFocusBack } from './useFocusBack.ts';
import { useReview } from './useReview.ts';
import type { Comparison } from './useComparison.ts';
import { words } from './words.ts';
import styles from './AgreementView.module.css';

export interface AgreementBodyProps {
  readonly bench: Workbench;
  readonly dataset: Dataset;
  readonly run: RunParams | null;
  readonly runBody: ComponentType<{ readonly detail: RunDetail }>;
  readonly comparison: Comparison;
  readonly compared: Compared;
}

/** A run has room beside the list. */
const BESIDE = '(min-width: 1000px)';

/** The table and what follows from it, the disagreements, and beside them the run that is looked at. */
export function AgreementBody({ dataset, run, runBody, comparison, compared }: AgreementBodyProps) {
  const names = namesOf(comparison.choice);
  const isYou = isOwn(comparison.choice, comparison.labels);
  const besides = useMediaQuery(BESIDE);
  const findings = useMemo(() => findingsOf(compared), [compared]);
  const review = useReview({ dataset, run, comparison, keys: findings.keys });
  const shown = useStore(comparison.comparing.store, (state) => state.shown);
  const people = useMemo(() => peopleCompared(compared, names.judge), [compared, names.judge]);
  const unlabelled = useMemo(() => unlabelledOf(compared), [compared]);
  const { sides, desk, labels, choose } = comparison;
  const totals = useMemo(
    () => (sides.kind === 'done' ? totalsCompared(sides.value, compared) : null),
    [sides, compared],
  );
  const list = useFocusBack(shown);
  const { report } = compared.comparison;
  return (
    <div className={cx(styles.body, shown !== null && styles.two)}>
      <div ref={list} className={styles.scroll} hidden={shown !== null && !besides}>
        {people !== null && <PeopleLine compared={people} />}
        <div className={styles.first}>
          <Summary compared={compared} findings={findings} />
          <div className={styles.counted}>
            <CountsTable matrix={findings.matrix} categories={compared.by.categories} names={names} />
            <Figures report={report} />
          </div>
        </div>
        <Disagreements
          comparison={comparison}
          differing={findings.differing}
          compared={compared}
          isYou={isYou}
          review={review}
          isHidden={shown !== null && !besides}
        />
        {findings.leftOut.length > 0 && (
          <LeftOutPanel leftOut={compared.comparison.leftOut} counts={findings.leftOut} onShow={review.show} />
        )}
        {people !== null && <PeoplePanel compared={people} />}
        {people !== null && (
          <SettlePanel
            compared={compared}
            people={people}
            canSettle={labels.rater !== ''}
            onSettle={desk.actions.adjudicate}
            onShow={review.show}
          />
        )}
        {compared.graded.length > 0 && (
          <ThresholdPanel
            compared={compared}
            onChoose={(atLeast) => {
              choose({ atLeast }, 'replace');
            }}
          />
        )}
        {unlabelled !== null && <UnlabelledPanel rate={unlabelled} />}
        {totals !== null && <TotalsPanel totals={totals} onShow={review.show} />}
        <PartsPanel dataset={dataset} run={run} comparison={comparison} compared={compared} />
        <MoreFigures report={report} />
      </div>
      {shown !== null && (
        <section className={styles.beside} aria-label={words.runOf}>
          <Review
            comparison={comparison}
            compared={compared}
            shown={shown}
            isYou={isYou}
            review={review}
            runBody={runBody}
            labelHref={formatRoute({ view: 'label', data: dataset.key, key: shown, params: { ...NO_PARAMS, run } })}
            isBeside={besides}
          />
        </section>
      )}
    </div>
  );
}
