import { useState } from 'react';
import { useStore } from 'zustand';
import { formatTitle } from '../../core/words/title.ts';
import { isCorpus } from '../../state/conformance/conformanceRun.ts';
import { likelyOutputs } from '../../state/conformance/likelyOutputs.ts';
import { outlookOf } from '../../state/mappingEdit.ts';
import { holdsReplies } from '../../state/mappingSteps.ts';
import type { MappingStep } from '../../state/mappingStep.ts';
import { currentDataset } from '../../state/selectors.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { NARROW, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { MappingCards } from './MappingCards.tsx';
import { MappingChoices } from './MappingChoices.tsx';
import { MappingTable } from './MappingTable.tsx';
import { OutputsHint } from './OutputsHint.tsx';
import { mappingWords as words, outlookSentence } from './mappingWords.ts';
import styles from './Mapping.module.css';

export interface MappingDialogProps {
  readonly bench: Workbench;
}

/** Asks what the columns of a file hold, one file after the other. */
export function MappingDialog({ bench }: MappingDialogProps) {
  const step = useStore(bench.store, (state) => state.datasets.mappingSteps[0] ?? null);
  return step === null ? null : <Step key={step.token} step={step} bench={bench} />;
}

interface StepProps extends MappingDialogProps {
  readonly step: MappingStep;
}

function Step({ step, bench }: StepProps) {
  const { preview, start, token, again } = step;
  const [mapping, setMapping] = useState(start);
  const current = useStore(bench.store, (state) => currentDataset(state)?.name ?? null);
  // Beside a corpus nothing else is likely, and what a mapping would make of it is of no use there.
  const besideCorpus = useStore(bench.store, (state) => isCorpus(currentDataset(state)?.summary ?? null));
  const likely = besideCorpus && !again && preview.recognisedAs === null ? likelyOutputs(preview) : null;
  const into = !again && holdsReplies(mapping) ? current : null;
  const narrow = useMediaQuery(NARROW);
  const { actions } = bench;
  const Columns = narrow ? MappingCards : MappingTable;
  const cancel = (
    <Button
      variant={likely === null ? 'plain' : 'primary'}
      onClick={() => {
        actions.cancelMapping(token);
      }}
    >
      {words.cancel}
    </Button>
  );
  const open = (
    <Button
      variant={likely === null ? 'primary' : 'plain'}
      disabled={mapping.columns.length === 0 && !mapping.keepOthers}
      onClick={() => {
        actions.openMapped(token, mapping);
      }}
    >
      {again ? words.readAgain : words.open}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) actions.cancelMapping(token);
      }}
      title={<PlainText text={words.title(preview.file)} multiline />}
      description={
        again
          ? words.again
          : preview.recognisedAs === null
            ? words.unknown
            : words.known(formatTitle(preview.recognisedAs))
      }
      size="xl"
      footer={
        <>
          <div className={styles.outlook} role="status">
            <PlainText text={outlookSentence(preview, mapping, outlookOf(preview, mapping), into)} multiline />
          </div>
          <div className={styles.buttons}>
            <Button
              variant="quiet"
              disabled={mapping === preview.guess}
              onClick={() => {
                setMapping(preview.guess);
              }}
            >
              {words.reset}
            </Button>
            {likely === null ? (
              <>
                {cancel}
                {open}
              </>
            ) : (
              <>
                {open}
                {cancel}
              </>
            )}
          </div>
        </>
      }
    >
      {likely !== null && <OutputsHint likely={likely} />}
      <Columns preview={preview} mapping={mapping} onChange={setMapping} />
      <MappingChoices preview={preview} mapping={mapping} onChange={setMapping} />
    </Dialog>
  );
}
