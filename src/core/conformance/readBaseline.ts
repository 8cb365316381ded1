import type { Baseline } from './conformance.ts';

/** Why a text is no baseline: no JSON, no object, or a member that `compare` reads is absent or no whole number. */
export type BaselineProblem =
  | { readonly code: 'not-json'; readonly found: string }
  | { readonly code: 'not-an-object' }
  | { readonly code: 'member-missing' | 'member-type'; readonly member: string };

/** Reads a result that the reference program or this one wrote (`--write-baseline`, `--json`). */
export function readBaseline(
  _text: string,
): { readonly ok: true; readonly baseline: Baseline } | { readonly ok: false; readonly problem: BaselineProblem } {
  return { ok: false, problem: { code: 'not-an-object' } };
}
