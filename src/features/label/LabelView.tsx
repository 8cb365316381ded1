import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useStore } from 'zustand';
import type { Rubric } from '../../core/rubric/rubric.ts';
import { SEEN_BY } from '../../state/agreement/gate.ts';
import { loadShownRun } from '../../state/agreement/shownRun.ts';
import type { Dataset } from '../../state/datasets.ts';
import { deskOf } from '../../state/labels/deskOf.ts';
import type { RunDetail } from '../../state/labels/runDetail.ts';
import { seenOf } from '../../state/labels/seen.ts';
import { ratersOf } from '../../state/labels/select.ts';
import type { Route } from '../../state/route.ts';
import { formatRoute } from '../../state/url.ts';
import type { Workbench } from '../../state/workbench.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { BringDialog } from './BringDialog.tsx';
import { KeysOnContext } from './KeyButton.tsx';
import { LabelDeskView } from './LabelDeskView.tsx';
import { LabelStart } from './LabelStart.tsx';
import { loadRubricForm } from './loadRubricForm.ts';
import { SettingsSheet } from './SettingsSheet.tsx';
import { useRouteItem } from './useRouteItem.ts';
import { useSetup } from './useSetup.ts';
import { words } from './words.ts';

const RubricForm = lazy(loadRubricForm);

export interface LabelViewProps {
  readonly bench: Workbench;
  readonly dataset: Dataset;
  readonly route: Extract<Route, { readonly view: 'label' }>;
  /** Shows a run without anything that says how it was judged; the item view's own parts. */
  readonly runBody: ComponentType<{ readonly detail: RunDetail }>;
}

/** What lies over the view. */
type Over = { readonly kind: 'bring' | 'settings' } | { readonly kind: 'finish'; readonly left: number };

/** Items labelled one after the other. Until somebody has said who labels, a first step asks for it. */
export function LabelView({ bench, dataset, route, runBody }: LabelViewProps) {
  const desk = deskOf(bench.context);
  const { store, actions } = desk;
  const stage = useStore(store, (state) => state.stage);
  const scope = useStore(store, (state) => state.scope);
  const { run } = route.params;
  useEffect(() => {
    actions.open(dataset, run);
  }, [actions, dataset, run]);
  useRouteItem(bench, desk, route.key);
  if (dataset.summary === null) return <Waiting name={dataset.name}>{words.reading}</Waiting>;
  if (stage !== 'ready' || scope?.dataset.id !== dataset.id) {
    return <Waiting name={dataset.name}>{words.readingLabels}</Waiting>;
  }
  return <Ready bench={bench} dataset={dataset} route={route} runBody={runBody} />;
}

function Ready({ bench, dataset, route, runBody }: LabelViewProps) {
  const desk = deskOf(bench.context);
  const { store, actions } = desk;
  const state = useStore(store);
  const keysOn = useStore(bench.store, (one) => one.ui.keysOn);
  const [starting, setStarting] = useState(false);
  const [over, setOver] = useState<Over | null>(null);
  // Over the settings, too: it gives the focus back to them.
  const [form, setForm] = useState<{ readonly rubric: Rubric | null } | null>(null);
  const setup = useSetup(bench, dataset, route.params.run, desk, (rubric) => {
    setForm({ rubric });
  });
  const isStarting = starting || state.rater === '';
  const agreement: Route = { view: 'agreement', data: dataset.key, choice: '', params: route.params };

  function close(): void {
    setOver(null);
  }
  function bring(): void {
    setOver({ kind: 'bring' });
  }
  if (state.queue.length === 0) {
    return (
      <Waiting name={dataset.name}>
        <EmptyState title={words.noItems}>{words.noItemsWhy}</EmptyState>
      </Waiting>
    );
  }
  return (
    <KeysOnContext value={keysOn}>
      {isStarting ? (
        <LabelStart
          name={dataset.name}
          items={state.queue.length}
          seen={seenOf(state)}
          rater={state.rater}
          raters={ratersOf(state.log)}
          setup={setup}
          ways={<Button onClick={bring}>{words.bring}</Button>}
          onStart={(rater) => {
            actions.setRater(rater);
            setStarting(false);
          }}
        />
      ) : (
        <LabelDeskView
          name={dataset.name}
          desk={desk}
          agreementHref={formatRoute(agreement)}
          runBody={runBody}
          readWhy={async (key) =>
            loadShownRun(bench.context, dataset, key, { run: route.params.run, judge: state.judge })
          }
          onFinish={(left) => {
            setOver({ kind: 'finish', left });
          }}
          onBring={bring}
          onSettings={() => {
            setOver({ kind: 'settings' });
          }}
        />
      )}
      {(over?.kind === 'bring' || state.importing !== null) && (
        <BringDialog
          step={state.importing}
          others={state.others}
          onFile={actions.readLabelFile}
          onOther={actions.readOther}
          rater={state.rater}
          onTakeIn={(rater) => {
            if (state.rater === '') actions.setRater(rater);
            actions.takeIn();
            close();
          }}
          onClose={() => {
            actions.dropImport();
            close();
          }}
        />
      )}
      {over?.kind === 'settings' && (
        <SettingsSheet
          rater={state.rater}
          onRater={() => {
            setStarting(true);
            close();
          }}
          advances={state.advances}
          onAdvances={actions.setAdvances}
          keysOn={keysOn}
          onKeysOn={bench.actions.setKeysOn}
          persisted={state.persisted}
          setup={setup}
          onClose={close}
        />
      )}
      {form !== null && (
        <Suspense fallback={null}>
          <RubricForm
            rubric={form.rubric}
            rubrics={state.rubrics}
            newId={bench.context.effects.newId}
            onSave={(rubric) => {
              actions.saveRubric(rubric);
              setForm(null);
            }}
            onClose={() => {
              setForm(null);
            }}
          />
        </Suspense>
      )}
      {over?.kind === 'finish' && (
        <AlertDialog
          open
          onOpenChange={close}
          title={words.finishAsk}
          description={words.finishWhat(over.left)}
          confirmLabel={words.finishGo}
          onConfirm={() => {
            actions.see(state.queue, SEEN_BY);
            bench.actions.go(agreement);
          }}
        />
      )}
    </KeysOnContext>
  );
}
