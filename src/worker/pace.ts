/** Progress is told at most this often, in milliseconds: more would only be painted over. */
const PROGRESS_EVERY = 50;

/**
 * Passes values on at most once in `PROGRESS_EVERY` milliseconds, the first at once. What came too early is
 * kept, the newest alone, until the next offer that is due or `flush`.
 */
export function createPace<T>(
  now: () => number,
  pass: (value: T) => void,
): { readonly offer: (value: T) => void; readonly flush: () => void } {
  let due = -Infinity;
  let held: { readonly value: T } | null = null;

  function offer(value: T): void {
    if (now() < due) {
      held = { value };
      return;
    }
    held = null;
    due = now() + PROGRESS_EVERY;
    pass(value);
  }

  function flush(): void {
    if (held === null) return;
    const { value } = held;
    held = null;
    pass(value);
  }

  return { offer, flush };
}
