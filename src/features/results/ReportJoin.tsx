import type { ItemKey } from '../../core/model/item.ts';
import type { ReplySetSummary } from '../../engine/engine.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './Report.module.css';

/** How the replies of one set found their items. */
export function ReportJoin({ set: { name, join } }: { readonly set: ReplySetSummary }) {
  return (
    <div className={styles.file}>
      <div className={styles.fileName}>
        <PlainText text={name} multiline />
      </div>
      <p>
        {words.joined(join.joined)}, {words.joinedBy[join.joinedBy]}.
      </p>
      <Left text={words.onlyInDataset(join.onlyInDataset.total)} {...join.onlyInDataset} />
      <Left text={words.onlyInReplies(join.onlyInReplies.total)} {...join.onlyInReplies} />
      <Left text={words.repeated(join.repeated.total)} {...join.repeated} />
    </div>
  );
}

interface LeftProps {
  readonly text: string;
  readonly total: number;
  readonly first: readonly ItemKey[];
}

function Left({ text, total, first }: LeftProps) {
  if (total === 0) return null;
  return (
    <p>
      {text}
      {first.length > 0 && (first.length < total ? `, ${words.first(first.length)} ` : ': ')}
      {first.map((key, place) => (
        <span key={`${key.attempt} ${key.id}`}>
          {place > 0 && ', '}
          <PlainText text={key.id} mono />
          {key.attempt > 0 && ` (${words.attempt(key.attempt)})`}
        </span>
      ))}
    </p>
  );
}
