import type { Crashed } from '../state/ui.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PlainText } from '../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './App.module.css';

export interface CrashBannerProps {
  readonly crash: Crashed;
  readonly onRestart: () => void;
}

/** The engine is lost: what is still there, what is not, and the way on. */
export function CrashBanner({ crash, onRestart }: CrashBannerProps) {
  return (
    <div className={styles.crash}>
      <Notice
        tone="fault"
        live="assertive"
        title={words.crashTitle}
        actions={
          <Button variant="primary" onClick={onRestart}>
            {words.crashRestart}
          </Button>
        }
      >
        <p className={styles.said}>
          <PlainText text={words.crashSaid(crash.message)} multiline />
        </p>
        <p className={styles.said}>
          <PlainText text={words.crashKept(crash.kept)} multiline />
        </p>
        {crash.lost.length > 0 && (
          <p className={styles.said}>
            <PlainText text={words.crashLost(crash.lost)} multiline />
          </p>
        )}
      </Notice>
    </div>
  );
}
