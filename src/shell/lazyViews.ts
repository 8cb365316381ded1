import { memo } from 'react';
import { loadRubricForm } from '../features/label/loadRubricForm.ts';
import { loadConformance } from '../features/results/loadConformance.ts';
import { loadForget } from '../features/open/loadForget.ts';
import { loadMapping } from '../features/open/loadMapping.ts';
import { loadRetryAs } from '../features/open/loadRetryAs.ts';
import { chunks } from '../state/lazyActions.ts';
import { loadLabels } from '../storage/lazyLabels.ts';
import { prefetchInTurn } from './prefetch.ts';

/** The table of results, in a chunk of its own. */
export async function loadResults() {
  const { ResultsView } = await import('../features/results/ResultsView.tsx');
  // A route that changes in what the view asks of the store by itself draws it anew only there.
  return { default: memo(ResultsView) };
}

export async function loadItem() {
  const { ItemView } = await import('../features/item/ItemView.tsx');
  return { default: ItemView };
}

/** The builder of trajectories. */
export async function loadBuild() {
  const { BuildView } = await import('../features/build/BuildView.tsx');
  return { default: BuildView };
}

export async function loadHelp() {
  const { HelpView } = await import('../features/help/HelpView.tsx');
  return { default: HelpView };
}

/** The view in which runs are labelled. */
export async function loadLabel() {
  const { LabelView } = await import('../features/label/LabelView.tsx');
  return { default: LabelView };
}

/** The view in which judge and human are compared. */
export async function loadAgreement() {
  const { AgreementView } = await import('../features/agreement/AgreementView.tsx');
  return { default: AgreementView };
}

/** The view in which two runs are compared. */
export async function loadCompare() {
  const { CompareView } = await import('../features/compare/CompareView.tsx');
  return { default: CompareView };
}

/** A run without anything that says how it was judged. */
export async function loadRunBody() {
  const { RunBody } = await import('../features/item/RunBody.tsx');
  return { default: RunBody };
}

/** What the rules of the reference normaliser did to a case. */
export async function loadCaseRules() {
  const { CaseRules } = await import('../features/item/CaseRules.tsx');
  return { default: CaseRules };
}

/** Why a file could not be opened, in words. */
export async function loadRefusals() {
  const { Refusals } = await import('../features/open/Refusals.tsx');
  return { default: Refusals };
}

/** What floats over the views. */
export async function loadDialogs() {
  const { Dialogs } = await import('./Dialogs.tsx');
  return { default: Dialogs };
}

/**
 * Fetches every chunk while nothing is `busy`, so that a cut network changes nothing; the editor, which is large, last.
 */
export function prefetchViews(busy: () => boolean): void {
  const parts = [
    loadResults,
    loadItem,
    () => import('../state/itemText.ts'),
    ...Object.values(chunks),
    loadDialogs,
    loadHelp,
    loadBuild,
    loadLabels,
    loadLabel,
    loadRubricForm,
    loadRunBody,
    loadCaseRules,
    loadAgreement,
    loadConformance,
    loadCompare,
    () => import('../state/buildSchools.ts'),
    loadRefusals,
    loadRetryAs,
    loadMapping,
    loadForget,
    async () => (await import('../ui/editor/JsonView.tsx')).preloadJsonView(),
    async () => (await import('../ui/editor/JsonEditor.tsx')).preloadJsonEditor(),
  ];
  void prefetchInTurn(parts, busy);
}
