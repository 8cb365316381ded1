import { useMemo } from 'react';
import { Button } from '../Button.tsx';
import { useFold } from './folds.ts';
import { countLines, foldText, LONG, type Fold } from './foldText.ts';
import { PlainText } from './PlainText.tsx';
import styles from './PlainText.module.css';

export interface LongTextProps {
  readonly text: string;
  readonly mono?: boolean | undefined;
  /** When it is folded, and to how much. */
  readonly fold?: Fold | undefined;
  /** Names the text: for what is looked for in it, and for folds that are kept outside. */
  readonly part?: string | undefined;
  readonly className?: string | undefined;
}

/** A text of any length on as many lines as it has; a long one is folded until asked for. */
export function LongText({ text, mono, fold = LONG, part, className }: LongTextProps) {
  const folded = useMemo(() => foldText(text, fold), [text, fold]);
  const [open, setOpen] = useFold(part, folded?.length ?? Number.POSITIVE_INFINITY);
  if (folded === undefined) {
    return <PlainText text={text} multiline mono={mono} part={part} className={className} />;
  }
  const lines = countLines(text);
  return (
    <div className={className}>
      <PlainText text={open ? text : `${folded}…`} multiline mono={mono} part={part} />
      <div className={styles.more}>
        <Button
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {open ? 'Show less' : 'Show all'}
        </Button>
        <span>
          {lines > 1 && `${lines.toLocaleString('en')} lines, `}
          {text.length.toLocaleString('en')} characters
        </span>
      </div>
    </div>
  );
}
