import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { named } from '../core/trajectory/steps.ts';
import type { BuildState, LaneName } from './build.ts';
import {
  addSteps,
  candidateAsReference,
  changeStep,
  chooseArguments,
  clearLane,
  duplicateStep,
  joinStep,
  limitJudge,
  loadPair,
  loadRun,
  moveStep,
  redo,
  removeStep,
  select,
  startBuild,
  undo,
} from './buildEdit.ts';
import { lanePath, laneSteps } from './buildLanes.ts';
import { laneText } from './buildText.ts';

function textOf(state: BuildState, lane: LaneName): string {
  return laneText(state.pair[lane]);
}

function built(reference: string, candidate = ''): BuildState {
  return loadPair(startBuild(), groups(reference), candidate === '' ? [] : candidate.split(' ').map(named));
}

/** `a [b c] d` as a path. */
function groups(text: string) {
  return [...text.matchAll(/\[([^\]]*)\]|(\S+)/g)].map(([, group, name]) =>
    group === undefined ? named(name ?? '') : group.split(' ').map(named),
  );
}

function keyAt(state: BuildState, lane: LaneName, at: number): number {
  return state.pair[lane][at]!.key;
}

describe('the builder', () => {
  test('opens on R3 of the document, with nothing to undo', () => {
    const state = startBuild();
    expect(textOf(state, 'reference')).toBe('search > open > convert > answer');
    expect(textOf(state, 'candidate')).toBe('search > open > search > answer');
    expect(undo(state)).toBe(state);
  });

  test('adds behind the selected step of the lane, else at its end, and selects what it added last', () => {
    let state = clearLane(startBuild(), 'candidate');
    for (const name of ['search', 'open']) state = addSteps(state, 'candidate', [named(name)]);
    expect(textOf(state, 'candidate')).toBe('search > open');
    state = addSteps(select(state, keyAt(state, 'candidate', 0)), 'candidate', [named('a'), named('b')]);
    expect(textOf(state, 'candidate')).toBe('search > a > b > open');
    expect(state.selected).toBe(keyAt(state, 'candidate', 2));
    state = addSteps(state, 'reference', [named('end')]);
    expect(textOf(state, 'reference')).toBe('search > open > convert > answer > end');
    expect(state.tools).toEqual(['search', 'open', 'convert', 'answer', 'a', 'b', 'end']);
  });

  test('takes groups into the reference, and their steps into the candidate', () => {
    const path = groups('a [b c] d');
    const state = addSteps(addSteps(built(''), 'reference', path), 'candidate', path);
    expect(textOf(state, 'reference')).toBe('a > [b, c] > d');
    expect(textOf(state, 'candidate')).toBe('a > b > c > d');
  });

  test.each([
    ['a [b c] d', 0, 3, '[b, c] > d > a'],
    ['a [b c] d', 1, 0, 'b > a > c > d'],
    ['a [b c] d', 2, 3, 'a > b > d > c'],
    ['a [b c] d', 0, 1, '[b, a, c] > d'],
    ['a [b c d] e', 2, 4, 'a > [b, d] > e > c'],
    ['a [b c d] e', 1, 2, 'a > [c, b, d] > e'],
  ])('%s: step %i moved to %i is %s', (path, from, to, expected) => {
    expect(textOf(moveStep(built(path), 'reference', from, to), 'reference')).toBe(expected);
  });

  test('a step out of a group leaves the others in it, and one joined to it is part of it', () => {
    const state = built('a [b c] d');
    expect(textOf(removeStep(state, keyAt(state, 'reference', 1)), 'reference')).toBe('a > c > d');
    expect(textOf(joinStep(state, keyAt(state, 'reference', 3), true), 'reference')).toBe('a > [b, c, d]');
    expect(textOf(joinStep(state, keyAt(state, 'reference', 2), false), 'reference')).toBe('a > b > c > d');
    expect(textOf(joinStep(state, keyAt(state, 'reference', 0), true), 'reference')).toBe('a > [b, c] > d');
    expect(textOf(duplicateStep(state, keyAt(state, 'reference', 1)), 'reference')).toBe('a > [b, b, c] > d');
    expect(textOf(duplicateStep(state, keyAt(state, 'reference', 0)), 'reference')).toBe('a > a > [b, c] > d');
  });

  test('after a step was removed the next one is selected, or the last', () => {
    let state = built('', 'a b c');
    state = removeStep(state, keyAt(state, 'candidate', 1));
    expect(state.selected).toBe(keyAt(state, 'candidate', 1));
    state = removeStep(state, keyAt(state, 'candidate', 1));
    expect(state.selected).toBe(keyAt(state, 'candidate', 0));
    expect(removeStep(state, keyAt(state, 'candidate', 0)).selected).toBeNull();
  });

  test('what is typed into one field is one step back, what is typed into the next is another', () => {
    const before = built('', 'a b');
    const [first, second] = [keyAt(before, 'candidate', 0), keyAt(before, 'candidate', 1)];
    let state = before;
    for (const name of ['s', 'se', 'search']) state = changeStep(state, first, { name }, `name ${first}`);
    for (const name of ['o', 'open']) state = changeStep(state, second, { name }, `name ${second}`);
    expect(textOf(state, 'candidate')).toBe('search > open');
    expect(textOf(undo(state), 'candidate')).toBe('search > b');
    expect(textOf(undo(undo(state)), 'candidate')).toBe('a > b');
    expect(textOf(redo(redo(undo(undo(state)))), 'candidate')).toBe('search > open');
  });

  test('thresholds of the judge and the comparison of arguments are undone and done again with the steps', () => {
    let state = built('a', 'b');
    state = limitJudge(limitJudge(state, { extraAtMost: 1 }), { extraAtMost: 12 });
    state = limitJudge(limitJudge(state, { orderAtLeast: 0.5 }), { orderAtLeast: 0.55 });
    state = chooseArguments(chooseArguments(state, 'exact'), 'exact');
    state = addSteps(state, 'candidate', [named('c')]);
    const seen: unknown[] = [];
    for (let at = 0; at < 5; at += 1) {
      seen.push([textOf(state, 'candidate'), state.argumentsMode, state.judge.orderAtLeast, state.judge.extraAtMost]);
      state = undo(state);
    }
    expect(seen).toEqual([
      ['b > c', 'exact', 0.55, 12],
      ['b', 'exact', 0.55, 12],
      ['b', 'ignore', 0.55, 12],
      ['b', 'ignore', 0.75, 12],
      ['b', 'ignore', 0.75, 1],
    ]);
    for (let at = 0; at < 5; at += 1) state = redo(state);
    expect([textOf(state, 'candidate'), state.argumentsMode, state.judge]).toEqual([
      'b > c',
      'exact',
      { orderAtLeast: 0.55, extraAtMost: 12 },
    ]);
  });

  test('what was done becomes what is asked for', () => {
    const state = candidateAsReference(loadRun(startBuild(), 'R7'));
    expect(textOf(state, 'reference')).toBe('search > search > open > convert > answer');
    expect(new Set([...state.pair.reference, ...state.pair.candidate].map(({ key }) => key)).size).toBe(10);
  });

  test('300 changes can be undone, and done again, one by one', () => {
    let state = built('', 'a');
    for (let at = 0; at < 300; at += 1) state = addSteps(state, 'candidate', [named(`step ${at}`)]);
    expect(state.pair.candidate).toHaveLength(301);
    for (let at = 0; at < 300; at += 1) state = undo(state);
    expect(textOf(state, 'candidate')).toBe('a');
    for (let at = 0; at < 300; at += 1) state = redo(state);
    expect(state.pair.candidate).toHaveLength(301);
  });

  test('whatever is done: keys are never shared, groups begin with a step of their own, and undoing all gives the beginning', () => {
    const change = fc.record({
      deed: fc.constantFrom('add', 'move', 'remove', 'duplicate', 'join', 'rename', 'group', 'clear'),
      lane: fc.constantFrom<LaneName>('reference', 'candidate'),
      at: fc.nat(6),
      to: fc.nat(6),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const begin = { ...built('a [b c] d', 'x y'), past: [] };
        let state: BuildState = begin;
        for (const { deed, lane, at, to } of changes) {
          const key = state.pair[lane][at]?.key ?? -1;
          if (deed === 'add') state = addSteps(select(state, key), lane, [named('n')]);
          else if (deed === 'group') state = addSteps(select(state, key), lane, groups('[g h]'));
          else if (deed === 'move') state = moveStep(state, lane, at, to);
          else if (deed === 'remove') state = removeStep(state, key);
          else if (deed === 'duplicate') state = duplicateStep(state, key);
          else if (deed === 'join') state = joinStep(state, key, to % 2 === 0);
          else if (deed === 'rename') state = changeStep(state, key, { name: `r${to}` });
          else state = clearLane(state, lane);
          const all = [...state.pair.reference, ...state.pair.candidate];
          expect(new Set(all.map((one) => one.key)).size).toBe(all.length);
          expect(state.pair.reference[0]?.joined ?? false).toBe(false);
          expect(state.pair.candidate.every(({ joined }) => !joined)).toBe(true);
          expect(lanePath(state.pair.reference).flat()).toEqual(laneSteps(state.pair.reference));
        }
        while (state.past.length > 0) state = undo(state);
        expect(state.pair).toEqual(begin.pair);
      }),
    );
  });
});
