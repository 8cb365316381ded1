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

test('a run of a normaliser is named by that, also where it is the default, and recorded outputs by their file', () => {
  function title(adapter: string | null, outputs?: string | null): string {
    const options = adapter === null ? [] : ([['adapter', adapter]] as const);
    return runTitle({ scorer: 'toolcall-300', options, ...(outputs === undefined ? {} : { outputs }) });
  }
  expect(title('naive', 'mine.jsonl')).toBe('Naive control · toolcall-300');
  expect(title('reference', null)).toBe('Reference normaliser · toolcall-300');
  expect(title(null, null)).toBe('Reference normaliser · toolcall-300');
  expect(title(null, 'mine.jsonl')).toBe('mine.jsonl · toolcall-300');
  expect(title('recorded', 'mine.jsonl')).toBe('mine.jsonl · toolcall-300');
  expect(title('recorded', null)).toBe('Recorded outputs · toolcall-300');
  expect(title(null)).toBe('Recorded outputs, else the reference normaliser · toolcall-300');
});
