import type { ViewSummary } from '../../engine/engine.ts';
import type { Actions } from '../../state/actions.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words, type Unit } from './words.ts';

export interface EmptyViewProps {
  readonly view: ViewSummary;
  readonly unit: Unit;
  readonly filter: string;
  readonly actions: Actions;
}

/** In place of rows: which filter leaves none, and the way back. */
export function EmptyView({ view, unit, filter, actions }: EmptyViewProps) {
  if (view.total === 0) return <EmptyState title={words.emptyFile}>{words.emptyFileText}</EmptyState>;
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
    </EmptyState>
  );
}
