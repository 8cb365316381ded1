/** What a call to the storage gives: the value, or what stopped it. */
export type Stored<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: StorageProblem };

export interface StorageProblem {
  /**
   * The browser has no storage for this page or refuses it (private window, policy) · an older tab does not let go of
   * the database · there is no room · a newer version of the page has the database · anything else.
   */
  readonly code: 'refused' | 'blocked' | 'full' | 'newer' | 'failed';
  /** The browser's words. */
  readonly message: string;
}

/** Runs `work` and turns whatever it throws into a problem. */
export async function stored<T>(work: () => Promise<T>): Promise<Stored<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

/** The problem behind a thrown value; DOM exceptions are told apart by their name. */
function problemOf(error: unknown): StorageProblem {
  if (error instanceof BlockedByOlderTab) return { code: 'blocked', message: error.message };
  if (!(error instanceof Error)) return { code: 'failed', message: String(error) };
  return { code: codeOf(error.name), message: error.message };
}

function codeOf(name: string): StorageProblem['code'] {
  switch (name) {
    case 'QuotaExceededError':
      return 'full';
    case 'VersionError':
      return 'newer';
    // Without `indexedDB` the page sees a ReferenceError; private windows and policies give the other two.
    case 'ReferenceError':
    case 'SecurityError':
    case 'InvalidStateError':
      return 'refused';
    default:
      return 'failed';
  }
}

/** Another tab with an older version of the page keeps the database open. */
export class BlockedByOlderTab extends Error {
  override readonly name = 'BlockedByOlderTab';
}
