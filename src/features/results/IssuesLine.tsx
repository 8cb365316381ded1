import { TriangleAlert, X } from 'lucide-react';
import { issueSentence } from '../../core/words/issue.ts';
import type { DatasetSummary } from '../../engine/engine.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './IssuesLine.module.css';

export interface IssuesLineProps {
  readonly issues: DatasetSummary['issues'];
  readonly onReport: () => void;
  readonly onDismiss: () => void;
}

/** What was remarked on while reading: the first sentence at once, the others a click away, until it is dismissed. */
export function IssuesLine({ issues: { total, first }, onReport, onDismiss }: IssuesLineProps) {
  const [issue] = first;
  if (issue === undefined) return null;
  return (
    <div className={styles.line} role="status">
      <TriangleAlert className={styles.icon} size={14} strokeWidth={1.75} aria-hidden="true" />
      <p className={styles.text}>
        <PlainText text={issueSentence(issue)} multiline />
        {total > 1 && ` ${words.issuesMore(total - 1)}`}
      </p>
      <Button variant="quiet" className={styles.all} onClick={onReport}>
        {total > 1 ? words.issuesAll : words.issuesOne}
      </Button>
      <IconButton icon={<X />} label={words.issuesDismiss} onClick={onDismiss} />
    </div>
  );
}
