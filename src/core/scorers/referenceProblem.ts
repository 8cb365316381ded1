import type { Reference, ReferenceProblem } from '../model/item.ts';

/**
 * The problem of a reference for a scorer that compares calls, or texts, or judges calculator use; null when that part
 * is intact or absent. A broken text does not spoil intact calls, nor broken calls an intact text; what could be read
 * as neither is broken for both.
 */
export function problemFor(reference: Reference, part: 'calls' | 'texts' | 'calculator'): ReferenceProblem | null {
  const { problem, calls, texts } = reference;
  const isOfCalculator = problem?.code === 'not-true-or-false' || problem?.code === 'not-an-expression';
  if (isOfCalculator || part === 'calculator') return isOfCalculator && part === 'calculator' ? problem : null;
  if (problem === null || (calls === null && texts === null)) return problem;
  return (problem.code === 'not-a-text') === (part === 'texts') ? problem : null;
}
