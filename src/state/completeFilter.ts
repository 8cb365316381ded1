import { complete, type Completion } from '../core/filter/complete.ts';
import { currentDataset, currentRun, runIdOf } from './selectors.ts';
import type { Context } from './state.ts';

/**
 * What may stand at the caret of a filter; values of a field are asked of the engine. Null where nothing can be said.
 */
export async function completeFilter(context: Context, text: string, caret: number): Promise<Completion | null> {
  const state = context.store.getState();
  const dataset = currentDataset(state);
  const names = (dataset?.summary?.recordedColumns ?? []).map(({ name }) => `recorded.${name}`);
  const found = complete(text, caret, names, noValues);
  if (found?.expects !== 'value' || found.field === null || dataset === null) return found;
  const { field, prefix } = found;
  const outcome = await context.effects.engine.values(dataset.id, field, prefix, runIdOf(currentRun(state)));
  if (outcome.kind !== 'value') return found;
  const values = outcome.value.map((one) => one.value);
  return complete(text, caret, names, (name) => (name === field ? values : []));
}

function noValues(): readonly string[] {
  return [];
}
