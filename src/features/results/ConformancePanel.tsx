import { ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Refusal } from '../../core/model/issue.ts';
import { conformanceFigures, figureSentence, leftOutSentences } from '../../core/words/conformanceReport.ts';
import { refusalSentence } from '../../core/words/refusal.ts';
import { valueOf } from '../../state/async.ts';
import { conformanceOf } from '../../state/conformance/conformance.ts';
import { adapterChoices, adapterOf, chooseAdapter, isConformanceRun } from '../../state/conformance/conformanceRun.ts';
import { holdAgainst } from '../../state/conformance/held.ts';
import type { Dataset } from '../../state/datasets.ts';
import { currentRunSummary } from '../../state/selectors.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { AdapterSelect } from './AdapterSelect.tsx';
import { BaselineButtons } from './BaselineButtons.tsx';
import { ConformanceCategories } from './ConformanceCategories.tsx';
import { ConformanceFigures } from './ConformanceFigures.tsx';
import { ConformanceGate, gateTitle } from './ConformanceGate.tsx';
import { ConformanceSelfTest } from './ConformanceSelfTest.tsx';
import { words } from './conformanceWords.ts';
import styles from './ConformancePanel.module.css';

export interface ConformancePanelProps {
  readonly bench: Workbench;
  readonly dataset: Dataset;
  /** An item is open beside the table: it needs the room. */
  readonly crowded: boolean;
}

/** What a corpus comes to as document 002 says it: its numbers, its categories, and what they are held against. */
export function ConformancePanel({ bench, dataset, crowded }: ConformancePanelProps) {
  const { context, store } = bench;
  const conformance = conformanceOf(context);
  const run = useStore(store, currentRunSummary);
  const { dataset: of, report: asked, busy, folded: chosen, baselines, selfTest } = useStore(conformance.store);
  const folded = chosen ?? crowded;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { summary } = dataset;
  const baseline = baselines.get(summary?.fingerprint ?? '') ?? null;
  const report = of === dataset.id ? valueOf(asked) : null;
  const held = useMemo(
    () => (report === null || baseline === null ? null : holdAgainst(report, baseline)),
    [report, baseline],
  );
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
            <>
              <AdapterSelect
                choices={adapterChoices(summary)}
                chosen={run === null ? null : adapterOf(summary, run)}
                onChoose={(choice) => {
                  chooseAdapter(context, choice);
                }}
              />
              {!folded && (
                <BaselineButtons
                  conformance={conformance}
                  fingerprint={summary.fingerprint}
                  held={baseline !== null}
                  onRefused={setRefusal}
                />
              )}
            </>
          )
        }
      />
      <div id={body} hidden={folded}>
        {refusal !== null && (
          <div className={styles.refused}>
            <Notice
              tone="wrong"
              live="assertive"
              title={words.refused}
              onDismiss={() => {
                setRefusal(null);
              }}
            >
              <PlainText text={refusalSentence(refusal)} multiline />
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
          <div className={styles.sides}>
            <div className={styles.side}>
              {held !== null && <ConformanceGate held={held} />}
              <ConformanceFigures bench={bench} figures={figures} held={held} />
              <LeftOut sentences={leftOutSentences(report)} />
              <ConformanceSelfTest checks={selfTest} />
            </div>
            <ConformanceCategories bench={bench} categories={report.result.byCategory} held={held} />
          </div>
        )}
      </div>
    </section>
  );
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
