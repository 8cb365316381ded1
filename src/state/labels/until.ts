import type { StoreApi } from 'zustand/vanilla';

/** Waits until something holds of what a store has; at once where it does already. */
export async function until<State>(
  { getState, subscribe }: Pick<StoreApi<State>, 'getState' | 'subscribe'>,
  holds: (state: State) => boolean,
): Promise<void> {
  if (holds(getState())) return;
  await new Promise<void>((resolve) => {
    const stop = subscribe((state) => {
      if (!holds(state)) return;
      stop();
      resolve();
    });
  });
}
