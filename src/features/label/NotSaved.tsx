import { Download, RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import type { KeptProblem } from '../../state/effects.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './LabelView.module.css';

export interface NotSavedProps {
  readonly trouble: KeptProblem;
  /** Labels that are in this tab alone. */
  readonly unsaved: number;
  readonly onRetry: () => void;
  readonly onDownload: () => void;
}

/** Said loudly, over everything else, while labels are in this tab alone. */
export function NotSaved({ trouble, unsaved, onRetry, onDownload }: NotSavedProps) {
  useEffect(
    () => () => {
      // It goes when all is saved, with the button that had the focus.
      setTimeout(() => {
        if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
      });
    },
    [],
  );
  return (
    <div className={styles.banner}>
      <Notice
        tone="wrong"
        live="assertive"
        title={words.trouble(unsaved)}
        actions={
          <>
            <Button variant="primary" icon={<Download />} onClick={onDownload}>
              {words.downloadLabels}
            </Button>
            <Button icon={<RefreshCw />} onClick={onRetry}>
              {words.retry}
            </Button>
          </>
        }
      >
        {words.troubleWhy[trouble.code]} {words.troubleWay(unsaved)}
        {trouble.message !== '' && (
          <div className={styles.browserSaid}>
            <PlainText text={words.browserSaid(trouble.message)} multiline />
          </div>
        )}
      </Notice>
    </div>
  );
}
