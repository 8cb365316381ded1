/** How many beats without a sign of life are borne while a call runs, and after one was cancelled. */
export const PATIENCE = { running: 15, cancelled: 5 } as const;

export interface HeartbeatEvents {
  /** What the thread owes an answer for. */
  awaited(): 'running' | 'cancelled' | 'nothing';
  ping(): void;
  /** Called once; `seconds` is how long nothing was heard. */
  silent(seconds: number): void;
}

export interface Heartbeat {
  /** Something is awaited from now on. */
  watch(): void;
  /** The thread gave a sign of life. */
  heard(): void;
  /** Nothing is awaited any more. */
  rest(): void;
}

/**
 * A worker that is closed, or whose process was killed, tells nobody: only its silence does. While something is
 * awaited the thread is asked at every beat; the engine never works for longer than a few beats without a pause.
 * Beats are counted, not time: after a laptop has slept for an hour one beat has passed.
 */
export function createHeartbeat(beat: number, events: HeartbeatEvents): Heartbeat {
  let timer: ReturnType<typeof setInterval> | null = null;
  let missed = 0;

  function look(): void {
    const awaited = events.awaited();
    if (awaited === 'nothing') {
      rest();
      return;
    }
    if (missed >= PATIENCE[awaited]) {
      rest();
      events.silent(Math.round((PATIENCE[awaited] * beat) / 1000));
      return;
    }
    missed += 1;
    events.ping();
  }

  function watch(): void {
    if (timer !== null) return;
    missed = 0;
    timer = setInterval(look, beat);
  }

  function heard(): void {
    missed = 0;
  }

  function rest(): void {
    if (timer !== null) clearInterval(timer);
    timer = null;
    missed = 0;
  }

  return { watch, heard, rest };
}
