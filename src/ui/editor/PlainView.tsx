import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { findSpans } from '../text/findText.ts';
import { PlainText } from '../text/PlainText.tsx';
import { textBlocks } from './textBlocks.ts';
import styles from './Editor.module.css';

export interface PlainViewProps {
  readonly text: string;
  readonly label: string;
  /** Why the text is shown plainly, in a sentence. */
  readonly why?: string | undefined;
  readonly found?: RegExp | null | undefined;
  readonly foundAt?: number | null | undefined;
}

/** Blocks shown at first, and added by each press: about a megabyte. */
const STEP = 32;

/** Text without an editor: in blocks, of which only those in sight are laid out. */
export function PlainView({ text, label, why, found = null, foundAt = null }: PlainViewProps) {
  const [count, setCount] = useState(STEP);
  const blocks = useMemo(() => textBlocks(text), [text]);
  const view = useRef<HTMLDivElement>(null);
  const sought = useMemo(() => blockOfHit(text, blocks, found, foundAt), [text, blocks, found, foundAt]);
  useEffect(() => {
    view.current?.querySelector(`[data-block="${sought}"]`)?.scrollIntoView({ block: 'start' });
  }, [sought]);
  const shown = Math.max(count, sought + 1);
  const rest = blocks.length - shown;
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={view} className={styles.plain} role="region" aria-label={label} tabIndex={0}>
      {why !== undefined && <p className={styles.why}>{why}</p>}
      {blocks.slice(0, shown).map((block, place) => (
        <div key={place} data-block={place} className={styles.block}>
          <PlainText text={block.endsWith('\n') ? block.slice(0, -1) : block} multiline mono />
        </div>
      ))}
      {rest > 0 && (
        <div className={styles.more}>
          <Button
            onClick={() => {
              setCount(shown + STEP);
            }}
          >
            Show more
          </Button>
          <span>
            {Math.round((shown / blocks.length) * 100)} % of {megabytes(text.length)} shown
          </span>
        </div>
      )}
    </div>
  );
}

/** The block in which the place begins; -1 where none is sought. */
function blockOfHit(text: string, blocks: readonly string[], found: RegExp | null, at: number | null): number {
  const span = found === null || at === null ? undefined : findSpans(text, found, at + 1)[at];
  let end = 0;
  return span === undefined ? -1 : blocks.findIndex((block) => (end += block.length) > span.from);
}

function megabytes(length: number): string {
  return `${(length / 1e6).toFixed(1)} MB`;
}
