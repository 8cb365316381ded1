import { useStore } from 'zustand';
import { fileInWords } from '../../core/words/quoted.ts';
import { grouped } from '../../core/words/numbers.ts';
import { refusalSentence } from '../../core/words/refusal.ts';
import type { ConformanceReport } from '../../engine/conformance.ts';
import { againstBaseline, type Against } from '../../state/compare/againstBaseline.ts';
import type { Comparing } from '../../state/compare/comparing.ts';
import type { ReadySide } from '../../state/compare/side.ts';
import type { HeldBaseline } from '../../state/conformance/baseline.ts';
import { isConformanceRun } from '../../state/conformance/conformanceRun.ts';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { BaselineGate } from './BaselineGate.tsx';
import { runName } from './names.ts';
import { words } from './words.ts';
import { worstFirst } from './worstFirst.ts';
import styles from './CompareView.module.css';
import tables from './Matrix.module.css';

export interface AgainstBaselineProps {
  readonly comparing: Comparing;
  readonly held: HeldBaseline;
  readonly run: ReadySide;
}

/** A run against a baseline file: totals, categories and the gate, as such a file has no items. */
export function AgainstBaseline({ comparing, held, run }: AgainstBaselineProps) {
  const report = useStore(comparing.store, (state) => state.report);
  if (!isConformanceRun(run.run)) {
    return (
      <EmptyState title={words.baselineScorer}>{words.baselineScorerText(runName(run.dataset, run.params))}</EmptyState>
    );
  }
  if (report.kind === 'refused' || report.kind === 'crashed') {
    const why = report.kind === 'refused' ? refusalSentence(report.refusal) : report.message;
    return (
      <EmptyState title={words.compareRefused}>
        <PlainText text={why} multiline />
      </EmptyState>
    );
  }
  if (report.kind !== 'done') return <p className={styles.waiting}>{words.baselineReport(words.letter.b)}</p>;
  return <Report report={report.value} held={held} />;
}

function Report({ report, held }: { readonly report: ConformanceReport; readonly held: HeldBaseline }) {
  const { gate, figures, categories } = againstBaseline(report, held);
  const file = fileInWords(held.file);
  return (
    <div className={styles.scroll}>
      <div className={styles.section}>
        <BaselineGate gate={gate} file={file} />
        <p className={styles.note}>
          <PlainText text={words.baselineTotals(file)} multiline />
        </p>
      </div>
      <AgainstTable
        title={words.numbers}
        head={words.number}
        rows={figures.map((one) => ({ ...one, title: words.figure[one.name] }))}
      />
      <AgainstTable
        title={words.categoriesTitle}
        head={words.category}
        rows={worstFirst(categories, changeOf).map((one) => ({ ...one, title: one.name }))}
      />
    </div>
  );
}

interface AgainstTableProps {
  readonly title: string;
  readonly head: string;
  readonly rows: readonly (Against & { readonly title: string })[];
}

function AgainstTable({ title, head, rows }: AgainstTableProps) {
  if (rows.length === 0) return null;
  return (
    <section className={tables.section}>
      <SectionHeader title={title} note={grouped(rows.length)} />
      {/* A region that scrolls can be reached by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={tables.scroll} role="region" aria-label={title} tabIndex={0}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{words.before}</th>
              <th scope="col">{words.now}</th>
              <th scope="col">{words.delta}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, title: text, before, now, better }) => (
              <tr key={name}>
                <th scope="row">
                  <PlainText text={text} limit={80} />
                </th>
                <td>{before === null ? words.notThere : words.exactOf(before.count, before.of)}</td>
                <td>{now === null ? words.notThere : words.exactOf(now.count, now.of)}</td>
                <td className={cx(better === true && tables.rose, better === false && tables.fell)}>
                  {before === null || now === null ? words.nothing : changeText(before, now)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function changeOf({ before, now }: Against): number | null {
  return before === null || now === null ? null : now.count - before.count;
}

type Counted = NonNullable<Against['now']>;

/** The change; where they are of unequally many cases, it says that, too. */
function changeText(before: Counted, now: Counted): string {
  const change = words.deltaText(now.count - before.count);
  if (before.of === null || now.of === null || before.of === now.of) return change;
  return words.deltaOf(change, now.of - before.of);
}
