import { useState } from 'react';
import { Button } from '../Button.tsx';
import { FOLD_FROM, foldText } from './foldText.ts';
import { PlainText } from './PlainText.tsx';
import styles from './PlainText.module.css';

export interface LongTextProps {
  readonly text: string;
  readonly mono?: boolean | undefined;
  /** Shown whole below this length. */
  readonly foldFrom?: number | undefined;
  readonly className?: string | undefined;
}

/** A text of any length on as many lines as it has; a long one is folded until asked for. */
export function LongText({ text, mono, foldFrom = FOLD_FROM, className }: LongTextProps) {
  const [open, setOpen] = useState(false);
  const folded = foldText(text, foldFrom);
  if (folded === undefined) return <PlainText text={text} multiline mono={mono} className={className} />;
  return (
    <div className={className}>
      <PlainText text={open ? text : `${folded}…`} multiline mono={mono} />
      <div className={styles.more}>
        <Button
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {open ? 'Show less' : 'Show all'}
        </Button>
        <span>{text.length.toLocaleString('en')} characters</span>
      </div>
    </div>
  );
}
