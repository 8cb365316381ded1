import { useEffect, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { refusalSentence } from '../../core/words/refusal.ts';
import type { Dataset } from '../../state/datasets.ts';
import { deskOf } from '../../state/labels/deskOf.ts';
import type { RunDetail } from '../../state/labels/runDetail.ts';
import { formatRoute } from '../../state/url.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { AgreementHeader } from './AgreementHeader.tsx';
import { AgreementBody } from './AgreementBody.tsx';
import { Gate } from './Gate.tsx';
import { useComparison, type AgreementRoute, type Comparison } from './useComparison.ts';
import { useGate } from './useGate.ts';
import { words } from './words.ts';
import styles from './AgreementView.module.css';

export interface AgreementViewProps {
  readonly bench: Workbench;
  readonly dataset: Dataset;
  readonly route: AgreementRoute;
  /** Shows a run; the item view's own parts. */
  readonly runBody: ComponentType<{ readonly detail: RunDetail }>;
}

/** How far judge and human agree, closed while labels are still to be given blind. */
export function AgreementView({ bench, dataset, route, runBody }: AgreementViewProps) {
  const { store, actions } = deskOf(bench.context);
  const stage = useStore(store, (state) => state.stage);
  const scope = useStore(store, (state) => state.scope);
  const { run } = route.params;
  useEffect(() => {
    actions.open(dataset, run);
  }, [actions, dataset, run]);
  if (dataset.summary === null) return <Waiting name={dataset.name}>{words.reading}</Waiting>;
  if (stage !== 'ready' || scope?.dataset.id !== dataset.id) {
    return <Waiting name={dataset.name}>{words.readingLabels}</Waiting>;
  }
  return <Ready bench={bench} dataset={dataset} route={route} runBody={runBody} />;
}

function Ready({ bench, dataset, route, runBody }: AgreementViewProps) {
  const comparison = useComparison(bench, dataset, route);
  const gate = useGate(comparison);
  const { human, judge } = comparison.choice;
  const labelHref = formatRoute({ view: 'label', data: dataset.key, key: null, params: route.params });
  const isOpen = human !== null && judge !== null && !gate.closed;
  return (
    <div className={styles.view}>
      <AgreementHeader bench={bench} dataset={dataset} route={route} comparison={comparison} isOpen={isOpen} />
      {human === null || judge === null ? (
        <Nobody isHuman={human !== null} labelHref={labelHref} />
      ) : gate.closed ? (
        <Gate gate={gate} labelHref={labelHref} />
      ) : (
        <Compared bench={bench} dataset={dataset} route={route} runBody={runBody} comparison={comparison} />
      )}
    </div>
  );
}

function Nobody({ isHuman, labelHref }: { readonly isHuman: boolean; readonly labelHref: string }) {
  return (
    <EmptyState
      title={words.nobody}
      actions={
        isHuman ? undefined : (
          <LinkButton href={labelHref} variant="primary">
            {words.startLabelling}
          </LinkButton>
        )
      }
    >
      {isHuman ? words.nobodyJudge : words.nobodyHuman}
    </EmptyState>
  );
}

interface ComparedProps extends AgreementViewProps {
  readonly comparison: Comparison;
}

function Compared({ bench, dataset, route, runBody, comparison }: ComparedProps) {
  const { sides, compared, comparing } = comparison;
  if (sides.kind === 'refused' || sides.kind === 'crashed') {
    const why = sides.kind === 'refused' ? refusalSentence(sides.refusal) : sides.message;
    return (
      <EmptyState title={words.refused} actions={<Button onClick={comparing.again}>{words.tryAgain}</Button>}>
        <PlainText text={why} multiline />
      </EmptyState>
    );
  }
  if (compared === null) {
    return (
      <p className={styles.waiting} role="status">
        {words.comparing}
      </p>
    );
  }
  return (
    <AgreementBody
      bench={bench}
      dataset={dataset}
      run={route.params.run}
      runBody={runBody}
      comparison={comparison}
      compared={compared}
    />
  );
}
