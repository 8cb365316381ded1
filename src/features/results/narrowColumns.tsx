import { causeWord } from '../../core/words/cause.ts';
import type { RowView } from '../../engine/engine.ts';
import { isCause } from '../../state/facetValues.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { besideColumn, ItemId, verdictColumn } from './builtInColumns.tsx';
import { words } from './words.ts';
import styles from './Cells.module.css';

/** On a narrow page a row has two lines: what was asked, and who it is and why. */
export function narrowColumns(
  scored: boolean,
  beside: boolean,
  recorded: readonly GridColumn<RowView>[],
): GridColumn<RowView>[] {
  return [
    ...(scored ? [verdictColumn('compact')] : []),
    ...(beside ? [besideColumn(true)] : []),
    ...recorded,
    {
      key: 'id',
      header: words.column.id,
      width: 'minmax(0, 1fr)',
      sortable: true,
      render: (row) => (
        <span className={styles.two}>
          <PlainText text={row.input === '' ? row.key.id : row.input} />
          <span className={styles.under}>
            <ItemId row={row} />
            {row.reason !== null && <> · {isCause(row.reason) ? causeWord(row.reason) : row.reason}</>}
          </span>
        </span>
      ),
    },
  ];
}
