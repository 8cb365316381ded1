import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { conditionsOn, withoutField } from '../../core/filter/conditions.ts';
import type { Filter } from '../../core/filter/filter.ts';
import { formatFilter } from '../../core/filter/format.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { SortColumn, ViewSummary } from '../engine.ts';
import {
  condition,
  facetCondition,
  filterOf,
  fromRows,
  opened,
  pace,
  part,
  regex,
  row,
  slowItems,
  slowRows,
  text,
  type Source,
} from './builders.ts';
import { FieldSource } from './fieldSource.ts';
import { makeView } from './view.ts';
import { ViewMemory } from './viewMemory.ts';

// The fast way (texts searched together, codes, kept results and orders) against the slow one.

type Edit =
  | { readonly kind: 'add'; readonly part: Filter }
  | { readonly kind: 'drop'; readonly at: number }
  | { readonly kind: 'type'; readonly at: number; readonly letters: string }
  | { readonly kind: 'erase'; readonly at: number }
  | { readonly kind: 'label'; readonly items: readonly number[] };

const at = fc.nat(3);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), part }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('add' as const), part: facetCondition }) },
  fc.record({ kind: fc.constant('drop' as const), at }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('type' as const), at, letters: text }) },
  fc.record({ kind: fc.constant('erase' as const), at }),
  fc.record({ kind: fc.constant('label' as const), items: fc.array(fc.nat(20), { maxLength: 4 }) }),
);

/** The parts after an edit, as somebody types on, takes back, adds a condition or clicks it away. */
function edited(parts: readonly Filter[], change: Edit): readonly Filter[] {
  if (change.kind === 'add') return [...parts, change.part];
  if (change.kind === 'label') return parts;
  const place = change.at % Math.max(1, parts.length);
  if (change.kind === 'drop') return parts.filter((_, other) => other !== place);
  return parts.map((one, other): Filter => {
    if (other !== place || (one.kind !== 'anywhere' && one.kind !== 'contains')) return one;
    return { ...one, value: change.kind === 'type' ? one.value + change.letters : one.value.slice(0, -1) };
  });
}

/** Counts above 0 of a facet, by value: of the items that pass all but its own conditions. */
function slowCounts(name: string, filter: Filter | null, source: Source, dataset: Dataset): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of slowRows(withoutField(filter, name), source, dataset)) {
    const value = source.text(name, item);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function expectFacets(facets: ViewSummary['facets'], filter: Filter | null, source: Source, dataset: Dataset): void {
  for (const { field: name, values } of facets) {
    const counts = slowCounts(name, filter, source, dataset);
    const found = new Map(values.filter((one) => one.count > 0).map((one) => [one.value, one.count]));
    expect(found).toEqual(counts);
    for (const one of conditionsOn(filter, name)) {
      const chosen = one.kind === 'in' ? one.values : one.kind === 'compare' && one.operator === '=' ? [one.value] : [];
      const selected = new Set(values.filter((value) => value.selected).map((value) => value.value));
      for (const value of chosen) expect(selected).toContain(value);
    }
  }
}

const SORTS: readonly SortColumn[] = [
  'id',
  'verdict',
  'category',
  'calls',
  'input',
  'beside.verdict',
  'recorded.note',
  'recorded.n',
  'recorded.none',
];

/** Sorted by one comparison after the other. */
function slowSorted(rows: readonly number[], column: SortColumn, descending: boolean, source: Source): number[] {
  const numeric = column === 'id' || column === 'calls' || column === 'recorded.n';
  function key(item: number): string | number | null {
    const value = source.text(column, item);
    if (value === null) return null;
    if (column.endsWith('verdict')) return ['right', 'wrong', 'not-judged', 'fault'].indexOf(value);
    return numeric ? Number(value) : column === 'input' ? value.toLowerCase() : value;
  }
  const keys = new Map(rows.map((item) => [item, key(item)]));
  const sorted: number[] = [];
  for (const item of rows) {
    const mine = keys.get(item) ?? null;
    const place = sorted.findIndex((other) => {
      const theirs = keys.get(other) ?? null;
      if (mine === null || theirs === null) return mine !== null && theirs === null;
      return descending ? theirs < mine : theirs > mine;
    });
    sorted.splice(place < 0 ? sorted.length : place, 0, item);
  }
  return sorted;
}

test('after any edits a view shows the rows that its filter is true of, one by one, with true counts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        rows: fc.array(row, { minLength: 1, maxLength: 12 }),
        times: fc.constantFrom(1, 3, 60),
        attempts: fc.boolean(),
        residentBytes: fc.constantFrom(0, 1e9),
        bytes: fc.constantFrom(0, 300, 1e9),
        edits: fc.array(edit, { minLength: 1, maxLength: 8 }),
        withRun: fc.boolean(),
      }),
      async ({ rows, times, attempts, residentBytes, bytes, edits, withRun }) => {
        const { dataset, ...runs } = await opened(rows, times, attempts, residentBytes);
        const [run, beside] = withRun ? [runs.run, runs.beside] : [null, null];
        const memory = new ViewMemory({ bytes });
        const shown = run === null ? dataset.replySets[0] : run.replies;
        const source = Object.assign(new FieldSource(dataset, run, beside, fromRows(memory), regex), {
          own: shown?.file === null,
        });
        if (residentBytes === 0) await source.reader.load(0);
        let parts: readonly Filter[] = [];
        for (const change of edits) {
          parts = edited(parts, change);
          if (change.kind === 'label') {
            const labels = new Map(change.items.map((item) => [item, item % 2 === 0 ? 'ab' : '1.0']));
            memory.texts.setOutside('label', labels);
          }
          const filter = filterOf(parts);
          const request = { filter: filter === null ? '' : formatFilter(filter), sort: null, run: null, beside: null };
          const view = await makeView('v', dataset, run, beside, request, memory, pace);
          const slow = slowRows(filter, source, dataset);
          expect([...view.order]).toEqual(slow);
          expect([view.summary.shown, view.summary.total]).toEqual([slow.length, slowItems(source, dataset).length]);
          expectFacets(view.summary.facets, filter, source, dataset);
        }
      },
    ),
    { numRuns: 150 },
  );
}, 120_000);

test('a sorted view is the filtered one in order, whichever was asked for before', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 12 }),
      fc.array(
        fc.record({ part: condition, column: fc.constantFrom(...SORTS), descending: fc.boolean(), all: fc.boolean() }),
        { minLength: 1, maxLength: 6 },
      ),
      async (rows, asked) => {
        const { dataset, run, beside } = await opened(rows, 30, true, 1e9);
        const memory = new ViewMemory({ bytes: 1e9 });
        const own = run.replies?.file === null;
        const source = Object.assign(new FieldSource(dataset, run, beside, fromRows(memory), regex), { own });
        for (const one of asked) {
          const filter = one.all ? null : one.part;
          const sort = { column: one.column, descending: one.descending };
          const request = { filter: filter === null ? '' : formatFilter(filter), sort, run: null, beside: null };
          const view = await makeView('v', dataset, run, beside, request, memory, pace);
          const slow = slowSorted(slowRows(filter, source, dataset), one.column, one.descending, source);
          expect([...view.order]).toEqual(slow);
        }
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);
