import { words } from './words.ts';

/** What is to be seen of an item's label at a glance. */
export type Status = 'none' | 'PASS' | 'FAIL' | 'UNSURE' | 'SKIP' | 'stale' | 'unresolved' | 'other';

const SAID: readonly Status[] = ['PASS', 'FAIL', 'UNSURE', 'SKIP'];

/** The status of a label: what was said of an item that has changed since, or of which two things were said, is not it. */
export function statusOf({ state, value }: { readonly state: string; readonly value: string | null }): Status {
  if (state === 'stale' || state === 'unresolved') return state;
  if (value === null) return 'none';
  return SAID.find((one) => one === value) ?? 'other';
}

/** The status in a word; `value` is that of the label. */
export function statusWord(status: Status, value: string | null): string {
  return status === 'other' ? words.status.other(value ?? '') : words.status[status];
}
