import { GitCompareArrows } from 'lucide-react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { runTitle } from '../../core/words/runTitle.ts';
import type { DatasetSummary } from '../../engine/engine.ts';
import { offersOf, plainOffer, type Offer } from '../../state/compare/offers.ts';
import { conformanceOf } from '../../state/conformance/conformance.ts';
import { namedRun } from '../../state/namedRun.ts';
import { currentDataset, wantedRun } from '../../state/selectors.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu, type MenuEntry } from '../../ui/Menu.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import { words } from './words.ts';

export interface CompareMenuProps {
  readonly bench: Workbench;
  /** The icon alone. */
  readonly compact: boolean;
}

/** Leads to the comparison of the run in sight with another; nothing where nothing is judged. */
export function CompareMenu({ bench: { actions, context, store }, compact }: CompareMenuProps) {
  const baselines = useStore(conformanceOf(context).store, (state) => state.baselines);
  const facts = useStore(
    store,
    useShallow((state) => ({
      datasets: state.datasets.open,
      runs: state.runs,
      run: wantedRun(state),
      route: state.route,
    })),
  );
  if (facts.run === null) return null;
  const state = store.getState();
  const plain = plainOffer(state);
  if (plain === null) return null;
  const offers = offersOf(state, baselines);
  const summary = currentDataset(state)?.summary ?? null;
  const trigger = compact ? (
    <Button variant="quiet" icon={<GitCompareArrows />} label={words.compare} />
  ) : (
    <Button variant="quiet" icon={<GitCompareArrows />} title={words.compareHint}>
      {words.compare}
    </Button>
  );
  return (
    <Menu
      align="end"
      trigger={trigger}
      entries={[
        { kind: 'heading', id: 'with', label: words.compareWith },
        ...ownFirst(offers).map((offer): MenuEntry => ({
          kind: 'item',
          id: offer.key,
          label: offerName(summary, offer),
          onSelect: () => {
            actions.go(offer.route);
          },
        })),
        {
          kind: 'item',
          id: 'choose',
          label: words.compareOther,
          onSelect: () => {
            actions.go(plain);
          },
        },
      ]}
    />
  );
}

/** What is of the same items first: other replies and runs, then baselines, then other files. */
function ownFirst(offers: readonly Offer[]): readonly Offer[] {
  const order: readonly Offer['what']['kind'][] = ['replies', 'run', 'baseline', 'file'];
  return offers.toSorted((one, other) => order.indexOf(one.what.kind) - order.indexOf(other.what.kind));
}

function offerName(summary: DatasetSummary | null, { what }: Offer): string {
  if (what.kind === 'run') return labelText(runTitle(namedRun(summary, what.run)), 80);
  const file = labelText(what.name, 60);
  if (what.kind === 'baseline') return words.compareBaseline(file);
  return what.replies === null
    ? file
    : words.compareReplies(labelText(what.replies, 60), what.kind === 'file' ? file : null);
}
