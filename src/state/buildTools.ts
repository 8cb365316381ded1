import { offerTools } from './buildEdit.ts';
import { findDataset } from './datasets.ts';
import { resultsRoute } from './selectors.ts';
import { change, type Context } from './state.ts';

/** Offers in the builder the tools that the dataset seen last calls, most frequent first; nothing where none is open. */
export async function offerDatasetTools(context: Context): Promise<void> {
  const { store, effects } = context;
  const route = resultsRoute(store.getState());
  const dataset = route === null ? null : findDataset(store.getState().datasets, route.data);
  if (dataset === null) return;
  const outcome = await effects.engine.values(dataset.id, 'tool', '', null);
  if (outcome.kind !== 'value') return;
  const names = outcome.value.map(({ value }) => value);
  change(context, 'build', (build) => (build === null ? null : offerTools(build, names)));
}
