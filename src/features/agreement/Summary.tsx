import type { Disagreed } from '../../core/comparison/compareSeries.ts';
import {
  agreementSentence,
  disagreementsSentence,
  hastySentence,
  labelsNeededSentence,
  leanSentence,
  notBlindSentence,
  strictnessSentence,
} from '../../core/words/agreement.ts';
import { comparedSentence } from '../../core/words/labels.ts';
import type { Compared } from '../../state/agreement/compareSides.ts';
import { USEFUL_WIDTH, type Findings } from '../../state/agreement/findings.ts';
import { itemName } from '../../state/agreement/exportText.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './Summary.module.css';

export interface SummaryProps {
  readonly compared: Compared;
  readonly findings: Findings;
}

/** What is compared, and what comes of it, in sentences. */
export function Summary({ compared, findings }: SummaryProps) {
  const { comparison, disputedOut } = compared;
  const { report, pairs, undisputed } = comparison;
  const { leftOut, differing, notBlind, hasty, needed } = findings;
  const lean = report.kind === 'table' ? leanSentence(report.of) : null;
  return (
    <section className={styles.summary} aria-label={words.view}>
      <p className={styles.counts}>
        {comparedSentence(pairs.length, leftOut)}
        {disputedOut > 0 && `; ${words.disputedOut(disputedOut)}`}
      </p>
      <p className={styles.sentence} data-testid="agreement-sentence">
        {agreementSentence(report.of)}{' '}
        {report.kind === 'table' && report.of.n > 0 && (
          <PlainText text={differenceText(differing)} multiline className={styles.inline} />
        )}
      </p>
      {report.kind === 'table' && report.of.n > 0 && (
        <>
          {lean !== null && <p className={styles.more}>{lean}</p>}
          <p className={styles.more}>{strictnessSentence(report.of)}</p>
        </>
      )}
      {report.of.n > 0 && <p className={styles.more}>{labelsNeededSentence(needed, USEFUL_WIDTH)}</p>}
      {undisputed !== null && (
        <p className={styles.more}>
          {words.withoutDisputed}
          {agreementSentence(undisputed.of)}
          {undisputed.kind === 'table' && ` ${strictnessSentence(undisputed.of)}`}
        </p>
      )}
      {notBlind > 0 && <Notice tone="fault" title={notBlindSentence(notBlind, pairs.length)} />}
      {hasty > 0 && <p className={styles.counts}>{hastySentence(hasty, pairs.length)}</p>}
    </section>
  );
}

function differenceText({ judgePassed, humanPassed }: Disagreed): string {
  return disagreementsSentence({ judgePassed: judgePassed.map(itemName), humanPassed: humanPassed.map(itemName) });
}
