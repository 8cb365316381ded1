import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTrajectories } from './compareTrajectories.ts';
import { scoreTrajectory } from './scores.ts';
import { named } from './steps.ts';

const steps = fc.array(fc.constantFrom('a', 'b', 'c').map(named), { maxLength: 8 });

test('the scores beside an alignment are those of the scores alone', () => {
  fc.assert(
    fc.property(steps, steps, (path, candidate) => {
      const compared = compareTrajectories(path, candidate);
      expect(compared.ok && compared.comparison.scores).toEqual(scoreTrajectory(path, candidate));
      expect(compared.ok && compared.comparison.alignment.marks).toHaveLength(candidate.length);
    }),
  );
});

test('what cannot be aligned is refused, not thrown', () => {
  const group = Array.from({ length: 9 }, (_, at) => named(`tool ${at}`));
  expect(compareTrajectories([group], [])).toMatchObject({ ok: false, refusal: { code: 'group-too-large', calls: 9 } });
});
