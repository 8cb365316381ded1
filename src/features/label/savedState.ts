import type { DeskState } from '../../state/labels/desk.ts';

/** Whether what was said is on disk. `none`: nothing was said yet. */
export type SavedState = 'none' | 'saving' | 'saved' | 'not-saved';

/** Saved only once the storage said so of everything. `said`: whether there is a label at all. */
export function savedState(
  { trouble, unsaved, saving }: Pick<DeskState, 'trouble' | 'unsaved' | 'saving'>,
  said: boolean,
): SavedState {
  if (trouble !== null) return 'not-saved';
  if (saving > 0 || unsaved.length > 0) return 'saving';
  return said ? 'saved' : 'none';
}

/** How many labels are in this tab alone, or on their way; what was noted beside them is not counted. */
export function unsavedLabels({ log, unsaved }: Pick<DeskState, 'log' | 'unsaved'>): number {
  return unsaved.filter(({ id }) => log.events.get(id)?.facts?.type === 'label').length;
}
