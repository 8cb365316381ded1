import { expect, test } from 'vitest';
import { runTitle } from './runTitle.ts';

test('a run is named by its scorer and what is not the default, recorded verdicts by their column', () => {
  expect(runTitle({ scorer: 'xlam-tool-call', options: [['ordering', 'strict']] })).toBe(
    'Tool calls (xlam-tool-call), Order of calls: same order',
  );
  expect(runTitle({ scorer: 'recorded', options: [['column', 'success']] })).toBe('Recorded “success”');
  expect(runTitle({ scorer: 'recorded', options: [] })).toBe('Recorded verdicts');
  expect(runTitle({ scorer: 'mine', options: [['depth', '3']] })).toBe('mine, depth: 3');
});
