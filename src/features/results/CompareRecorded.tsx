import { Columns2 } from 'lucide-react';
import type { DatasetSummary } from '../../engine/engine.ts';
import type { Actions } from '../../state/actions.ts';
import { recordedColumnOf, recordedRun, verdictColumns } from '../../state/recordedRun.ts';
import type { RunParams } from '../../state/route.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './SummaryLine.module.css';

export interface CompareRecordedProps {
  readonly run: RunParams;
  readonly summary: DatasetSummary;
  readonly actions: Actions;
}

/** Puts what the file recorded beside the run; nothing where the file records no verdicts but those already shown. */
export function CompareRecorded({ run, summary, actions }: CompareRecordedProps) {
  const shown = recordedColumnOf(summary, run);
  const others = verdictColumns(summary).filter((name) => name !== shown);
  const [only] = others;
  function compare(name: string): void {
    actions.chooseBeside(recordedRun(name, run));
  }
  if (only === undefined) return null;
  if (others.length === 1) {
    return (
      <Button
        variant="quiet"
        className={styles.compare}
        icon={<Columns2 />}
        title={words.compareRecordedHint}
        onClick={() => {
          compare(only);
        }}
      >
        <PlainText text={words.compareRecorded(only)} />
      </Button>
    );
  }
  return (
    <Menu
      trigger={
        <Button variant="quiet" className={styles.compare} icon={<Columns2 />} title={words.compareRecordedHint}>
          {words.compareRecordedMenu}
        </Button>
      }
      entries={others.map((name) => ({
        kind: 'item',
        id: name,
        label: name,
        shown: <PlainText text={name} />,
        onSelect: () => {
          compare(name);
        },
      }))}
    />
  );
}
