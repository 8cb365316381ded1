import type { Dialect } from './dialect.ts';
import { hermes } from './hermes.ts';

/** The dialects in the order in which they are offered; the first is the default. */
export const DIALECTS: readonly Dialect[] = [hermes];
