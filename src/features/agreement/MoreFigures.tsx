import { useMemo, useState } from 'react';
import type { Report } from '../../core/comparison/compareSeries.ts';
import { bootstrapText, statisticText } from '../../core/words/agreement.ts';
import { bootstrapOf, moreFigures } from '../../state/agreement/moreFigures.ts';
import { bootstrapWords, figureWords } from './figureWords.ts';
import { words } from './words.ts';
import styles from './MoreFigures.module.css';

/** Every other figure with one line of what it is; worked out once it is opened. */
export function MoreFigures({ report }: { readonly report: Report }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className={styles.details}
      open={open}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary className={styles.summary}>{words.moreFigures}</summary>
      {open && <Rows report={report} />}
    </details>
  );
}

function Rows({ report }: { readonly report: Report }) {
  const rows = moreFigures(report).map(({ name, value, isP }) => ({
    ...figureWords[name],
    text: statisticText(value, isP === true ? 3 : 2),
  }));
  const resampled = useMemo(
    () => (report.kind === 'table' ? { ...bootstrapWords, text: bootstrapText(bootstrapOf(report.of.table)) } : null),
    [report],
  );
  return (
    <dl className={styles.rows}>
      {[...rows.slice(0, 2), ...(resampled === null ? [] : [resampled]), ...rows.slice(2)].map(
        ({ title, about, text }) => (
          <div key={title} className={styles.row}>
            <dt>{title}</dt>
            <dd className={styles.value}>{text}</dd>
            <dd className={styles.about}>{about}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
