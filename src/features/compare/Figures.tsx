import type { Rate } from '../../core/model/report.ts';
import type { RunComparison } from '../../engine/comparison.ts';
import { countOf, FEW_FLIPS, FEW_ITEMS, lostOf } from '../../state/compare/totals.ts';
import { Interval } from '../../ui/Interval.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { words } from './words.ts';
import styles from './Figures.module.css';

/** Both rates over the items that both judged, and whether chance would explain how they differ. */
export function Figures({ comparison }: { readonly comparison: RunComparison }) {
  const { paired, scores } = comparison;
  const [lost, gained] = [lostOf(comparison), countOf(comparison, 'gained')];
  const { judged, onlyA, onlyB, mcnemarP } = paired;
  const flips = onlyA + onlyB;
  return (
    <section className={styles.figures} aria-label={words.figuresTitle}>
      <SectionHeader title={words.figuresTitle} />
      {judged === 0 ? (
        <p>{words.noRate}</p>
      ) : (
        <>
          <SideRate letter={words.letter.a} rate={paired.a} />
          <SideRate letter={words.letter.b} rate={paired.b} />
          {lost > 0 && <p className={styles.quiet}>{words.leftOut(lost, words.letter.a, words.letter.b)}</p>}
          {gained > 0 && <p className={styles.quiet}>{words.leftOut(gained, words.letter.b, words.letter.a)}</p>}
          <p data-testid="mcnemar">{mcnemarP === null ? words.mcnemarNone : words.mcnemar(onlyA, onlyB, mcnemarP)}</p>
          {flips > 0 && flips <= FEW_FLIPS && <p className={styles.quiet}>{words.fewFlips(flips)}</p>}
          {judged < FEW_ITEMS && <p className={styles.quiet}>{words.fewItems(judged)}</p>}
        </>
      )}
      {scores !== null && <p>{words.scores(scores.n, scores.a, scores.b)}</p>}
    </section>
  );
}

function SideRate({ letter, rate }: { readonly letter: string; readonly rate: Rate }) {
  return (
    <div className={styles.rate}>
      <RateText text={words.rate(letter, rate)} />
      {rate.kind === 'rate' && (
        <Interval label={words.rateLabel(letter, rate)} value={rate.value} low={rate.low} high={rate.high} />
      )}
    </div>
  );
}

/** A rate whose share and interval stay on one line. */
function RateText({ text }: { readonly text: string }) {
  const at = text.indexOf('(');
  if (at < 0) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, at)}
      <span className={styles.share}>{text.slice(at)}</span>
    </span>
  );
}
