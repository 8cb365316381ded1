import { useId } from 'react';
import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { PartLook } from './look.ts';
import { lineOf } from './lineOf.ts';
import { Pattern } from './Pattern.tsx';
import styles from './Charts.module.css';

export interface BarPart {
  readonly key: string;
  readonly label: string;
  readonly look: PartLook;
}

export interface BarRow {
  readonly key: string;
  readonly label: string;
  /** Of each part, in their order. */
  readonly counts: readonly number[];
}

export interface StackedBarsProps extends Choosing {
  readonly rows: readonly BarRow[];
  readonly parts: readonly BarPart[];
}

/** What a click on a part means, by the places of its row and of the part. */
interface Choosing {
  readonly isChosen: (row: number, part: number) => boolean;
  /** Whether a part of a row can be chosen at all. */
  readonly canChoose: (row: number, part: number) => boolean;
  readonly onChoose: (row: number, part: number) => void;
}

const ROW = 28;
const AXIS = 28;

/**
 * Horizontal bars, each cut into parts: for the eye and the pointer. It always stands beside a table of the same
 * numbers, which keys and screen readers use.
 */
export function StackedBars({ rows, parts, ...chosen }: StackedBarsProps) {
  const id = useId();
  const data = rows.map((row, place) => ({ ...row, place }));
  const any = rows.some((_, row) => parts.some((_part, part) => chosen.isChosen(row, part)));
  return (
    <div className={styles.bars} aria-hidden="true">
      <svg className={styles.patterns} width="0" height="0">
        <defs>
          {parts.map((part, place) => (
            <Pattern key={part.key} id={`${id}-${place}`} look={part.look} />
          ))}
        </defs>
      </svg>
      <ResponsiveContainer width="100%" height={rows.length * ROW + AXIS}>
        <BarChart
          layout="vertical"
          data={data}
          margin={{ top: 0, right: 12, bottom: 0, left: 0 }}
          barCategoryGap={4}
          accessibilityLayer={false}
        >
          <XAxis
            type="number"
            domain={WHOLE}
            allowDecimals={false}
            tickLine={false}
            stroke="var(--line-strong)"
            tick={TICK}
          />
          <YAxis
            type="category"
            dataKey="place"
            width={148}
            interval={0}
            tickLine={false}
            stroke="var(--line-strong)"
            tick={rowLabels(rows)}
          />
          <Tooltip isAnimationActive={false} cursor={{ fill: 'var(--hover)' }} content={tips(rows, parts)} />
          {parts.map((part, place) => (
            <Bar
              key={part.key}
              dataKey={(row: BarRow) => row.counts[place] ?? 0}
              name={part.key}
              stackId="all"
              fill={`url(#${id}-${place})`}
              stroke="var(--surface)"
              isAnimationActive={false}
              shape={shapes(`url(#${id}-${place})`, place, any, chosen)}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

/** Bars go as far as the longest one. */
const WHOLE = [0, 'dataMax'] as const;
const TICK = { fill: 'var(--muted)', fontSize: 11 };

interface TickPlace {
  readonly x: number | string;
  readonly y: number | string;
  readonly payload: { readonly value: unknown };
}

interface TipPlace {
  readonly active: boolean;
  readonly label?: string | number | undefined;
}

interface BarPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly index: number;
}

/** What Recharts calls to draw names of rows, parts of bars, and what floats at the pointer. */
function rowLabels(rows: readonly BarRow[]) {
  return ({ x, y, payload }: TickPlace) => (
    <text x={Number(x)} y={Number(y)} dy="0.35em" textAnchor="end" className={styles.rowLabel}>
      {lineOf(rows[Number(payload.value)]?.label ?? '', 20)}
    </text>
  );
}

function shapes(fill: string, part: number, any: boolean, { isChosen, canChoose, onChoose }: Choosing) {
  return ({ x, y, width, height, index }: BarPlace) => (
    <rect
      x={x}
      y={y}
      width={Math.max(0, width)}
      height={height}
      className={styles.part}
      data-chosen={isChosen(index, part)}
      data-faded={any && !isChosen(index, part)}
      data-can={canChoose(index, part)}
      fill={fill}
      onClick={() => {
        if (canChoose(index, part)) onChoose(index, part);
      }}
    />
  );
}

function tips(rows: readonly BarRow[], parts: readonly BarPart[]) {
  return ({ active, label }: TipPlace) => {
    const row = active ? rows[Number(label)] : undefined;
    return row === undefined ? null : <Tip row={row} parts={parts} />;
  };
}

function Tip({ row, parts }: { readonly row: BarRow; readonly parts: readonly BarPart[] }) {
  const all = row.counts.reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles.tip}>
      <b>{lineOf(row.label, 60)}</b>
      {parts.map((part, place) => {
        const count = row.counts[place] ?? 0;
        return count === 0 ? null : (
          <div key={part.key}>
            {lineOf(part.label, 60)}: {count} of {all}
          </div>
        );
      })}
    </div>
  );
}
