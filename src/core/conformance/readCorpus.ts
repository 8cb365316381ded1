import type { ConformanceCase } from './conformance.ts';

/**
 * A corpus as the document's `load_corpus` reads its text (universal newlines, lines stripped as Python strips them, a
 * byte order mark refused), or the message with which it refuses. `line` counts from 1; null where it concerns the file.
 */
export type CorpusRead =
  | { readonly ok: true; readonly cases: readonly ConformanceCase[] }
  | { readonly ok: false; readonly line: number | null; readonly message: string };

export function readCorpus(_text: string, _path: string): CorpusRead {
  return { ok: false, line: null, message: '' };
}
