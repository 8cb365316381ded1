import { CONFORMANCE_REASONS, type ConformanceReason } from '../../conformance/conformance.ts';
import type { ScorerDeclaration } from '../../model/scorer.ts';

const RIGHT: ReadonlySet<ConformanceReason> = new Set(['exact', 'refused-right', 'refused-right-by-exception']);

/** The option that says which normaliser is judged. */
export const ADAPTER = 'adapter';

/**
 * What the scorer of document 002 says of itself. What is judged is a normaliser: one of ours, run on the item's input
 * (`reference`, `naive`), or another by its recorded outputs. `auto` is recorded where outputs are given, else
 * `reference`.
 */
export const toolcall300Declaration: ScorerDeclaration = {
  name: 'toolcall-300',
  version: 1,
  reasons: CONFORMANCE_REASONS.map((code) => ({ code, correct: RIGHT.has(code) })),
  options: [{ name: ADAPTER, values: ['auto', 'reference', 'naive', 'recorded'] }],
  scoreRange: null,
  fillsFailureKind: false,
  judgesInput: { unless: { option: ADAPTER, value: 'recorded' } },
  readsOutput: true,
};

/** Whether this is the scorer that judges a normaliser. */
export function judgesNormaliser({ name }: { readonly name: string }): boolean {
  return name === toolcall300Declaration.name;
}
