import { ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Refusal } from '../../core/model/issue.ts';
import { conformanceFigures, figureSentence, leftOutSentences } from '../../core/words/conformanceReport.ts';
import { fileInWords } from '../../core/words/quoted.ts';
import { refusalSentence } from '../../core/words/refusal.ts';
import type { DatasetSummary, JoinReport, RunId, RunSummary } from '../../engine/engine.ts';
import { valueOf } from '../../state/async.ts';
import type { HeldBaseline } from '../../state/conformance/baseline.ts';
import { conformanceOf } from '../../state/conformance/conformance.ts';
import { isConformanceRun } from '../../state/conformance/conformanceRun.ts';
import { holdAgainst } from '../../state/conformance/held.ts';
import type { Dataset } from '../../state/datasets.ts';
import { currentRunSummary } from '../../state/selectors.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { ConformanceActions } from './ConformanceActions.tsx';
import { ConformanceCategories } from './ConformanceCategories.tsx';
import { ConformanceFigures } from './ConformanceFigures.tsx';
import { ConformanceGate, gateTitle } from './ConformanceGate.tsx';
import { ConformanceSelfTest } from './ConformanceSelfTest.tsx';
import { ConformanceUnmet } from './ConformanceUnmet.tsx';
import { words } from './conformanceWords.ts';
import styles from './ConformancePanel.module.css';

export interface ConformancePanelProps {
  readonly bench: Workbench;
  readonly dataset: Dataset;
  /** An item is open beside the table: it needs the room. */
  readonly crowded: boolean;
  /** Lets files be chosen to be opened. */
  readonly onPick: () => void;
}

/** A file that was not taken as a baseline: said until another is, or another run is looked at. */
interface Refused {
  readonly file: string;
  readonly refusal: Refusal;
  readonly run: RunId | undefined;
  readonly baseline: HeldBaseline | null;
}

/** What a corpus comes to as document 002 says it: its numbers, its categories, and what they are held against. */
export function ConformancePanel({ bench, dataset, crowded, onPick }: ConformancePanelProps) {
  const { context, store } = bench;
  const conformance = conformanceOf(context);
  const run = useStore(store, currentRunSummary);
  const { dataset: of, report: asked, busy, folded: chosen, baselines, selfTest } = useStore(conformance.store);
  const folded = chosen ?? crowded;
  const { summary } = dataset;
  const baseline = baselines.get(summary?.fingerprint ?? '') ?? null;
  const [refused, setRefused] = useState<Refused | null>(null);
  const isRefused = refused !== null && refused.run === run?.run && refused.baseline === baseline;
  const report = of === dataset.id ? valueOf(asked) : null;
  const held = useMemo(
    () => (report === null || baseline === null ? null : holdAgainst(report, baseline)),
    [report, baseline],
  );
  const join = report?.result.cases === 0 ? unmetJoin(summary, run) : null;
  const body = useId();
  useEffect(() => {
    void conformance.recall();
  }, [conformance]);
  useEffect(() => {
    if (isConformanceRun(run)) conformance.want(run);
  }, [conformance, run]);
  const figures = report === null ? [] : conformanceFigures(report.result, report.rightByException);
  const [chief] = figures;
  return (
    <section className={styles.panel} aria-label={words.title} aria-busy={busy}>
      <SectionHeader
        level={2}
        title={
          <Button
            variant="quiet"
            className={styles.title}
            icon={folded ? <ChevronRight /> : <ChevronDown />}
            title={folded ? words.unfold : words.fold}
            aria-expanded={!folded}
            aria-controls={body}
            onClick={() => {
              conformance.fold(!folded);
            }}
          >
            {words.title}
          </Button>
        }
        note={
          folded && chief !== undefined ? (
            <>
              {figureSentence(chief)}
              {held !== null && (
                <>
                  {'. '}
                  <PlainText text={gateTitle(held)} />
                </>
              )}
            </>
          ) : undefined
        }
        actions={
          summary !== null && (
            <ConformanceActions
              bench={bench}
              summary={summary}
              folded={folded}
              held={baseline !== null}
              onRefused={(file, refusal) => {
                setRefused({ file, refusal, run: run?.run, baseline });
              }}
              onPick={onPick}
            />
          )
        }
      />
      <div id={body} hidden={folded}>
        {isRefused && (
          <div className={styles.refused}>
            <Notice
              tone="wrong"
              live="assertive"
              title={
                <PlainText
                  text={words.refused(fileInWords(refused.file), baseline === null ? null : fileInWords(baseline.file))}
                  multiline
                />
              }
              onDismiss={() => {
                setRefused(null);
              }}
            >
              <PlainText text={refusalSentence(refused.refusal)} multiline />
            </Notice>
          </div>
        )}
        {asked.kind === 'refused' && of === dataset.id ? (
          <p>
            <PlainText text={refusalSentence(asked.refusal)} multiline />
          </p>
        ) : (
          report === null && <p role="status">{words.counting}</p>
        )}
        {report !== null && (
          <div className={styles.body}>
            {join === null ? (
              <>
                {held !== null && <ConformanceGate held={held} />}
                <ConformanceFigures bench={bench} figures={figures} held={held} />
                <LeftOut sentences={leftOutSentences(report)} />
                <ConformanceCategories bench={bench} categories={report.result.byCategory} held={held} />
              </>
            ) : (
              <ConformanceUnmet join={join} />
            )}
            <ConformanceSelfTest checks={selfTest} />
          </div>
        )}
      </div>
    </section>
  );
}

/** How the outputs of a run met their cases, where none did. */
function unmetJoin(summary: DatasetSummary | null, run: RunSummary | null): JoinReport | null {
  const set = summary?.replySets.find(({ replySet }) => replySet === run?.replySet);
  return set !== undefined && set.join.joined === 0 && set.join.onlyInReplies.total > 0 ? set.join : null;
}

function LeftOut({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul className={styles.leftOut} aria-label={words.leftOut}>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <PlainText text={sentence} multiline />
        </li>
      ))}
    </ul>
  );
}
