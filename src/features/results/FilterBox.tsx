import { useStore } from 'zustand';
import type { Workbench } from '../../state/workbench.ts';
import { FilterField } from './FilterField.tsx';

export interface FilterBoxProps {
  readonly bench: Workbench;
  readonly inputId: string;
  readonly helpHref: string;
}

/** The filter field of the current view; what is typed is drawn here alone. */
export function FilterBox({ bench: { store, actions }, inputId, helpHref }: FilterBoxProps) {
  const typed = useStore(store, (state) => state.view.typed);
  const problem = useStore(store, (state) => state.view.problem);
  return (
    <FilterField
      inputId={inputId}
      typed={typed}
      problem={problem}
      onType={actions.typeFilter}
      onClear={actions.clearFilter}
      complete={actions.completeFilter}
      helpHref={helpHref}
    />
  );
}
