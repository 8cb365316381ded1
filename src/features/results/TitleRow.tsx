import { FileText, Link2, Tags, TriangleAlert } from 'lucide-react';
import { useStore } from 'zustand';
import { formatTitle } from '../../core/words/title.ts';
import type { RunSummary } from '../../engine/engine.ts';
import type { Dataset } from '../../state/datasets.ts';
import { currentRunSummary, labellingRoute, viewSummary } from '../../state/selectors.ts';
import { formatRoute } from '../../state/url.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { NARROW, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { conformanceExports } from './conformanceExports.ts';
import { CompareMenu } from './CompareMenu.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { unitOf } from './unitOf.ts';
import { words } from './words.ts';
import styles from './ResultsView.module.css';

export interface TitleRowProps {
  readonly bench: Workbench;
  readonly dataset: Dataset;
}

/** What is shown, what kind of file it is, and what can be taken away from here. */
export function TitleRow({ bench, dataset }: TitleRowProps) {
  const { store, actions } = bench;
  const view = useStore(store, viewSummary);
  const run = useStore(store, currentRunSummary);
  const exporting = useStore(store, (state) => state.view.exporting);
  const label = useStore(store, (state) => {
    const route = labellingRoute(state, 'label');
    return route === null ? null : formatRoute(route);
  });
  const narrow = useMediaQuery(NARROW);
  return (
    <div className={styles.titleRow}>
      <h1 className={styles.title} tabIndex={-1}>
        <PlainText text={dataset.name} />
      </h1>
      {dataset.summary !== null && (
        <Button
          variant="quiet"
          icon={<FileText />}
          title={words.report}
          className={styles.facts}
          onClick={() => {
            actions.showDialog('report');
          }}
        >
          <span>{factsOf(dataset, run)}</span>
        </Button>
      )}
      {dataset.summary !== null && dataset.summary.issues.total > 0 && (
        <Button
          variant="quiet"
          icon={<TriangleAlert />}
          title={words.report}
          className={styles.issues}
          onClick={() => {
            actions.showDialog('report');
          }}
        >
          {words.issues(dataset.summary.issues.total)}
        </Button>
      )}
      <span className={styles.space} />
      {dataset.summary !== null && <CompareMenu bench={bench} compact={narrow} />}
      {label !== null && !narrow && (
        <LinkButton variant="quiet" href={label} icon={<Tags />} title={words.labelHint}>
          {words.label}
        </LinkButton>
      )}
      <IconButton icon={<Link2 />} label={words.copyLink} keys="y" onClick={actions.copyLink} />
      <ExportMenu
        shown={view?.shown ?? 0}
        unit={unitOf(dataset.summary, run)}
        compact={narrow}
        exporting={exporting}
        onExport={actions.exportView}
        onCancel={actions.cancelExport}
        more={conformanceExports(run, (kind) => {
          if (run !== null) actions.saveReport(kind, run);
        })}
      />
    </div>
  );
}

function factsOf({ summary }: Dataset, run: RunSummary | null): string {
  if (summary === null) return '';
  const file = summary.files.find((one) => one.role === 'dataset') ?? summary.files[0];
  return [
    words.items(summary.distinctIds, run?.totals.items ?? summary.items),
    file === undefined ? null : formatTitle(file.format),
    summary.byPosition ? words.byPosition : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
