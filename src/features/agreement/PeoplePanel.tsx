import { peopleSentence, statisticText } from '../../core/words/agreement.ts';
import type { PeopleCompared } from '../../state/agreement/peopleCompared.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { Section } from './Section.tsx';
import { words } from './words.ts';
import styles from './PeoplePanel.module.css';

/** Sentences on pairs of people; more than so many stand in the table alone. */
const SENTENCES = 3;

/** Everyone who said something of the same items, two by two, the judge last. */
export function PeoplePanel({ compared }: { readonly compared: PeopleCompared }) {
  const { people, all, pairs, together } = compared;
  const among = pairs.filter(({ other }) => other < all.length - 1);
  return (
    <Section title={words.raters}>
      {/* Of two alone the line above all says it. */}
      {people.length > 2 &&
        among.slice(0, SENTENCES).map(({ one, other, report }) => (
          <p key={`${one} ${other}`}>
            <PlainText
              text={peopleSentence(people[one]?.name ?? '', people[other]?.name ?? '', report.of)}
              multiline
              className={styles.inline}
            />
          </p>
        ))}
      <Pairs compared={compared} />
      {people.length > 2 && (
        <dl className={styles.together}>
          <div>
            <dt>{words.fleiss}</dt>
            <dd>
              {statisticText(together.complete.fleiss.kappa)}{' '}
              <span className={styles.quiet}>{words.fleissAbout(together.complete.items)}</span>
            </dd>
          </div>
          <div>
            <dt>{words.alpha}</dt>
            <dd>
              {statisticText(together.any.alpha.nominal)}{' '}
              <span className={styles.quiet}>{words.alphaAbout(together.any.items)}</span>
            </dd>
          </div>
        </dl>
      )}
    </Section>
  );
}

function Pairs({ compared: { all, pairs } }: { readonly compared: PeopleCompared }) {
  const last = all.length - 1;
  function cell(row: number, column: number): string {
    const pair = pairs.find(({ one, other }) => (one === row && other === column) || (one === column && other === row));
    return pair === undefined ? '' : words.pairText(statisticText(pair.report.of.kappa), pair.report.of.n);
  }
  return (
    // A region that scrolls can be reached by keys.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={words.peopleTable} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.quiet}>{words.peopleTable}</caption>
        <thead>
          <tr>
            <th scope="col">{words.human}</th>
            {all.slice(1).map(({ name }, at) => (
              <th key={at} scope="col">
                {at + 1 === last && <span className={styles.quiet}>{words.judge}: </span>}
                <PlainText text={name} limit={60} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.slice(0, -1).map(({ name }, row) => (
            <tr key={row}>
              <th scope="row">
                <PlainText text={name} limit={60} />
              </th>
              {all.slice(1).map((_, at) => (
                <td key={at}>{at + 1 > row ? cell(row, at + 1) : ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
