import { peopleSentence, statisticText } from '../../core/words/agreement.ts';
import type { PeopleCompared } from '../../state/agreement/peopleCompared.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './PeoplePanel.module.css';

/** How far people agree among themselves, in one line, before any judge is asked. */
export function PeopleLine({ compared }: { readonly compared: PeopleCompared }) {
  return (
    <p className={styles.line}>
      <PlainText text={textOf(compared)} multiline className={styles.inline} /> {words.peopleWhy}
    </p>
  );
}

function textOf({ people, pairs, together: { any } }: PeopleCompared): string {
  if (people.length > 2) return words.peopleTogether(people.length, statisticText(any.alpha.nominal), any.items);
  const pair = pairs.find(({ one, other }) => one === 0 && other === 1);
  return pair === undefined ? '' : peopleSentence(people[0]?.name ?? '', people[1]?.name ?? '', pair.report.of);
}
