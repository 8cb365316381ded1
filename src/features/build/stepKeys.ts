import type { KeyboardEvent } from 'react';
import type { BuildPair, LaneName } from '../../state/build.ts';
import type { Columns } from '../../state/buildColumns.ts';
import { duplicateStep, removeStep, select } from '../../state/buildEdit.ts';
import { placeOf } from '../../state/buildLanes.ts';
import type { Edit } from './edit.ts';

/** What a key does with the step that has the focus, apart from picking it up. */
export function pressStepKey(
  event: KeyboardEvent,
  key: number,
  { pair, columns, vertical }: { readonly pair: BuildPair; readonly columns: Columns; readonly vertical: boolean },
  edit: Edit,
  then: { readonly focusSelected: () => void; readonly rename: () => void },
): void {
  if (event.altKey) return;
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() !== 'd') return;
    event.preventDefault();
    then.focusSelected();
    edit((state) => duplicateStep(state, key));
    return;
  }
  if (event.key === 'Enter' || event.key === 'F2') {
    event.preventDefault();
    then.rename();
    return;
  }
  if (event.key === 'Escape') {
    event.preventDefault();
    edit((state) => select(state, null));
    return;
  }
  if (event.key === 'Delete' || event.key === 'Backspace') {
    event.preventDefault();
    then.focusSelected();
    edit((state) => removeStep(state, key));
    return;
  }
  const target = neighbour(event.key, key, pair, columns, vertical);
  if (target === null) return;
  event.preventDefault();
  then.focusSelected();
  edit((state) => select(state, target));
}

/** The step that an arrow, Home or End leads to; null where there is none. */
function neighbour(pressed: string, key: number, pair: BuildPair, columns: Columns, vertical: boolean): number | null {
  const place = placeOf(pair, key);
  if (place === null) return null;
  const lane = pair[place.lane];
  const [back, on] = vertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  const [up, down] = vertical ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (pressed === back) return lane[place.at - 1]?.key ?? null;
  if (pressed === on) return lane[place.at + 1]?.key ?? null;
  if (pressed === 'Home') return lane[0]?.key ?? null;
  if (pressed === 'End') return lane.at(-1)?.key ?? null;
  if (pressed === down && place.lane === 'reference') return across(place.at, 'candidate', pair, columns);
  if (pressed === up && place.lane === 'candidate') return across(place.at, 'reference', pair, columns);
  return null;
}

/** The step of the other lane that stands beside this one, or before it, or the first. */
function across(at: number, other: LaneName, pair: BuildPair, columns: Columns): number | null {
  const place = (other === 'candidate' ? columns.ofReference : columns.ofCandidate)[at] ?? 0;
  for (let beside = place; beside >= 0; beside -= 1) {
    const found = columns[other][beside] ?? -1;
    if (found >= 0) return pair[other][found]?.key ?? null;
  }
  return pair[other][0]?.key ?? null;
}
