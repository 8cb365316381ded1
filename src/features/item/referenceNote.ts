import type { ItemDetail } from '../../engine/engine.ts';
import { words } from './words.ts';

/** What is said in the place of a reference that is neither calls nor texts. */
export function referenceNote({ calculator, trajectory, recorded }: ItemDetail): string {
  if ((trajectory?.references.length ?? 0) > 0) return words.referenceIsPath;
  if (calculator !== undefined) {
    const { expression, needsCalculator } = calculator;
    if (expression !== null) return words.toCalculate(expression);
    if (needsCalculator !== null) return needsCalculator ? words.calculatorNeeded : words.calculatorNotNeeded;
  }
  return recorded.length > 0 ? `${words.noReference} ${words.noReferenceRecorded}` : words.noReference;
}
