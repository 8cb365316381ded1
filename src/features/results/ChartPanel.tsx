import { X } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { CrossField } from '../../engine/engine.ts';
import { chartFields, shownChart } from '../../state/chart.ts';
import { chartRequest, crossOf } from '../../state/crossActions.ts';
import { isMarked, type FilterMark } from '../../state/filterMarks.ts';
import { isRecordedField, paramsOf, RECORDED } from '../../state/route.ts';
import type { Workbench } from '../../state/workbench.ts';
import { ChartBoundary } from '../../ui/charts/ChartBoundary.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { chartData, type ChartData } from './chartData.ts';
import { ChartTable } from './ChartTable.tsx';
import { loadStackedBars } from './loadChart.ts';
import { words } from './words.ts';
import styles from './ChartPanel.module.css';

const StackedBars = lazy(loadStackedBars);

/** The items of the filter by two fields, as bars and as a table of the same numbers; a click on either filters. */
export function ChartPanel({ bench: { store, actions } }: { readonly bench: Workbench }) {
  const chart = useStore(store, useShallow(shownChart));
  const fields = useStore(store, useShallow(chartFields));
  const cross = useStore(store, (state) => crossOf(state, chartRequest(state)));
  const filter = useStore(store, (state) => paramsOf(state.route).filter);
  const data = useMemo(
    () => (chart === null || cross === null ? null : chartData(cross, chart.rows, chart.stack)),
    [cross, chart],
  );
  const title = chart === null ? words.chart : words.chartTitle(fieldName(chart.stack), fieldName(chart.rows));
  return (
    <section className={styles.panel} aria-label={words.chart}>
      <SectionHeader
        level={2}
        title={<PlainText text={title} />}
        actions={
          <IconButton
            icon={<X />}
            label={words.chartClose}
            onClick={() => {
              actions.chooseChart(null);
            }}
          />
        }
      />
      {chart === null ? (
        <p>{words.chartNothing}</p>
      ) : (
        <>
          <div className={styles.choices}>
            <FieldSelect
              label={words.chartRows}
              value={chart.rows}
              fields={fields}
              onChange={(rows) => {
                actions.chooseChart({ rows, stack: rows === chart.stack ? chart.rows : chart.stack });
              }}
            />
            <FieldSelect
              label={words.chartParts}
              value={chart.stack}
              fields={fields}
              onChange={(stack) => {
                actions.chooseChart({ rows: stack === chart.rows ? chart.stack : chart.rows, stack });
              }}
            />
          </div>
          {data === null ? (
            <p role="status">{words.chartCounting}</p>
          ) : data.total === 0 ? (
            <p>{words.chartEmpty}</p>
          ) : (
            <Drawn
              data={data}
              corner={fieldName(chart.rows)}
              title={title}
              filter={filter}
              onToggle={actions.toggleMarks}
            />
          )}
        </>
      )}
    </section>
  );
}

interface DrawnProps {
  readonly data: ChartData;
  readonly corner: string;
  readonly title: string;
  readonly filter: string;
  readonly onToggle: (marks: readonly FilterMark[]) => void;
}

function Drawn({ data, corner, title, filter, onToggle }: DrawnProps) {
  const { rows, parts, counts } = data;
  function marksOf(row: number, part: number): readonly FilterMark[] | null {
    const [one, other] = [rows[row]?.mark ?? null, parts[part]?.mark ?? null];
    return one === null || other === null ? null : [one, other];
  }
  const choosing = {
    canChoose: (row: number, part: number) => marksOf(row, part) !== null,
    isChosen: (row: number, part: number) => {
      const marks = marksOf(row, part);
      return marks !== null && isMarked(filter, marks);
    },
    onChoose: (row: number, part: number) => {
      const marks = marksOf(row, part);
      if (marks !== null) onToggle(marks);
    },
  };
  return (
    <div className={styles.sides}>
      <ChartBoundary fallback={<p>{words.chartNotLoaded}</p>}>
        <Suspense fallback={<p>{words.chartLoading}</p>}>
          <StackedBars
            rows={rows.map(({ key, label }, row) => ({ key, label, counts: counts[row] ?? [] }))}
            parts={parts}
            {...choosing}
          />
        </Suspense>
      </ChartBoundary>
      <ChartTable data={data} corner={corner} caption={words.chartCaption(title)} {...choosing} />
    </div>
  );
}

interface FieldSelectProps {
  readonly label: string;
  readonly value: CrossField;
  readonly fields: readonly CrossField[];
  readonly onChange: (field: CrossField) => void;
}

function FieldSelect({ label, value, fields, onChange }: FieldSelectProps) {
  return (
    <Select
      inline
      label={label}
      value={value}
      options={fields.map((field) => ({ value: field, label: labelText(fieldName(field)) }))}
      onChange={onChange}
    />
  );
}

function fieldName(field: CrossField): string {
  return isRecordedField(field) ? words.chartRecorded(field.slice(RECORDED.length)) : words.facet[field];
}
