import type { Result } from '../../core/model/verdict.ts';
import type { CalculatorPart } from '../../core/rubric/calculatorScores.ts';

/**
 * What an export says of an item's parts: in steps of 0.1. A part is null where a person has to settle it or it does
 * not apply.
 */
export interface ExportTenths {
  readonly parts: Readonly<Record<CalculatorPart | 'total', number | null>> | null;
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

/** The cells of a table's columns for the parts; the total is its `score`. */
export function partCells({ parts }: ExportTenths): readonly (number | null)[] {
  const { decision = null, logic = null, syntax = null, answer = null } = parts ?? {};
  return [decision, logic, syntax, answer];
}

function ones(tenths: number | null): number | null {
  return tenths === null ? null : tenths / 10;
}
