import type { EngineDeps } from './deps.ts';
import { createPace, type Pace } from './pace.ts';
import { Cancelled } from './stop.ts';

/** Longest stretch of idle work, in milliseconds: so long a call may have to wait. */
const STRETCH = 4;

/** Work for the time in which nobody waits for an answer. */
export interface Idle {
  /** Sees a call through; idle work stops before it and goes on after it. */
  readonly during: <T>(call: () => Promise<T>) => Promise<T>;
}

/** `work` does all there is to do, resting as its pace says, and begins anew, where it left off, after each call. */
export function createIdle(deps: EngineDeps, work: (pace: Pace) => Promise<void>): Idle {
  let calls = 0;
  let working = false;

  async function go(): Promise<void> {
    if (working) return;
    working = true;
    try {
      const pace = createPace(deps, undefined, () => calls > 0, STRETCH);
      await pace.rest();
      await work(pace);
    } catch (error) {
      // Nobody asked for it: whoever needs what could not be made meets the error then.
      if (!(error instanceof Cancelled)) calls = Infinity;
    } finally {
      working = false;
    }
  }

  async function during<T>(call: () => Promise<T>): Promise<T> {
    calls += 1;
    try {
      return await call();
    } finally {
      calls -= 1;
      if (calls === 0) void go();
    }
  }
  return { during };
}
