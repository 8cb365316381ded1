import type { DatasetId } from '../engine/engine.ts';
import type { CallName } from './protocol.ts';

/** How the thread was lost, and what went with it. The opened files themselves are the browser's, not the thread's. */
export interface Crash {
  /** It could not be started · it failed outside any call · it sent what is no answer · it gave no sign of life. */
  readonly cause: 'not-started' | 'failed' | 'garbled' | 'silent';
  /** The browser's words, where it has any. */
  readonly message: string;
  /** The calls it was working on: each has ended as `crashed`. */
  readonly calls: readonly CallName[];
  /** The datasets that were open in it, oldest first: their files can be opened again after a restart. */
  readonly datasets: readonly DatasetId[];
}
