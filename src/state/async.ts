import type { Outcome } from '../engine/engine.ts';
import type { Refusal } from '../core/model/issue.ts';

/** A result that takes time: in exactly one of these states. */
export type Async<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'crashed'; readonly message: string };

export const IDLE = { kind: 'idle' } as const;
export const LOADING = { kind: 'loading' } as const;

/** How a settled call stands in the store; a cancelled one as if it had not been asked. */
export function settled<T>(outcome: Outcome<T>): Async<T> {
  switch (outcome.kind) {
    case 'value':
      return { kind: 'done', value: outcome.value };
    case 'refusal':
      return { kind: 'refused', refusal: outcome.refusal };
    case 'cancelled':
      return IDLE;
    case 'crashed':
      return { kind: 'crashed', message: outcome.message };
  }
}

/** The value, or null while there is none. */
export function valueOf<T>(async: Async<T>): T | null {
  return async.kind === 'done' ? async.value : null;
}
