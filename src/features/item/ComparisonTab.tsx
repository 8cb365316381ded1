import { useEffect, useRef, useState } from 'react';
import type { ItemDetail } from '../../engine/engine.ts';
import { Button } from '../../ui/Button.tsx';
import { CallPairView } from './CallPairView.tsx';
import { CallsReadBy } from './CallsReadBy.tsx';
import { decidingPair, PAIRS_SHOWN, pairOrder } from './pairOrder.ts';
import { referenceNote } from './referenceNote.ts';
import { ReplyText } from './ReplyText.tsx';
import type { Hit } from './searchParts.ts';
import { standsAlone } from './standsAlone.ts';
import { TextComparison } from './TextComparison.tsx';
import { words } from './words.ts';
import styles from './Comparison.module.css';

export interface ComparisonTabProps {
  readonly detail: ItemDetail;
  /** The place to bring into sight. */
  readonly hit: Hit | null;
}

/** Reference and reply side by side, call by call as the scorer paired them, or text by text. */
export function ComparisonTab({ detail, hit }: ComparisonTabProps) {
  const { comparison, reply, referenceTexts, result } = detail;
  const [most, setMost] = useState(PAIRS_SHOWN);
  const pairs = comparison?.pairs ?? [];
  const decides = decidingPair(detail);
  const many = pairs.length > PAIRS_SHOWN;
  const order = pairOrder(detail);
  const malformed = result?.state === 'wrong' && result.verdict.detail.code === 'malformed';
  const alone = standsAlone(detail);
  const tab = useRef<HTMLDivElement>(null);
  useEffect(() => {
    tab.current?.querySelector('[data-first]')?.scrollIntoView({ block: 'nearest' });
  }, [detail]);
  const sought = hit === null || hit.part.line < 0 ? -1 : order.indexOf(hit.part.row);
  const shown = Math.max(most, sought + 1);
  return (
    <div ref={tab} className={styles.tab}>
      {(comparison === null || (alone && reply !== null)) && referenceTexts === null && (
        <p className={styles.note}>{referenceNote(detail)}</p>
      )}
      {reply === null && <p className={styles.note}>{words.noReply}</p>}
      {referenceTexts !== null && <TextComparison accepted={referenceTexts} detail={detail} />}
      {detail.callsReadBy !== null && (
        <div className={styles.note}>
          <CallsReadBy dialect={detail.callsReadBy} />
        </div>
      )}
      {many && <p className={styles.note}>{words.pairsSorted(pairs.length)}</p>}
      {order.slice(0, shown).map((place) => (
        <CallPairView
          key={place}
          place={place}
          pair={pairs[place]!}
          sought={hit?.part.row === place && hit.part.line >= 0 ? hit : null}
          decides={place === decides && !malformed}
          malformed={place === decides && malformed}
          alone={alone}
        />
      ))}
      {shown < pairs.length && (
        <div className={styles.more}>
          <Button
            onClick={() => {
              setMost(shown + PAIRS_SHOWN);
            }}
          >
            {words.morePairs(Math.min(PAIRS_SHOWN, pairs.length - shown))}
          </Button>
        </div>
      )}
      {comparison !== null && pairs.length === 0 && <p className={styles.note}>{words.callsNone}</p>}
      {referenceTexts === null && reply !== null && reply.text !== null && reply.text !== '' && (
        <ReplyText text={reply.text} result={result} />
      )}
    </div>
  );
}
