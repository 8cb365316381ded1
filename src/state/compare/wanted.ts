import type { ComparedKeys, CompareRoute } from '../route.ts';
import { editionOf } from '../datasets.ts';
import type { WorkbenchState } from '../state.ts';
import { readyPair, sideOf, type Baselines, type ReadySide } from './side.ts';

/** What is to be compared, and a text that is equal where it is the same. */
export interface WantedPair {
  readonly a: ReadySide;
  readonly b: ReadySide;
  readonly text: string;
}

const NO_BASELINES: Baselines = new Map();

/** The pair that the route asks for, once both sides are scored; else null. */
export function wantedPair(state: WorkbenchState): WantedPair | null {
  const { route } = state;
  if (route.view !== 'compare') return null;
  const pair = readyPair(sideOf(state, NO_BASELINES, route.a), sideOf(state, NO_BASELINES, route.b));
  if (pair === null) return null;
  const sides = [pair.a, pair.b].map(({ dataset, run }) => [editionOf(dataset), run.run]);
  return { ...pair, text: JSON.stringify([...sides, route.joinBy]) };
}

/** The text of what a list was asked by: equal where it lists the same rows in the same order. */
export function listText(comparison: string, { filter }: CompareRoute): string {
  const { changes, states, category, search, sort } = filter;
  return JSON.stringify([
    comparison,
    changes,
    states ?? null,
    category === undefined ? 'all' : [category],
    search,
    sort,
  ]);
}

export function keysText({ a, b }: ComparedKeys): string {
  return JSON.stringify([a, b]);
}
