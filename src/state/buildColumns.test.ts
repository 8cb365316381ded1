import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignSteps } from '../core/trajectory/align.ts';
import { named } from '../core/trajectory/steps.ts';
import type { ReferencePath } from '../core/trajectory/trajectory.ts';
import { alternativesOf, equalNames, tiedPairs } from './buildAlternatives.ts';
import { columnsOf, sideBySide } from './buildColumns.ts';
import { carriedAlignment, compareNow, sidesOfPair, comparisonOf } from './buildCompare.ts';
import { longestRise } from './longestRise.ts';
import { addSteps, loadPair, loadRun, moveStep, startBuild } from './buildEdit.ts';

function names(letters: string): ReturnType<typeof named>[] {
  return letters.split('').map(named);
}

function laid(path: ReferencePath, candidate: ReturnType<typeof named>[]) {
  return columnsOf(alignSteps(path, candidate), path.flat().length, candidate.length);
}

describe('columnsOf', () => {
  test('R3 is laid out as the page shows it: the missing step, then the extra one', () => {
    const columns = laid(names('soca'), names('sosa'));
    expect(columns.reference).toEqual([0, 1, 2, -1, 3]);
    expect(columns.candidate).toEqual([0, 1, -1, 2, 3]);
  });

  test('calls of a group in another order cross: both lanes keep the order they are written in', () => {
    const columns = laid([named('s'), names('ab'), named('x')], names('sbax'));
    expect(columns.reference).toEqual([0, 1, 2, 3]);
    expect(columns.candidate).toEqual([0, 1, 2, 3]);
    expect(columns.answers).toEqual([0, 2, 1, 3]);
  });

  test('where nothing is known the lanes stand side by side', () => {
    expect(sideBySide(2, 3)).toMatchObject({
      count: 3,
      reference: [0, 1, -1],
      candidate: [0, 1, 2],
      answeredBy: [-1, -1],
    });
  });

  test('each step stands at one place, in order, and a match without groups at the place of its partner', () => {
    const letters = fc.array(fc.constantFrom('a', 'b', 'c')).map((list) => names(list.join('')));
    fc.assert(
      fc.property(letters, letters, (wanted, made) => {
        const columns = laid(wanted, made);
        expect(columns.reference.filter((at) => at >= 0)).toEqual(wanted.map((_, at) => at));
        expect(columns.candidate.filter((at) => at >= 0)).toEqual(made.map((_, at) => at));
        for (const [at, place] of columns.ofReference.entries()) expect(columns.reference[place]).toBe(at);
        for (const [at, place] of columns.ofCandidate.entries()) {
          expect(columns.candidate[place]).toBe(at);
          const answers = columns.answers[at] ?? -1;
          if (answers >= 0) expect(columns.ofReference[answers]).toBe(place);
        }
        expect(columns.count).toBe(columns.reference.length);
      }),
    );
  });
});

describe('what is shown of a pair', () => {
  test('R2 has two best alignments, the earliest first, and neither moves a score', () => {
    const { pair } = loadRun(startBuild(), 'R2');
    const view = compareNow(sidesOfPair(pair));
    if (view.kind !== 'compared') throw new Error('R2 was not compared');
    expect(view.alignments).toBe(2);
    const alternatives = alternativesOf(pair);
    expect(alternatives.at(0)).toEqual(view.comparison.alignment);
    expect(alternatives.at(1)?.marks).toEqual(['match', 'extra', 'match', 'match']);
    expect(alternatives.at(2)).toBeNull();
    const other = comparisonOf(alternatives.at(1)!, sidesOfPair(pair));
    expect(other.scores).toEqual(view.comparison.scores);
    expect(view.comparison.notes).toEqual([{ code: 'moved', reference: 1, candidate: 0, name: 'open' }]);
    expect(other.notes).toEqual([{ code: 'moved', reference: 0, candidate: 1, name: 'search' }]);
    // search/search, open/open, convert/convert, answer/answer by reference × 4 + candidate.
    expect([...tiedPairs(alternatives, 4)].toSorted((a, b) => a - b)).toEqual([1, 4, 10, 15]);
    expect(equalNames(sidesOfPair(pair).path, sidesOfPair(pair).candidate)).toEqual([1, 4, 10, 15]);
  });

  test('a group that is too large is refused', () => {
    const { pair } = loadPair(startBuild(), [names('abcdefghi')], names('a'));
    expect(compareNow(sidesOfPair(pair))).toMatchObject({ kind: 'refused', refusal: { code: 'group-too-large' } });
  });

  test('while a long pair is compared the labels of before stay with their steps', () => {
    const before = loadPair(startBuild(), names('abcd'), names('abcd'));
    const alignment = alignSteps(names('abcd'), names('abcd'));
    const longer = addSteps({ ...before, selected: before.pair.candidate[0]!.key }, 'candidate', names('z'));
    expect(carriedAlignment(before.pair, alignment, longer.pair).marks).toEqual([
      'match',
      'extra',
      'match',
      'match',
      'match',
    ]);
    const moved = moveStep(before, 'candidate', 0, 3);
    const carried = carriedAlignment(before.pair, alignment, moved.pair);
    expect(carried.marks).toEqual(['match', 'match', 'match', 'extra']);
    expect(carried.missing).toEqual([0]);
  });
});

test('a longest rise is as long as the longest common subsequence with the sorted list', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(30), { maxLength: 12 }), (values) => {
      const rise = longestRise(values).map((at) => values[at]!);
      expect(rise).toEqual(rise.toSorted((a, b) => a - b));
      const sorted = values.toSorted((a, b) => a - b).map((value) => named(String(value)));
      const common = alignSteps(
        sorted,
        values.map((value) => named(String(value))),
      );
      expect(rise).toHaveLength(common.pairs.length);
    }),
  );
});
