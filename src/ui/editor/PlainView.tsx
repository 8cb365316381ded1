import { useMemo, useState } from 'react';
import { Button } from '../Button.tsx';
import { PlainText } from '../text/PlainText.tsx';
import { textBlocks } from './textBlocks.ts';
import styles from './Editor.module.css';

export interface PlainViewProps {
  readonly text: string;
  readonly label: string;
  /** Why the text is shown plainly, in a sentence. */
  readonly why?: string | undefined;
}

/** Blocks shown at first, and added by each press: about a megabyte. */
const STEP = 32;

/** Text without an editor: in blocks, of which only those in sight are laid out. */
export function PlainView({ text, label, why }: PlainViewProps) {
  const [count, setCount] = useState(STEP);
  const blocks = useMemo(() => textBlocks(text), [text]);
  const rest = blocks.length - count;
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.plain} role="region" aria-label={label} tabIndex={0}>
      {why !== undefined && <p className={styles.why}>{why}</p>}
      {blocks.slice(0, count).map((block, place) => (
        <div key={place} className={styles.block}>
          <PlainText text={block.endsWith('\n') ? block.slice(0, -1) : block} multiline mono />
        </div>
      ))}
      {rest > 0 && (
        <div className={styles.more}>
          <Button
            onClick={() => {
              setCount(count + STEP);
            }}
          >
            Show more
          </Button>
          <span>
            {Math.round((count / blocks.length) * 100)} % of {megabytes(text.length)} shown
          </span>
        </div>
      )}
    </div>
  );
}

function megabytes(length: number): string {
  return `${(length / 1e6).toFixed(1)} MB`;
}
