import type { Effects } from '../effects.ts';

/** What comes of a promise, or null where it takes longer than so many milliseconds. */
export async function withPatience<T>(
  later: Effects['later'],
  milliseconds: number,
  promise: Promise<T>,
): Promise<T | null> {
  const timer: { callOff?: () => void } = {};
  const late = new Promise<null>((resolve) => {
    timer.callOff = later(milliseconds, () => {
      resolve(null);
    });
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    timer.callOff?.();
  }
}
