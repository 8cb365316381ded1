import type { ReplySetSummary } from '../../engine/engine.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { JoinLine } from './JoinLine.tsx';
import styles from './Report.module.css';

/** One reply set, and how its replies found their items. */
export function ReportJoin({ set: { name, join } }: { readonly set: ReplySetSummary }) {
  return (
    <div className={styles.file}>
      <div className={styles.fileName}>
        <PlainText text={name} multiline />
      </div>
      <JoinLine join={join} most={20} />
    </div>
  );
}
