import { keyText } from '../../core/labels/keyText.ts';
import type { ComparedCell } from '../../engine/comparison.ts';
import { scopeOf } from '../labels/scope.ts';
import { noteSights } from '../labels/sightings.ts';
import { rowAt } from '../pages.ts';
import type { Comparing } from './comparing.ts';
import type { ReadySide } from './side.ts';
import type { WantedPair } from './wanted.ts';

/** Notes which items are on screen with what either run says of them: labels that are given to them later are not blind. */
export function noteCompared({ store, context, visible }: Comparing, { a, b }: WantedPair): void {
  const { rows, item } = store.getState();
  const [onA, onB]: [string[], string[]] = [[], []];
  for (let at = visible.from; at < Math.min(visible.to, rows.shown); at += 1) {
    const row = rowAt(rows.pages, at);
    see(onA, row?.a);
    see(onB, row?.b);
  }
  if (item.a?.kind === 'done') onA.push(keyText(item.a.value.key));
  if (item.b?.kind === 'done') onB.push(keyText(item.b.value.key));
  note(a, onA);
  note(b, onB);

  function note({ dataset, params, run }: ReadySide, items: readonly string[]): void {
    const scope = scopeOf(dataset, params);
    if (scope !== null && items.length > 0) noteSights(context, scope.scope, items, `run:${run.scorer}`);
  }
}

function see(items: string[], cell: ComparedCell | null | undefined): void {
  if (cell !== null && cell !== undefined) items.push(keyText(cell.key));
}
