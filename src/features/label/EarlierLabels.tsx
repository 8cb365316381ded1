import type { LabelledScope } from '../../state/labels/keptLabels.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { words } from './words.ts';
import styles from './LabelView.module.css';

export interface EarlierLabelsProps {
  readonly name: string;
  /** What else has labels in this browser. */
  readonly others: readonly LabelledScope[];
  readonly onLook: (scope: string) => void;
}

/** A file that has changed on disk has no labels yet: those of what it was are here, and easily thought lost. */
export function EarlierLabels({ name, others, onLook }: EarlierLabelsProps) {
  const earlier = others.find((one) => one.name === name);
  if (earlier === undefined) return null;
  return (
    <div className={styles.banner}>
      <Notice
        tone="info"
        title={words.earlier}
        actions={
          <Button
            onClick={() => {
              onLook(earlier.scope);
            }}
          >
            {words.earlierLook}
          </Button>
        }
      >
        {words.earlierWhat}
      </Notice>
    </div>
  );
}
