import type { ItemKey } from '../../core/model/item.ts';
import type { JoinReport } from '../../engine/engine.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './Report.module.css';

export interface JoinLineProps {
  readonly join: JoinReport;
  /** How many ids of each list are named. */
  readonly most: number;
}

/** How replies found their items: joined, and what was left over on either side, by name. */
export function JoinLine({ join, most }: JoinLineProps) {
  const { onlyInDataset, onlyInReplies, repeated } = join;
  return (
    <p className={styles.join}>
      <span>
        {words.joined(join.joined)} {words.joinedBy[join.joinedBy]}
      </span>
      <Left text={words.onlyInDataset(onlyInDataset.total)} {...onlyInDataset} most={most} />
      <Left text={words.onlyInReplies(onlyInReplies.total)} {...onlyInReplies} most={most} />
      <Left text={words.repeated(repeated.total)} {...repeated} most={most} />
    </p>
  );
}

interface LeftProps {
  readonly text: string;
  readonly total: number;
  readonly first: readonly ItemKey[];
  readonly most: number;
}

function Left({ text, total, first, most }: LeftProps) {
  if (total === 0) return null;
  const named = first.slice(0, most);
  return (
    <span>
      {text}
      {named.length > 0 && ': '}
      {named.map((key, place) => (
        <span key={`${key.attempt} ${key.id}`}>
          {place > 0 && ', '}
          <PlainText text={key.id} mono />
          {key.attempt > 0 && ` (${words.attempt(key.attempt)})`}
        </span>
      ))}
      {named.length < total && named.length > 0 && ' …'}
    </span>
  );
}
