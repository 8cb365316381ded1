import { expect, test } from 'vitest';
import type { DatasetSummary } from '../engine/engine.ts';
import { NO_PARAMS } from './route.ts';
import * as selectors from './selectors.ts';
import { START, type WorkbenchState } from './state.ts';

const summary: DatasetSummary = {
  dataset: 'd',
  files: [],
  fingerprint: 'f'.repeat(64),
  items: 3,
  distinctIds: 3,
  byPosition: false,
  issues: { total: 0, first: [] },
  replySets: [],
  refused: [],
  recordedColumns: [],
  suggestedScorer: 'xlam-tool-call',
  references: { calls: 3, texts: 0, paths: 0, none: 0, broken: 0 },
};

const state: WorkbenchState = {
  ...START,
  route: { view: 'results', data: 'ffffffffffffffff', params: NO_PARAMS },
  datasets: {
    ...START.datasets,
    open: [
      {
        id: 'd',
        key: 'ffffffffffffffff',
        name: 'a',
        sources: [],
        formats: new Map(),
        mappings: new Map(),
        summary,
        edition: 0,
      },
    ],
  },
};

test('what a view selects is the same object as long as the state is the same', () => {
  const { currentDataset, currentOpening, wantedRun, wantedBeside, currentRun, besideRun, currentRunSummary } =
    selectors;
  for (const select of [
    currentDataset,
    currentOpening,
    wantedRun,
    wantedBeside,
    currentRun,
    besideRun,
    currentRunSummary,
    selectors.viewSummary,
  ]) {
    expect(select(state)).toBe(select(state));
  }
  expect(wantedRun(state)).toEqual({ scorer: 'xlam-tool-call', options: [], replies: null });
});

function growing(items: number): WorkbenchState {
  const progress = {
    dataset: 'd',
    file: 'a',
    format: null,
    bytes: 1,
    totalBytes: 2,
    items,
    itemsPerSecond: null,
    secondsLeft: null,
  };
  return {
    ...state,
    route: { view: 'results', data: 'd', params: NO_PARAMS },
    datasets: {
      ...state.datasets,
      open: state.datasets.open.map((one) => ({ ...one, key: 'd', summary: null })),
      openings: [{ token: 1, names: ['a'], into: null, progress }],
    },
  };
}

test('a growing dataset is asked for again only when it has doubled', () => {
  const asked = [100, 120, 127, 128, 255, 256].map((items) => selectors.wantedQuery(growing(items))?.items);
  expect(asked).toEqual([64, 64, 64, 128, 128, 256]);
});
