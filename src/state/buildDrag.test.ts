import { expect, test } from 'vitest';
import { foresee, putDown } from './buildDrag.ts';
import { loadRun, startBuild, undo } from './buildEdit.ts';
import { laneText } from './buildText.ts';

test('a step that is held over another place is foreseen as it would be scored there, and nothing has changed yet', () => {
  const state = loadRun(startBuild(), 'R2');
  const first = state.pair.candidate[0]!.key;
  const put = putDown(state, { kind: 'step', key: first }, { lane: 'candidate', at: 1 });
  expect(laneText(put.pair.candidate)).toBe('search > open > convert > answer');
  expect(foresee(put.pair)?.scores.stepCredit).toEqual({ numerator: 4, denominator: 4, value: 1 });
  expect([...(foresee(put.pair)?.marks.values() ?? [])]).toEqual(Array.from({ length: 8 }, () => 'match'));
  expect(laneText(state.pair.candidate)).toBe('open > search > convert > answer');
});

test('a step is never put into the other lane', () => {
  const state = startBuild();
  const { key } = state.pair.candidate[0]!;
  expect(putDown(state, { kind: 'step', key }, { lane: 'reference', at: 2 })).toBe(state);
});

test('a tool is put before the step at its place, or behind the last, and undone in one step', () => {
  const state = startBuild();
  const put = putDown(state, { kind: 'tool', name: 'open' }, { lane: 'candidate', at: 1 });
  expect(laneText(put.pair.candidate)).toBe('search > open > open > search > answer');
  expect(put.selected).toBe(put.pair.candidate[1]!.key);
  const last = putDown(state, { kind: 'tool', name: 'stop' }, { lane: 'reference', at: 4 });
  expect(laneText(last.pair.reference)).toBe('search > open > convert > answer > stop');
  expect(undo(put).pair).toBe(state.pair);
});
