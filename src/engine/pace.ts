import type { EngineDeps } from './deps.ts';
import { Cancelled } from './stop.ts';

/** Longest stretch of work between two turns for others, in milliseconds. */
const STRETCH = 12;
/** Least time between two reports of progress, in milliseconds. */
const REPORT_EVERY = 16;

/** Keeps a long loop polite: `if (pace.due()) await pace.rest()` every few rows. */
export interface Pace {
  readonly due: () => boolean;
  /** Gives others a turn, then ends the call if it was cancelled. */
  readonly rest: () => Promise<void>;
  /** Ends the call if it was cancelled. */
  readonly check: () => void;
}

export function createPace(
  deps: EngineDeps,
  signal: AbortSignal | undefined,
  isVoid: () => boolean = () => false,
  stretch = STRETCH,
): Pace {
  let since = deps.now();
  function check(): void {
    if (signal?.aborted === true || isVoid()) throw new Cancelled();
  }
  async function rest(): Promise<void> {
    await deps.yieldNow();
    since = deps.now();
    check();
  }
  return { due: () => deps.now() - since > stretch, rest, check };
}

/** Rate and time left of work in units, from when it began. */
export interface Speed {
  readonly itemsPerSecond: number | null;
  readonly secondsLeft: number | null;
}

/**
 * How fast `done` units of `total` went; null until a tenth of a second has passed. `items` are counted apart from
 * units.
 */
export function speedOf(milliseconds: number, items: number, done: number, total: number): Speed {
  if (milliseconds < 100 || done <= 0) return { itemsPerSecond: null, secondsLeft: null };
  return {
    itemsPerSecond: (items * 1000) / milliseconds,
    secondsLeft: Math.max(0, ((total - done) / done) * (milliseconds / 1000)),
  };
}

/** Passes progress on at most once a frame; `last` always. */
export interface Reporter<P> {
  readonly tell: (make: () => P) => void;
  readonly last: (make: () => P) => void;
}

export function createReporter<P>(deps: EngineDeps, onProgress: ((progress: P) => void) | undefined): Reporter<P> {
  let told = -Infinity;
  function last(make: () => P): void {
    if (onProgress === undefined) return;
    told = deps.now();
    onProgress(make());
  }
  function tell(make: () => P): void {
    if (onProgress !== undefined && deps.now() - told >= REPORT_EVERY) last(make);
  }
  return { tell, last };
}
