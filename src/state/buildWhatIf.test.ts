import { expect, test } from 'vitest';
import { named } from '../core/trajectory/steps.ts';
import { columnsOf } from './buildColumns.ts';
import { compareNow, sidesOfPair } from './buildCompare.ts';
import { loadPair, loadRun, startBuild } from './buildEdit.ts';
import { whatIf } from './buildWhatIf.ts';
import type { BuildState, LaneName } from './build.ts';

function worth({ pair }: BuildState, lane: LaneName, at: number): string {
  const view = compareNow(sidesOfPair(pair));
  if (view.kind !== 'compared') return 'refused';
  const columns = columnsOf(view.comparison.alignment, pair.reference.length, pair.candidate.length);
  const found = whatIf(pair, { lane, at }, columns, view.comparison.scores);
  return found === null ? 'nothing' : `${found.kind} ${found.credit.numerator}/${found.credit.denominator}`;
}

test('of R3: without the extra search 3 of 4, with convert 4 of 5, without a matched step one less and one more missing', () => {
  const state = loadRun(startBuild(), 'R3');
  expect(worth(state, 'candidate', 2)).toBe('without 3/4');
  expect(worth(state, 'reference', 2)).toBe('with 4/5');
  expect(worth(state, 'candidate', 1)).toBe('without 2/5');
  expect(worth(state, 'reference', 1)).toBe('without-answer 2/5');
});

test('where another step can take the place of a matched one, taking it away costs nothing', () => {
  expect(worth(loadRun(startBuild(), 'R7'), 'candidate', 0)).toBe('without 4/4');
});

test('of a matched step of a long pair nothing is said', () => {
  const path = Array.from({ length: 300 }, (_, at) => named(`tool ${at}`));
  expect(worth(loadPair(startBuild(), path, path), 'candidate', 7)).toBe('nothing');
});
