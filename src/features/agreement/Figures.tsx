import type { Report } from '../../core/comparison/compareSeries.ts';
import { BAND_SOURCE, bandTitle, intervalText, statisticText } from '../../core/words/agreement.ts';
import { Interval } from '../../ui/Interval.tsx';
import { words } from './words.ts';
import styles from './Figures.module.css';

const ENDS = [
  { at: -1, text: '-1' },
  { at: 0, text: '0' },
  { at: 1, text: '1' },
];

/** The five figures that are looked at first. */
export function Figures({ report: { of } }: { readonly report: Report }) {
  const { po, pe, kappa, band, interval } = of;
  const text = `${statisticText(kappa)}, ${intervalText(interval)}`;
  return (
    <div className={styles.box}>
      <dl className={styles.figures}>
        <Figure
          name={words.po}
          text={statisticText(po)}
          note={po.kind === 'rate' ? `${words.ofPairs(po.count, po.of)} · ${words.wilson(po.low, po.high)}` : null}
        />
        <Figure name={words.pe} text={statisticText(pe)} note={null} />
        <Figure name={words.kappa} text={statisticText(kappa)} note={null} />
        <Figure name={words.band} text={band === null ? words.noBand : bandTitle(band)} note={null} />
        <Figure name={words.interval} text={intervalText(interval)} note={`n=${of.n}`} />
      </dl>
      {kappa.kind === 'value' && (
        <Interval
          label={words.intervalPlot(text)}
          value={kappa.value}
          low={interval.kind === 'interval' ? interval.low : undefined}
          high={interval.kind === 'interval' ? interval.high : undefined}
          min={-1}
          max={1}
          ticks={ENDS}
        />
      )}
      <p className={styles.source}>{BAND_SOURCE}</p>
    </div>
  );
}

interface FigureProps {
  readonly name: string;
  readonly text: string;
  readonly note: string | null;
}

function Figure({ name, text, note }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        {text}
        {note !== null && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  );
}
