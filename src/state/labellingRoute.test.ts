import { describe, expect, test } from 'vitest';
import { START, type WorkbenchState } from './state.ts';
import type { Dataset } from './datasets.ts';
import { NO_PARAMS, sameViewOf, type Route } from './route.ts';
import { stepBetween } from './routeActions.ts';
import { labellingRoute, resultsRoute } from './selectors.ts';

function dataset(key: string): Dataset {
  return { id: key, key, name: key, sources: [], formats: new Map(), mappings: new Map(), summary: null, edition: 0 };
}

const RUN = { scorer: 'exact', options: [], replies: null };
const RESULTS = { view: 'results', data: 'a', params: { ...NO_PARAMS, filter: 'verdict = wrong', run: RUN } } as const;
const LABEL = { view: 'label', data: 'b', key: { id: 'q', attempt: 0 }, params: NO_PARAMS } as const;

function state(route: Route, lastResults: typeof RESULTS | null = null): WorkbenchState {
  const datasets = { ...START.datasets, open: [dataset('a'), dataset('b')] };
  return { ...START, route, lastResults, datasets };
}

describe('where a dataset is labelled', () => {
  test('of a view nothing goes along but whose replies it is about', () => {
    expect(labellingRoute(state(RESULTS), 'label')).toEqual({ view: 'label', data: 'a', key: null, params: NO_PARAMS });
    const run = { ...RUN, replies: 'abcd' };
    const of = { ...RESULTS, params: { ...RESULTS.params, run } };
    expect(labellingRoute(state(of), 'agreement')?.params).toEqual({ ...NO_PARAMS, run });
  });

  test('it is the current dataset, else the one seen last, else any open one', () => {
    expect(labellingRoute(state(LABEL, RESULTS), 'agreement')?.data).toBe('b');
    expect(labellingRoute(state({ view: 'open' }, RESULTS), 'label')?.data).toBe('a');
    expect(labellingRoute(state({ view: 'open' }), 'label')?.data).toBe('b');
    expect(labellingRoute({ ...START, route: { view: 'open' } }, 'label')).toBeNull();
  });

  test('who is there already stays at the item', () => {
    expect(labellingRoute(state(LABEL), 'label')).toBe(LABEL);
  });
});

test('results lead back to the view they were left in, unless another dataset is labelled', () => {
  expect(resultsRoute(state({ ...LABEL, data: 'a' }, RESULTS))).toBe(RESULTS);
  expect(resultsRoute(state(LABEL, RESULTS))).toEqual({ view: 'results', data: 'b', params: NO_PARAMS });
});

test('from item to item of the labelling there is one address for Back, and one from view to view', () => {
  expect(stepBetween(LABEL, { ...LABEL, key: null })).toBe('replace');
  expect(stepBetween(LABEL, { ...LABEL, data: 'a' })).toBe('push');
  expect(stepBetween(LABEL, RESULTS)).toBe('push');
  expect(stepBetween(RESULTS, { ...RESULTS, params: NO_PARAMS })).toBe('push');
});

test('another dataset is gone to in the view that one is in', () => {
  expect(sameViewOf(LABEL, 'a')).toEqual({ view: 'label', data: 'a', key: null, params: NO_PARAMS });
  expect(sameViewOf({ view: 'help', topic: null }, 'a').view).toBe('results');
});
