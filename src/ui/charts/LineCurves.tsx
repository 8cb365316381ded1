import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceDot,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { curveDashes } from './curveLook.ts';
import styles from './Charts.module.css';

export interface Curve {
  readonly key: string;
  readonly label: string;
  /** At each place along the axis; null where there is none: the line is broken there. */
  readonly values: readonly (number | null)[];
  /** The place at which it is highest; null where it has none. */
  readonly peak: number | null;
}

export interface LineCurvesProps {
  /** Where the values stand along the axis, rising. */
  readonly at: readonly number[];
  readonly curves: readonly Curve[];
  /** Where a line is drawn upright. */
  readonly mark: number | null;
  /** A number as it is written under the axis and at the pointer. */
  readonly text: (value: number) => string;
}

/**
 * Lines over one axis of numbers, each with dashes of its own and a dot where it is highest: for the eye and the pointer.
 * It always stands beside a table of the same numbers.
 */
export function LineCurves({ at, curves, mark, text }: LineCurvesProps) {
  const data = at.map((x, place) => ({ x, place }));
  const lowest = Math.min(0, ...curves.flatMap(({ values }) => values.filter((value) => value !== null)));
  const ticks = lowest >= 0 ? FROM_NOTHING : lowest >= -0.5 ? FROM_BELOW : FROM_LEAST;
  return (
    <div className={styles.bars} aria-hidden="true">
      <ResponsiveContainer width="100%" height={260}>
        <LineChart data={data} margin={{ top: 8, right: 16, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--line)" vertical={false} />
          <XAxis
            type="number"
            dataKey="x"
            domain={ENDS}
            tickLine={false}
            stroke="var(--line-strong)"
            tick={TICK}
            tickFormatter={text}
          />
          <YAxis
            type="number"
            domain={[ticks[0] ?? 0, 1]}
            ticks={ticks}
            width={44}
            tickLine={false}
            stroke="var(--line-strong)"
            tick={TICK}
            tickFormatter={text}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: 'var(--line-strong)' }}
            content={tips(at, curves, text)}
          />
          {mark !== null && <ReferenceLine x={mark} stroke="var(--text)" strokeWidth={1.5} ifOverflow="extendDomain" />}
          {curves.map(({ key, values }, place) => (
            <Line
              key={key}
              dataKey={(row: { readonly place: number }) => values[row.place] ?? null}
              name={key}
              type="linear"
              stroke={`var(--part-${place})`}
              strokeWidth={2}
              strokeDasharray={curveDashes(place)}
              dot={at.length <= FEW ? { r: 2, strokeDasharray: '0' } : false}
              isAnimationActive={false}
            />
          ))}
          {curves.map(({ key, values, peak }, place) => {
            const y = peak === null ? null : (values[peak] ?? null);
            const x = peak === null ? undefined : at[peak];
            return y === null || x === undefined ? null : (
              <ReferenceDot
                key={key}
                x={x}
                y={y}
                r={5}
                fill="var(--surface)"
                stroke={`var(--part-${place})`}
                strokeWidth={2}
              />
            );
          })}
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}

/** Points that are drawn each by itself, too. */
const FEW = 40;
/** Figures along the upright axis, by how far down the curves go. */
const FROM_NOTHING = [0, 0.25, 0.5, 0.75, 1];
const FROM_BELOW = [-0.5, -0.25, 0, 0.25, 0.5, 0.75, 1];
const FROM_LEAST = [-1, -0.5, 0, 0.5, 1];
const ENDS = ['dataMin', 'dataMax'] as const;
const TICK = { fill: 'var(--muted)', fontSize: 11 };

interface TipPlace {
  readonly active: boolean;
  readonly label?: string | number | undefined;
}

function tips(at: readonly number[], curves: readonly Curve[], text: (value: number) => string) {
  return ({ active, label }: TipPlace) => {
    const place = active ? at.indexOf(Number(label)) : -1;
    if (place < 0) return null;
    return (
      <div className={styles.tip}>
        <b>{text(at[place] ?? 0)}</b>
        {curves.map(({ key, label: name, values }) => {
          const value = values[place] ?? null;
          return (
            <div key={key}>
              {name}: {value === null ? '–' : text(value)}
            </div>
          );
        })}
      </div>
    );
  };
}
