import type { Totals } from '../../core/model/report.ts';
import type { ViewSummary } from '../../engine/engine.ts';
import type { Actions } from '../../state/actions.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { unknownValue } from '../../state/unknownValue.ts';
import { words, type Unit } from './words.ts';

export interface EmptyViewProps {
  readonly view: ViewSummary;
  readonly unit: Unit;
  readonly filter: string;
  /** Null before anything is scored. */
  readonly totals: Totals | null;
  readonly actions: Actions;
}

/** In place of rows: which filter leaves none, and the way back. */
export function EmptyView({ view, unit, filter, totals, actions }: EmptyViewProps) {
  if (view.total === 0) return <EmptyState title={words.emptyFile}>{words.emptyFileText}</EmptyState>;
  const unknown = totals === null ? null : unknownValue(filter, totals);
  return (
    <EmptyState
      title={words.emptyTitle(view.total, unit)}
      actions={
        <>
          <Button variant="primary" onClick={actions.clearLastCondition}>
            {words.clearLast}
          </Button>
          <Button onClick={actions.clearFilter}>{words.clearAll}</Button>
        </>
      }
    >
      {words.emptyText} <PlainText text={filter} mono multiline />
      {unknown !== null && (
        <PlainText text={words.emptyUnknown(unknown.field, unknown.value, unknown.nearest)} multiline />
      )}
    </EmptyState>
  );
}
