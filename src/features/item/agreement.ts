import type { Result, State } from '../../core/model/verdict.ts';

/**
 * A recorded verdict beside the computed one. They agree or differ only where both say right or wrong; otherwise it is
 * said which of the two says nothing.
 */
export type Agreement = 'agrees' | 'differs' | 'recorded-undecided' | 'computed-undecided';

/** Null where nothing is computed, or nothing recorded. */
export function agreement(recorded: State | undefined, computed: Result | null): Agreement | null {
  if (recorded === undefined || computed === null) return null;
  if (recorded !== 'right' && recorded !== 'wrong') return 'recorded-undecided';
  if (computed.state !== 'right' && computed.state !== 'wrong') return 'computed-undecided';
  return recorded === computed.state ? 'agrees' : 'differs';
}
