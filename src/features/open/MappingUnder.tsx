import { Button } from '../../ui/Button.tsx';
import { mappingWords as words } from './mappingWords.ts';
import styles from './Mapping.module.css';

export interface MappingUnderProps {
  /** How much of the file is shown, in a sentence. */
  readonly seen: string;
  /** Columns that are not shown yet. */
  readonly left: number;
  readonly onMore: () => void;
}

/** What stands under the columns: how much of the file they show, and the way to further ones. */
export function MappingUnder({ seen, left, onMore }: MappingUnderProps) {
  return (
    <div className={styles.under}>
      <span>{seen}</span>
      {left > 0 && <Button onClick={onMore}>{words.moreColumns(left)}</Button>}
    </div>
  );
}
