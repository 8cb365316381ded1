import { useEffect, useRef, useState } from 'react';
import type { CallPair } from '../../core/scorers/compareCalls.ts';
import type { ItemDetail } from '../../engine/engine.ts';
import { Button } from '../../ui/Button.tsx';
import { LongText } from '../../ui/text/LongText.tsx';
import { CallPairView } from './CallPairView.tsx';
import { TextComparison } from './TextComparison.tsx';
import { words } from './words.ts';
import styles from './Comparison.module.css';

const PAIRS_SHOWN = 50;

/** Reference and reply side by side, call by call as the scorer paired them, or text by text. */
export function ComparisonTab({ detail }: { readonly detail: ItemDetail }) {
  const { comparison, reply, referenceTexts, result } = detail;
  const [most, setMost] = useState(PAIRS_SHOWN);
  const pairs = comparison?.pairs ?? [];
  const decides = decidingPair(detail);
  const many = pairs.length > PAIRS_SHOWN;
  const order = many ? worstFirst(pairs, decides) : pairs.map((_, place) => place);
  const malformed = result?.state === 'wrong' && result.verdict.detail.code === 'malformed';
  const alone = reply === null || (result?.state === 'not-judged' && result.cause === 'no-reference');
  const tab = useRef<HTMLDivElement>(null);
  useEffect(() => {
    tab.current?.querySelector('[data-first]')?.scrollIntoView({ block: 'nearest' });
  }, [detail]);
  return (
    <div ref={tab} className={styles.tab}>
      {(comparison === null || (alone && reply !== null)) && referenceTexts === null && (
        <p className={styles.note}>{words.noReference}</p>
      )}
      {reply === null && <p className={styles.note}>{words.noReply}</p>}
      {referenceTexts !== null && <TextComparison accepted={referenceTexts} reply={reply} result={detail.result} />}
      {many && <p className={styles.note}>{words.pairsSorted(pairs.length)}</p>}
      {order.slice(0, most).map((place) => (
        <CallPairView
          key={place}
          pair={pairs[place]!}
          decides={place === decides && !malformed}
          malformed={place === decides && malformed}
          alone={alone}
        />
      ))}
      {most < pairs.length && (
        <div className={styles.more}>
          <Button
            onClick={() => {
              setMost(most + PAIRS_SHOWN);
            }}
          >
            {words.morePairs(Math.min(PAIRS_SHOWN, pairs.length - most))}
          </Button>
        </div>
      )}
      {comparison !== null && pairs.length === 0 && <p className={styles.note}>{words.callsNone}</p>}
      {referenceTexts === null && reply !== null && reply.text !== null && reply.text !== '' && (
        <section className={styles.text} aria-label={words.replyText}>
          <h3>{words.replyText}</h3>
          <LongText text={reply.text} />
        </section>
      )}
    </div>
  );
}

/** Places of the pairs: the one that decides, those that differ, those that are equal. */
function worstFirst(pairs: readonly CallPair[], decides: number): readonly number[] {
  function rank(place: number): number {
    if (place === decides) return 0;
    return pairs[place]?.equal === true ? 2 : 1;
  }
  return pairs.map((_, place) => place).toSorted((a, b) => rank(a) - rank(b) || a - b);
}

/** The pair whose first difference decided, by its place; -1 when none did. */
function decidingPair({ result, comparison }: ItemDetail): number {
  if (result === null || result.state !== 'wrong' || comparison === null) return -1;
  const { detail } = result.verdict;
  const { pairs } = comparison;
  if (detail.code === 'arguments') {
    return pairs.findIndex((pair) => pair.reply?.index === detail.reply && pair.reference?.index === detail.reference);
  }
  if (detail.code === 'name' || detail.code === 'malformed') {
    return pairs.findIndex((pair) => pair.reply?.index === detail.reply);
  }
  return pairs.findIndex((pair) => !pair.equal);
}
