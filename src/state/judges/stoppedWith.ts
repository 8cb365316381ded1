import type { Dataset } from '../datasets.ts';
import type { Stopper } from '../effects.ts';
import type { Context } from '../state.ts';

/** Works until it is done, or the dataset is closed or read anew under another name: then it is stopped. */
export async function stoppedWith<T>(
  context: Context,
  dataset: Dataset,
  token: string,
  work: (signal: Stopper['signal']) => Promise<T>,
): Promise<T> {
  const { signal } = context.stoppers.start(context.effects, token);
  function stopIfGone(): void {
    const { open } = context.store.getState().datasets;
    if (!open.some(({ id }) => id === dataset.id)) context.stoppers.stop(token);
  }
  const unsubscribe = context.store.subscribe(stopIfGone);
  stopIfGone();
  try {
    return await work(signal);
  } finally {
    unsubscribe();
    context.stoppers.end(token);
  }
}
