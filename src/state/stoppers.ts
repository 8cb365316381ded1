import type { Effects, Stopper } from './effects.ts';

/** Running calls that the reader may cancel, by token. */
export interface Stoppers {
  readonly start: (effects: Effects, token: number | string) => Stopper;
  readonly stop: (token: number | string) => void;
  readonly end: (token: number | string) => void;
}

export function createStoppers(): Stoppers {
  const running = new Map<number | string, Stopper>();
  return {
    start: (effects, token) => {
      const stopper = effects.stopper();
      running.set(token, stopper);
      return stopper;
    },
    stop: (token) => {
      running.get(token)?.stop();
    },
    end: (token) => {
      running.delete(token);
    },
  };
}
