import { lazy, Suspense, useMemo, useState } from 'react';
import { statisticText } from '../../core/words/agreement.ts';
import type { Compared } from '../../state/agreement/compareSides.ts';
import {
  checkBySplit,
  CURVES,
  isSameThreshold,
  placeOf,
  shownPoints,
  thresholdsOf,
} from '../../state/agreement/thresholds.ts';
import { Button } from '../../ui/Button.tsx';
import { ChartBoundary } from '../../ui/charts/ChartBoundary.tsx';
import { CurveSwatch } from '../../ui/charts/CurveSwatch.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { loadCurves } from './loadCurves.ts';
import { Section } from './Section.tsx';
import { ThresholdTable } from './ThresholdTable.tsx';
import { words } from './words.ts';
import styles from './ThresholdPanel.module.css';

const LineCurves = lazy(loadCurves);

/** Points that are drawn and listed. */
const MOST = 101;

export interface ThresholdPanelProps {
  readonly compared: Compared;
  /** Null: what the judge says by itself. */
  readonly onChoose: (atLeast: string | null) => void;
}

/** Of a judge who grades: kappa and both rates along the score from which on it passes, and where they peak. */
export function ThresholdPanel({ compared, onChoose }: ThresholdPanelProps) {
  const { graded, atLeast, states } = compared;
  const thresholds = useMemo(() => thresholdsOf(graded), [graded]);
  const points = useMemo(() => shownPoints(thresholds, MOST), [thresholds]);
  const at = atLeast === null ? -1 : placeOf(thresholds, atLeast);
  const [best] = thresholds.peaks.get('kappa') ?? [];
  const bestPoint = best === undefined ? undefined : thresholds.points[best];
  const curves = CURVES.map((curve) => {
    const peak = thresholds.points[thresholds.peaks.get(curve)?.[0] ?? -1];
    return {
      key: curve,
      label: words.curves[curve],
      values: points.map((point) => (point[curve].kind === 'value' ? point[curve].value : null)),
      peak: peak === undefined ? null : points.indexOf(peak),
    };
  });
  if (thresholds.points.length < 2) {
    return (
      <Section title={words.threshold} note={words.thresholdNote(graded.length)}>
        <p>{words.thresholdOne}</p>
      </Section>
    );
  }
  return (
    <Section title={words.threshold} note={words.thresholdNote(graded.length)}>
      <div className={styles.slide}>
        <label className={styles.label} htmlFor="agreement-threshold">
          {words.passesFrom}
        </label>
        <input
          id="agreement-threshold"
          type="range"
          className={styles.range}
          min={0}
          max={thresholds.points.length - 1}
          step={1}
          value={Math.max(0, at)}
          aria-valuetext={atLeast === null ? words.byItself : words.atLeast(atLeast)}
          onChange={(event) => {
            const point = thresholds.points[Number(event.currentTarget.value)];
            if (point !== undefined) onChoose(point.atLeast);
          }}
        />
        <output className={styles.now} htmlFor="agreement-threshold">
          {atLeast === null ? words.byItself : words.atLeast(atLeast)}
        </output>
        {states && atLeast !== null && (
          <Button
            variant="quiet"
            onClick={() => {
              onChoose(null);
            }}
          >
            {words.itself}
          </Button>
        )}
        {bestPoint !== undefined && !isSameThreshold(bestPoint.atLeast, atLeast) && (
          <Button
            variant="quiet"
            onClick={() => {
              onChoose(bestPoint.atLeast);
            }}
          >
            {words.bestIs(bestPoint.atLeast)}
          </Button>
        )}
      </div>
      <Notice tone="fault" title={words.tuning}>
        {words.tuningWhy}
      </Notice>
      <div className={styles.sides}>
        <div>
          <ul className={styles.legend}>
            {curves.map(({ key, label }, place) => (
              <li key={key}>
                <CurveSwatch place={place} /> {label}
              </li>
            ))}
          </ul>
          <ChartBoundary fallback={<p>{words.chartNotLoaded}</p>}>
            <Suspense fallback={<p className={styles.waiting}>{words.chartLoading}</p>}>
              <LineCurves
                at={points.map((point) => Number(point.atLeast))}
                curves={curves}
                mark={atLeast === null ? null : Number(atLeast)}
                text={axisText}
              />
            </Suspense>
          </ChartBoundary>
        </div>
        <ThresholdTable thresholds={thresholds} points={points} atLeast={atLeast} onChoose={onChoose} />
      </div>
      <SplitCheck compared={compared} />
    </Section>
  );
}

function axisText(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Chosen on one half of the items, tried on the other. */
function SplitCheck({ compared: { graded } }: Pick<ThresholdPanelProps, 'compared'>) {
  const [seedText, setSeedText] = useState('1');
  const seed = /^\d{1,10}$/.test(seedText) && Number(seedText) < 2 ** 32 ? Number(seedText) : null;
  const check = useMemo(() => (seed === null ? null : checkBySplit(graded, seed)), [graded, seed]);
  return (
    <div className={styles.split}>
      <TextField
        label={words.seed}
        value={seedText}
        onChange={setSeedText}
        error={seed === null ? words.seedProblem : undefined}
      />
      {check !== null && (
        <p>
          {check.atLeast === null
            ? words.splitNone
            : words.split(
                check.atLeast,
                check.chosenOn.n,
                statisticText(check.chosenOn.kappa),
                check.checkedOn.n,
                statisticText(check.checkedOn.kappa),
              )}
        </p>
      )}
    </div>
  );
}
