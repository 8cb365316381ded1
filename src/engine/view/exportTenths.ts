import type { Result } from '../../core/model/verdict.ts';
import type { CalculatorPart } from '../../core/rubric/calculatorScores.ts';
import { calculatorRubricDeclaration } from '../../core/scorers/calculatorRubric/declaration.ts';
import type { Run } from '../run/run.ts';

/**
 * What an export says of an item's parts: in steps of 0.1. A part is null where a person has to settle it or it does
 * not apply.
 */
export interface ExportTenths {
  readonly parts: Readonly<Record<CalculatorPart | 'total', number | null>> | null;
}

export function gradesCalculator(run: Run | null): boolean {
  return run?.scorer.name === calculatorRubricDeclaration.name;
}

/** `parts` is null where nothing was graded. */
export function exportTenths(result: Result | null): ExportTenths {
  const detail = result === null || result.state === 'fault' ? null : result.verdict?.detail;
  if (detail?.code !== 'calculator') return { parts: null };
  const { parts, total } = detail.scores;
  const { decision, logic, syntax, answer } = parts;
  return {
    parts: {
      decision: ones(decision.tenths),
      logic: ones(logic.tenths),
      syntax: ones(syntax.tenths),
      answer: ones(answer.tenths),
      total: ones(total),
    },
  };
}

function ones(tenths: number | null): number | null {
  return tenths === null ? null : tenths / 10;
}
