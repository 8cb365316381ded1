import { openAsBlob } from 'node:fs';
import { expect, test } from 'vitest';
import { formatFilter } from '../core/filter/format.ts';
import { createEngine } from './createEngine.ts';
import type { Outcome } from './engine.ts';

const shared = process.env['TOUCHSTONE_SHARED'] ?? '../shared';

function value<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'value') return outcome.value;
  throw new Error(JSON.stringify(outcome));
}

/**
 * Worked out with Python, by the recipe of the alignment: reference paths by their items, items by names of steps, and
 * by step of one path.
 */
const FILES = [
  {
    file: 'gpt-4o-airline.tasks0-32.4trials.json',
    paths: { count: 23, items: [24, 12, 8, 8, 8], without: 0 },
    missing: [15, 14, 13, 9, 7, 7, 7, 5, 5, 3, 3],
    extra: [71, 67, 49, 37, 33, 29, 29, 20, 15, 13, 3, 2],
    argumentsDiffer: 57,
    hits: [3, 1, 3],
  },
  {
    file: 'retail.assertions-agent.tasks0-49.json',
    paths: { count: 28, items: [4, 3, 2, 1, 1], without: 16 },
    missing: [15, 6, 4, 4, 3, 3, 3, 2, 1, 1, 1],
    extra: [15, 5, 5, 4, 3, 3, 3, 3, 3, 3, 2, 1, 1],
    argumentsDiffer: 33,
    hits: [4, 4, 4, 4, 3, 4],
  },
  {
    file: 'retail.tool-calling.tasks0-66.json',
    paths: { count: 51, items: [5, 3, 2, 2, 2], without: 0 },
    missing: [18, 8, 8, 3, 3, 3, 2, 2, 2, 1, 1, 1],
    extra: [20, 13, 12, 11, 8, 5, 5, 4, 3, 3, 3, 2, 1, 1, 1],
    argumentsDiffer: 19,
    hits: [5, 5, 5, 4, 5, 5],
  },
  {
    file: 'retail.with-preconditions.tasks0-66.json',
    paths: { count: 51, items: [5, 3, 2, 2, 2], without: 0 },
    missing: [17, 10, 6, 4, 3, 3, 3, 2, 2, 1, 1, 1],
    extra: [44, 14, 11, 11, 6, 5, 5, 4, 3, 2, 2, 2, 1, 1],
    argumentsDiffer: 19,
    hits: [5, 5, 5, 4, 5, 5],
  },
];

test.each(FILES)(
  'facets and positions of $file are those of an independent count, and of the filters',
  async (wanted) => {
    const engine = createEngine();
    const blob = await openAsBlob(`${shared}/data/tau-bench/${wanted.file}`);
    const opened = value(await engine.open({ sources: [{ name: wanted.file, blob }] }));
    const request = { scorer: 'trajectory', options: new Map(), replySet: opened.replySets[0]?.replySet ?? null };
    const { run } = value(await engine.run(opened.dataset, request));
    async function view(filter: string) {
      return value(await engine.view(opened.dataset, { filter, sort: null, run, beside: null }));
    }
    const all = await view('');
    const positions = value(await engine.positions(all.view));
    const { paths, rest, without } = positions;
    expect({ count: paths.length + rest.paths, items: paths.map(({ items }) => items), without }).toEqual(wanted.paths);
    const long = paths.find((path) => path.positions.length >= 3);
    expect(long?.positions.map(({ hits }) => hits)).toEqual(wanted.hits);
    for (const field of ['missing', 'extra'] as const) {
      const values = all.facets.find((facet) => facet.field === field)?.values ?? [];
      expect(values.map(({ count }) => count)).toEqual(wanted[field]);
    }
    expect((await view('args_differ is not null')).shown).toBe(wanted.argumentsDiffer);
    for (const path of paths) {
      for (const { name, missing } of path.positions) expect(await shownBy('missing', name)).toBe(missing);
      for (const { name, extra } of path.gaps.flatMap(({ usual }) => usual)) {
        expect(await shownBy('extra', name)).toBe(extra);
      }
    }
    async function shownBy(field: 'missing' | 'extra', name: string): Promise<number> {
      return (await view(formatFilter({ kind: 'compare', field, operator: '=', value: name }))).shown;
    }
  },
);
