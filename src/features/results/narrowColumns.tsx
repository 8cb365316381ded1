import { causeWord } from '../../core/words/cause.ts';
import type { RowView } from '../../engine/engine.ts';
import { isCause } from '../../state/facetValues.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { besideColumn, ItemId, verdictColumn } from './builtInColumns.tsx';
import { RowSteps } from './RowSteps.tsx';
import { stepScoreColumn } from './trajectoryColumns.tsx';
import { words } from './words.ts';
import styles from './Cells.module.css';

/** On a narrow page a row has two lines: what was asked, and who it is and why. */
export function narrowColumns(
  scored: boolean,
  beside: boolean,
  /** Pixels for steps; null where none were compared. */
  steps: number | null,
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
          <FirstLine row={row} steps={steps} />
          <span className={styles.under}>
            {saysId(row) && <ItemId row={row} />}
            {saysId(row) && row.reason !== null && ' · '}
            {row.reason !== null && (isCause(row.reason) ? causeWord(row.reason) : row.reason)}
          </span>
        </span>
      ),
    },
    ...(steps !== null ? [stepScoreColumn('step_credit')] : []),
  ];
}

/** What was asked, or what was done. */
function FirstLine({ row, steps }: { readonly row: RowView; readonly steps: number | null }) {
  const { trajectory, input, key } = row;
  if (steps !== null && trajectory !== undefined && trajectory !== null) {
    return <RowSteps trajectory={trajectory} width={steps} lines={1} />;
  }
  return <PlainText text={input === '' ? key.id : input} />;
}

/** The id stands under what was asked or done; where it stands in its place, once is enough. */
function saysId({ input, trajectory, key, reason }: RowView): boolean {
  return input !== '' || (trajectory ?? null) !== null || key.attempt > 0 || reason === null;
}
