import { BookOpen, FileInput } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { DatasetSummary } from '../../engine/engine.ts';
import { conformanceOf } from '../../state/conformance/conformance.ts';
import { adapterChoices, adapterOf, chooseAdapter } from '../../state/conformance/conformanceRun.ts';
import { currentRunSummary } from '../../state/selectors.ts';
import { formatRoute } from '../../state/url.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { AdapterSelect } from './AdapterSelect.tsx';
import { BaselineButtons, type BaselineButtonsProps } from './BaselineButtons.tsx';
import { words } from './conformanceWords.ts';
import { OutputsDialog } from './OutputsDialog.tsx';

export interface ConformanceActionsProps extends Pick<BaselineButtonsProps, 'held' | 'onRefused'> {
  readonly bench: Workbench;
  readonly summary: DatasetSummary;
  /** The adapter alone. */
  readonly folded: boolean;
  readonly onPick: () => void;
}

const RULES = formatRoute({ view: 'help', topic: 'conformance', place: 'rules' });

/** Which normaliser is judged, by which rules, and what it is held against. */
export function ConformanceActions({ bench, summary, folded, held, onRefused, onPick }: ConformanceActionsProps) {
  const { context, store } = bench;
  const run = useStore(store, currentRunSummary);
  const [shapes, setShapes] = useState(false);
  return (
    <>
      <AdapterSelect
        choices={adapterChoices(summary)}
        chosen={run === null ? null : adapterOf(summary, run)}
        onChoose={(choice) => {
          chooseAdapter(context, choice);
        }}
      />
      {!folded && (
        <>
          <Button
            icon={<FileInput />}
            onClick={() => {
              setShapes(true);
            }}
          >
            {words.outputs}
          </Button>
          <OutputsDialog open={shapes} onOpenChange={setShapes} onPick={onPick} />
          <BaselineButtons
            conformance={conformanceOf(context)}
            fingerprint={summary.fingerprint}
            held={held}
            onRefused={onRefused}
          />
          <LinkButton variant="quiet" icon={<BookOpen />} href={RULES} title={words.rulesHint}>
            {words.rules}
          </LinkButton>
        </>
      )}
    </>
  );
}
