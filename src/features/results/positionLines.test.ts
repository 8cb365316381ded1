import { expect, test } from 'vitest';
import type { PathPositions } from '../../engine/trajectories.ts';
import { positionLines } from './positionLines.ts';

const step = { argumentsText: null, failed: null };

test('a gap stands before the step it precedes, the last behind all, and only where something was done', () => {
  const path: PathPositions = {
    path: [
      { ...step, name: 'search' },
      [
        { ...step, name: 'a' },
        { ...step, name: 'b' },
      ],
    ],
    items: 3,
    positions: ['search', 'a', 'b'].map((name) => ({ name, hits: 2, items: 3, missing: 1 })),
    gaps: [
      { items: 0, usual: [] },
      { items: 1, usual: [{ name: 'x', items: 1, extra: 1 }] },
      { items: 0, usual: [] },
      { items: 1, usual: [{ name: 'y', items: 1, extra: 1 }] },
    ],
  };
  const lines = positionLines(path).map((line) =>
    line.kind === 'gap' ? `(${line.before ?? 'end'})` : `${line.number} ${line.position.name} ${line.inGroup}`,
  );
  expect(lines).toEqual(['1 search false', '(a)', '2 a true', '3 b true', '(end)']);
});
