import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileCondition } from '../../core/filter/compile.ts';
import type { Condition } from '../../core/filter/filter.ts';
import { alignSteps } from '../../core/trajectory/align.ts';
import { scoreTrajectory } from '../../core/trajectory/scores.ts';
import { named } from '../../core/trajectory/steps.ts';
import { StepColumns } from '../run/stepColumns.ts';
import { regex } from './builders.ts';
import { isStepNames, stepTest } from './stepTest.ts';

const name = fc.constantFrom('a', 'ab', 'B', '');
const steps = fc.array(name.map(named), { maxLength: 5 });
const pair = fc.option(fc.record({ path: steps, candidate: steps }));
const field = fc.constantFrom('missing' as const, 'extra' as const);
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    kind: fc.constant('compare' as const),
    field,
    operator: fc.constantFrom('=' as const, '!=' as const),
    value: fc.oneof(name, fc.constant('nowhere')),
  }),
  fc.record({ kind: fc.constant('in' as const), field, values: fc.array(name, { minLength: 1, maxLength: 2 }) }),
  fc.record({ kind: fc.constant('contains' as const), field, value: name }),
  fc.record({
    kind: fc.constant('matches' as const),
    field,
    pattern: fc.constantFrom('^a', 'b$', '(a'),
    ignoreCase: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('null' as const), field, not: fc.boolean() }),
);

test('a condition on names of steps says of each item what it says of the names one by one', () => {
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 6 }), condition, (pairs, one) => {
      const columns = new StepColumns(pairs.length);
      for (const [item, found] of pairs.entries()) {
        if (found === null) columns.put(item, null);
        else {
          const { marks, missing } = alignSteps(found.path, found.candidate);
          columns.put(item, {
            ...found,
            best: 0,
            scores: scoreTrajectory(found.path, found.candidate),
            marks,
            missing,
          });
        }
      }
      const slow = compileCondition(one, {
        text: () => null,
        number: () => null,
        list: (asked, item) => (isStepNames(asked) ? columns.namesOf(asked, item) : []),
        regex,
      });
      const fast = stepTest(one, one.field === 'extra' ? 'extra' : 'missing', columns, regex);
      for (const item of pairs.keys()) {
        const truth = slow(item);
        expect([item, fast(item)]).toEqual([item, truth === null ? 1 : truth ? 2 : 0]);
      }
    }),
    { numRuns: 1000 },
  );
});
