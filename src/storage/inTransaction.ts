/** Of a transaction, what ending it takes. */
export interface Ending {
  /** Settles when it is over; for a strict one that is after it is on disk. */
  readonly done: Promise<void>;
  /** What ended it before its time; null where nothing did, or the page itself. */
  readonly error: DOMException | null;
  readonly abort: () => void;
}

/**
 * Does `work` in a transaction and waits until it is complete. When the work fails nothing of it is kept. Rejects with
 * what ended the transaction where something did (no room), because its requests say only that it was ended.
 */
export async function inTransaction<T>(transaction: Ending, work: () => Promise<T>): Promise<T> {
  let mistake: { readonly error: unknown } | null = null;
  try {
    // Awaited together: a transaction that is ended fails its requests and itself.
    const [value] = await Promise.all([orAbort(), transaction.done]);
    return value;
  } catch (error) {
    throw transaction.error ?? (mistake ?? { error }).error;
  }

  async function orAbort(): Promise<T> {
    try {
      return await work();
    } catch (error) {
      mistake = { error };
      try {
        transaction.abort();
      } catch {
        // It has ended already.
      }
      throw error;
    }
  }
}
