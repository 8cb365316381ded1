import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { words } from './words.ts';
import styles from './App.module.css';

export interface CrashBannerProps {
  readonly message: string;
  readonly onRestart: () => void;
}

/** The engine is lost: what that means, and the way on. */
export function CrashBanner({ message, onRestart }: CrashBannerProps) {
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
        {words.crashText(message)}
      </Notice>
    </div>
  );
}
