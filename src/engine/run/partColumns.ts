import type { Result } from '../../core/model/verdict.ts';
import type { Scorer } from '../../core/model/scorer.ts';
import { CALCULATOR_PARTS } from '../../core/rubric/calculatorScores.ts';
import { calculatorRubricDeclaration } from '../../core/scorers/calculatorRubric/declaration.ts';
import type { PartField } from '../scoreColumns.ts';

export const PART_FIELDS: readonly PartField[] = CALCULATOR_PARTS.map((part): PartField => `parts.${part}`);

export function isPartField(field: string): field is PartField {
  return PART_FIELDS.some((one) => one === field);
}

export function gradesParts({ name }: Scorer): boolean {
  return name === calculatorRubricDeclaration.name;
}

/** Sub-scores by item. */
export class PartColumns {
  /** By part and item: tenths and 1 more; 0 where a person has to settle it, it does not apply, or nothing was graded. */
  private readonly tenths: ReadonlyMap<string, Uint8Array>;

  constructor(items: number) {
    this.tenths = new Map(PART_FIELDS.map((field) => [field, new Uint8Array(items)]));
  }

  put(item: number, result: Result): void {
    const detail = result.state === 'fault' ? null : result.verdict?.detail;
    if (detail?.code !== 'calculator') return;
    for (const part of CALCULATOR_PARTS) {
      this.tenths.get(`parts.${part}`)![item] = (detail.scores.parts[part].tenths ?? -1) + 1;
    }
  }

  /** From 0 to 0.5; null where there is none. */
  score(field: PartField, item: number): number | null {
    const code = this.tenths.get(field)?.[item] ?? 0;
    return code === 0 ? null : (code - 1) / 10;
  }
}
