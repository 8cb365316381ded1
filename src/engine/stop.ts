import type { Refusal } from '../core/model/issue.ts';
import type { Outcome } from './engine.ts';

/** Ends a call from within as cancelled. Thrown and caught inside the engine alone. */
export class Cancelled extends Error {}

/** Ends a call from within as refused. Thrown and caught inside the engine alone. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * Runs the work of a call; whatever becomes of it, the call ends in one outcome. One cancelled already is not begun.
 */
export async function settle<T>(work: () => T | Promise<T>, signal?: AbortSignal): Promise<Outcome<T>> {
  if (signal?.aborted === true) return { kind: 'cancelled' };
  try {
    return { kind: 'value', value: await work() };
  } catch (error) {
    if (error instanceof Cancelled) return { kind: 'cancelled' };
    if (error instanceof Refused) return { kind: 'refusal', refusal: error.refusal };
    return { kind: 'crashed', message: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}
