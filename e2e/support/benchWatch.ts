/** What a page was seen to do; all times in milliseconds. */
export interface Watch {
  /** From the choice of files on: when rows were painted, and the longest that anything held the page up. */
  readonly loading: () => { readonly firstRows: number; readonly longestTask: number; readonly longestGap: number };
  /** Whether nothing is followed any more. */
  readonly settled: () => boolean;
  /**
   * Of each key or click since the last asking, the time until a frame with another number of rows was painted; null
   * when none came.
   */
  readonly latencies: () => (number | null)[];
}

declare global {
  var touchstoneWatch: Watch;
}

/**
 * Runs in the page before anything of it: notes when a file was chosen, when rows stood there, and what held things up.
 */
export function watchThePage(): void {
  const GIVEN_UP = 1500;
  let chosen = Number.NaN;
  let firstRows = Number.NaN;
  let longestTask = 0;
  let longestGap = 0;
  let lastFrame = performance.now();
  let latencies: (number | null)[] = [];
  let pending = 0;

  function count(): string | null {
    return document.querySelector('[role=grid]')?.getAttribute('aria-rowcount') ?? null;
  }
  /** A row with its content; or no rows at all, where that is what is shown. */
  function hasRows(): boolean {
    return document.querySelector('[role=grid] [role=row][data-index][aria-busy=false]') !== null || count() === '1';
  }
  /** A message that is sent in a frame arrives when the frame has been painted. */
  function afterPaint(work: () => void): void {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', work);
    port1.start();
    port2.postMessage(null);
  }

  addEventListener(
    'change',
    (event) => {
      if (event.target instanceof HTMLInputElement && event.target.type === 'file') chosen = performance.now();
    },
    true,
  );
  addEventListener('keydown', (event) => event.key.length === 1 && follow(event.timeStamp), true);
  addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('[aria-pressed]') !== null) follow(event.timeStamp);
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (startTime >= chosen) longestTask = Math.max(longestTask, duration);
    }
  }).observe({ type: 'longtask', buffered: true });

  function frame(now: number): void {
    if (now >= chosen) longestGap = Math.max(longestGap, now - lastFrame);
    lastFrame = now;
    if (Number.isNaN(firstRows) && !Number.isNaN(chosen) && hasRows()) {
      afterPaint(() => {
        if (Number.isNaN(firstRows)) firstRows = performance.now() - chosen;
      });
    }
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);

  function follow(since: number): void {
    const before = count();
    const address = location.hash;
    let restful = 0;
    pending += 1;
    /** The address says the new filter, and for some frames nothing has been on its way. */
    function isAnswered(): boolean {
      const busy = document.querySelector('[aria-busy=true] [role=grid]') !== null;
      restful = busy || location.hash === address ? 0 : restful + 1;
      return restful > 5;
    }
    function done(latency: number | null): void {
      pending -= 1;
      latencies.push(latency);
    }
    function look(): void {
      if (count() !== before && hasRows()) afterPaint(() => done(performance.now() - since));
      else if (isAnswered() || performance.now() - since > GIVEN_UP) done(null);
      else requestAnimationFrame(look);
    }
    requestAnimationFrame(look);
  }

  globalThis.touchstoneWatch = {
    loading: () => ({ firstRows, longestTask, longestGap }),
    settled: () => pending === 0,
    latencies: () => {
      const taken = latencies;
      latencies = [];
      return taken;
    },
  };
}
