import { useState } from 'react';
import type { ItemKey } from '../../core/model/item.ts';
import { statisticText } from '../../core/words/agreement.ts';
import type { TotalsCompared } from '../../state/agreement/totals.ts';
import { Button } from '../../ui/Button.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { Section } from './Section.tsx';
import { words } from './words.ts';
import styles from './Disagreements.module.css';

export interface TotalsPanelProps {
  readonly totals: TotalsCompared;
  readonly onShow: (key: ItemKey) => void;
}

const SHOWN = 50;

/** What a judge of document 003 gives in all against what its rubric gives, and where they are apart. */
export function TotalsPanel({ totals: { n, same, quadratic, apart }, onShow }: TotalsPanelProps) {
  const [most, setMost] = useState(SHOWN);
  const rest = apart.length - most;
  return (
    <Section title={words.totals}>
      <p>
        {words.totalsWhat(same, n)} {words.totalsKappa(statisticText(quadratic.kappa))}{' '}
        {words.totalsApart(apart.length)}
      </p>
      {apart.length > 0 && (
        <ul className={styles.list}>
          {apart.slice(0, most).map(({ key, judge, rubric }) => (
            <li key={`${key.attempt} ${key.id}`}>
              <button
                type="button"
                className={styles.row}
                onClick={() => {
                  onShow(key);
                }}
              >
                <span className={styles.key}>
                  <PlainText text={key.id} limit={200} />
                </span>
                <span className={styles.said}>
                  <PlainText text={words.totalsPair(judge, rubric)} limit={80} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button
          variant="quiet"
          onClick={() => {
            setMost(most + SHOWN);
          }}
        >
          {words.more(Math.min(rest, SHOWN))}
        </Button>
      )}
    </Section>
  );
}
