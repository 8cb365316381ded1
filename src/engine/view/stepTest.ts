import { compileCondition } from '../../core/filter/compile.ts';
import type { Condition } from '../../core/filter/filter.ts';
import type { FilterRegex } from '../../core/filter/regex.ts';
import type { StepColumns } from '../run/stepColumns.ts';
import type { StepFacetField } from '../trajectories.ts';

export function isStepNames(field: string): field is StepFacetField {
  return field === 'missing' || field === 'extra';
}

/** What a condition on names of steps says of each item (0 false, 1 unknown, 2 true), asked once a name. */
export function stepTest(
  condition: Condition,
  field: StepFacetField,
  steps: StepColumns | null,
  regex: FilterRegex | undefined,
): (item: number) => 0 | 1 | 2 {
  if (condition.kind === 'null') {
    const wanted = condition.not;
    return (item) => ((steps?.hasNames(field, item) ?? false) === wanted ? 2 : 0);
  }
  const names = steps?.names.names ?? [];
  const test = compileCondition(condition, {
    text: nothing,
    number: nothing,
    list: (_, code) => [names[code]!],
    regex,
  });
  const truths = names.map((_, code) => test(code));
  if (steps === null || truths.includes(null)) return () => 1;
  const fits = Uint8Array.from(truths, (truth) => (truth === true ? 1 : 0));
  // Not equal is what holds of every name, all else of any.
  const isOfEvery = condition.kind === 'compare' && condition.operator === '!=';
  return (item) => steps.judge(field, item, fits, isOfEvery);
}

function nothing(): null {
  return null;
}
