import { Columns2, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { optionTitle, optionValueTitle, scorerTitle } from '../../core/words/title.ts';
import type { DatasetSummary } from '../../engine/engine.ts';
import type { Actions } from '../../state/actions.ts';
import { readsNoReplies } from '../../state/conformance/conformanceRun.ts';
import { recordedColumnOf } from '../../state/recordedRun.ts';
import { replySetOf } from '../../state/replySets.ts';
import type { RunParams } from '../../state/route.ts';
import { formatRun } from '../../state/runText.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { NARROW, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { RunForm } from './RunForm.tsx';
import { words } from './words.ts';
import styles from './RunBar.module.css';

export interface RunBarProps {
  readonly run: RunParams;
  readonly beside: RunParams | null;
  readonly summary: DatasetSummary;
  readonly actions: Actions;
}

/** The run in force, and the one kept beside it. On a narrow page the form is in a drawer. */
export function RunBar({ run, beside, summary, actions }: RunBarProps) {
  const narrow = useMediaQuery(NARROW);
  const [open, setOpen] = useState(false);
  const form = <RunForm run={run} summary={summary} actions={actions} />;
  return (
    <div className={styles.bar}>
      {narrow ? (
        <>
          <Button
            icon={<SlidersHorizontal />}
            onClick={() => {
              setOpen(true);
            }}
          >
            {words.scoring}
          </Button>
          <Sheet open={open} onOpenChange={setOpen} title={words.scoring} side="bottom">
            {form}
          </Sheet>
        </>
      ) : (
        form
      )}
      {beside === null ? (
        <Button
          variant="quiet"
          icon={<Columns2 />}
          title={words.keepBesideHint}
          onClick={() => {
            actions.chooseBeside(run);
          }}
        >
          {words.keepBeside}
        </Button>
      ) : (
        <Chip
          tone="accent"
          removeLabel={words.besideRemove}
          onRemove={() => {
            actions.chooseBeside(null);
          }}
        >
          {words.besideTitle}:{' '}
          {formatRun(beside) === formatRun(run) ? words.besideSame : <PlainText text={besideText(beside, summary)} />}
        </Chip>
      )}
    </div>
  );
}

function besideText(run: RunParams, summary: DatasetSummary): string {
  const column = recordedColumnOf(summary, run);
  if (column !== null) return words.besideRecorded(column);
  const options = run.options.map(([name, value]) => `${optionTitle(name)}: ${optionValueTitle(name, value)}`);
  const set = summary.replySets.length < 2 || readsNoReplies(run) ? [] : [replySetOf(summary, run)?.name ?? ''];
  return [scorerTitle(run.scorer), ...options, ...set].join(', ');
}
