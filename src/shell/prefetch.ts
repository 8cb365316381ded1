/** Milliseconds without a key, a click or work after which nobody is thought to wait for anything. */
const QUIET = 400;
const LOOK = 100;

/**
 * Runs steps one by one, each when the page has been quiet for a while: nothing is `busy`, nobody types or clicks, and
 * the browser has time. A step that fails is left to whoever needs its part later.
 */
export async function prefetchInTurn(steps: readonly (() => Promise<unknown>)[], busy: () => boolean): Promise<void> {
  let quietSince = -Infinity;
  function stir(): void {
    quietSince = performance.now();
  }
  const stirs = ['keydown', 'pointerdown', 'wheel', 'dragenter'] as const;
  for (const kind of stirs) addEventListener(kind, stir, { capture: true, passive: true });
  for (const step of steps) {
    for (;;) {
      await idleMoment();
      if (busy()) stir();
      if (performance.now() - quietSince >= QUIET) break;
      await pause(LOOK);
    }
    await Promise.allSettled([step()]);
  }
  for (const kind of stirs) removeEventListener(kind, stir, { capture: true });
}

function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1);
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
