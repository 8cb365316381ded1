import { Check, Circle, CircleHelp, History, SkipForward, Split, Tag, X } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { statusWord, type Status } from './status.ts';
import styles from './LabelMark.module.css';

export interface LabelMarkProps {
  readonly status: Status;
  /** What the label says, for one that is none of ours. */
  readonly value?: string | null | undefined;
}

const GLYPHS = {
  none: Circle,
  PASS: Check,
  FAIL: X,
  UNSURE: CircleHelp,
  SKIP: SkipForward,
  stale: History,
  unresolved: Split,
  other: Tag,
} as const;

/** How an item is labelled: glyph, word and colour together, so that none of them is needed alone. */
export function LabelMark({ status, value = null }: LabelMarkProps) {
  const Glyph = GLYPHS[status];
  return (
    <span className={cx(styles.mark, styles[status])}>
      <Glyph size={14} strokeWidth={2.25} aria-hidden="true" />
      {status === 'other' ? <PlainText text={value ?? ''} limit={40} /> : statusWord(status, value)}
    </span>
  );
}
