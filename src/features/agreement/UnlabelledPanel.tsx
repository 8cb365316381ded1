import type { UnlabelledRate } from '../../core/comparison/corrected.ts';
import { correctedText } from '../../core/words/agreement.ts';
import { percent } from '../../core/words/numbers.ts';
import { Section } from './Section.tsx';
import { words } from './words.ts';
import styles from './MoreFigures.module.css';

/** How many of the unlabelled items pass, by the judge and corrected by what is known of it. */
export function UnlabelledPanel({ rate }: { readonly rate: UnlabelledRate }) {
  const { unlabelled, judge } = rate;
  const rows = [
    { title: words.roganGladen, about: words.roganGladenAbout, text: correctedText(rate.roganGladen) },
    {
      title: words.predictionPowered,
      about: words.predictionPoweredAbout,
      text: correctedText(rate.predictionPowered),
    },
  ];
  return (
    <Section title={words.unlabelled}>
      <p>
        {words.unlabelledWhat(unlabelled.passes, unlabelled.of, judge.kind === 'rate' ? percent(judge.value, 0) : '–')}
      </p>
      <dl className={styles.rows}>
        {rows.map(({ title, about, text }) => (
          <div key={title} className={styles.row}>
            <dt>{title}</dt>
            <dd className={styles.value}>{text}</dd>
            <dd className={styles.about}>{about}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
