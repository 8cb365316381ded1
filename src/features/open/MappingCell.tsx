import { useState } from 'react';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { mappingWords as words } from './mappingWords.ts';
import styles from './Mapping.module.css';

/** Characters of a cell that are shown at once. */
const SHORT = 90;

export interface MappingCellProps {
  /** Null where nothing stands. */
  readonly text: string | null;
  readonly column: string;
  /** From 1. */
  readonly row: number;
}

/** One value as text, its rest on demand. */
export function MappingCell({ text, column, row }: MappingCellProps) {
  const [open, setOpen] = useState(false);
  if (text === null) return <span className={styles.nothing}>{words.empty}</span>;
  if (text.length <= SHORT) return <PlainText text={text} multiline />;
  return (
    <>
      <PlainText text={open ? text : `${text.slice(0, SHORT).replace(/[\uD800-\uDBFF]$/u, '')}…`} multiline />{' '}
      <button
        type="button"
        className={styles.more}
        aria-expanded={open}
        aria-label={words.wholeCell(column === '' ? words.noName : column, row)}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {open ? words.less : words.more}
      </button>
    </>
  );
}
