import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileFilter } from '../../core/filter/compile.ts';
import { conditionsOn, withoutField } from '../../core/filter/conditions.ts';
import { FIELDS } from '../../core/filter/fields.ts';
import type { Filter } from '../../core/filter/filter.ts';
import { formatFilter } from '../../core/filter/format.ts';
import { xlamToolCall } from '../../core/scorers/xlam/xlamToolCall.ts';
import { openFiles } from '../dataset/openFiles.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { platformDeps } from '../deps.ts';
import type { CrossField, SortColumn, ViewSummary } from '../engine.ts';
import { LIMITS } from '../limits.ts';
import { createPace, createReporter } from '../pace.ts';
import { runScorer } from '../run/runScorer.ts';
import type { Run } from '../run/run.ts';
import { crossView } from './crossView.ts';
import { FieldSource } from './fieldSource.ts';
import { RecordedTable } from './recordedTable.ts';
import { createTextBudget } from './textColumns.ts';
import { makeView } from './view.ts';
import { ViewMemory } from './viewMemory.ts';

// The fast way (texts searched together, codes, kept results and orders) against the slow one: every row by itself,
// through `compileFilter`, from nothing kept.

const deps = platformDeps();
const pace = createPace(deps, undefined);

/** Few letters, so that texts often contain each other; some that change their length or hang on neighbours when folded. */
const text = fc
  .array(fc.constantFrom('a', 'b', 'A', 'B', ' ', 'Σ', 'σ', 'ς', 'İ', 'ß', 'é', '日', '😀', '\n', '"'), {
    maxLength: 4,
  })
  .map((letters) => letters.join(''));
const category = fc.constantFrom(undefined, 'a', 'B', 'big city', '');
const oneCall = fc.record({ name: fc.constantFrom('f', 'g', 'Ab'), arguments: fc.record({ a: text }) });
const calls = fc.array(oneCall, { maxLength: 3 });

const row = fc.record(
  {
    category,
    input: text,
    reference: fc.oneof(fc.record({ calls }), fc.record({ text })),
    reply: fc.oneof(fc.record({ calls }), fc.record({ text })),
    recorded: fc.record({ note: text, n: fc.constantFrom('10', '9', '1.0', '1', '1e0', '-2') }, { requiredKeys: [] }),
  },
  { requiredKeys: ['input'] },
);

const field = fc.constantFrom(...FIELDS.map((one) => one.name), 'recorded.note', 'recorded.n', 'column.label');
const anyText = fc.constantFrom(...FIELDS.filter((one) => one.kind !== 'number').map((one) => one.name));
const number = fc.constantFrom('0', '1', '2', '1.0');

/** A condition as a click on a facet writes it. */
const facetCondition: fc.Arbitrary<Filter> = fc
  .constantFrom(
    ['verdict', 'right', 'wrong', 'not-judged', 'fault'],
    ['reason', 'match', 'name', 'arguments', 'none'],
    ['cause', 'not-run', 'no-reference'],
    ['category', 'a', 'B', 'big city', 'other'],
    ['beside.verdict', 'right', 'wrong'],
    ['beside.reason', 'match', 'not-run'],
    ['differs', 'yes', 'no'],
    ['recorded.note', 'a', 'ab', ''],
    ['recorded.n', '9', '1'],
    ['tool', 'f', 'Ab'],
    ['column.label', 'ab', '1'],
  )
  .chain(([name = '', ...values]) =>
    fc.oneof(
      fc.record({
        kind: fc.constant('compare' as const),
        field: fc.constant(name),
        operator: fc.constantFrom('=' as const, '!=' as const),
        value: fc.constantFrom(...values),
      }),
      fc.record({
        kind: fc.constant('in' as const),
        field: fc.constant(name),
        values: fc.array(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }),
      }),
    ),
  );

const condition: fc.Arbitrary<Filter> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('anywhere' as const), value: text }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('contains' as const), field: anyText, value: text }) },
  fc.record({ kind: fc.constant('null' as const), field, not: fc.boolean() }),
  fc.record({
    kind: fc.constant('compare' as const),
    field: fc.constantFrom('attempt', 'calls', 'id', 'recorded.note'),
    operator: fc.constantFrom('=' as const, '!=' as const, '<' as const, '>=' as const),
    value: number,
  }),
  facetCondition,
);

const { part } = fc.letrec<{ part: Filter }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    condition,
    condition,
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      of: fc.array(tie('part'), { minLength: 2, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('not' as const), of: tie('part') }),
  ),
}));

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

function filterOf(parts: readonly Filter[]): Filter | null {
  return parts.length > 1 ? { kind: 'and', of: parts } : (parts[0] ?? null);
}

function file(name: string, rows: readonly object[]): { name: string; blob: Blob } {
  return { name, blob: new Blob(rows.map((one) => `${JSON.stringify(one)}\n`)) };
}

/** What was recorded is read from the rows: the table is empty. */
function fromRows({ texts }: ViewMemory) {
  return { texts, recorded: new RecordedTable(createTextBudget()) };
}

/** `own`: the replies shown stand in the rows. */
type Source = FieldSource & { readonly own: boolean };

interface Opened {
  readonly dataset: Dataset;
  readonly run: Run;
  readonly beside: Run;
}

/** Rows over several chunks; further attempts, which stand at the end of the columns, where the replies bring some. */
async function opened(
  rows: readonly object[],
  times: number,
  attempts: boolean,
  residentBytes: number,
): Promise<Opened> {
  const many = Array.from({ length: rows.length * times }, (_, id) => ({ ...rows[id % rows.length]!, id }));
  const replies = many.flatMap(({ id }) =>
    id % 3 === 0 ? [0, 1].map((attempt) => ({ id, attempt, calls: [{ name: 'f', arguments: { a: 'ab' } }] })) : [],
  );
  const sources = [
    file('rows.jsonl', many),
    ...(attempts && replies.length > 0 ? [file('replies.jsonl', replies)] : []),
  ];
  const limits = { ...LIMITS, residentBytes };
  const call = { deps, limits, pace, reporter: createReporter(deps, undefined) };
  const dataset = await openFiles('d', { sources }, call, () => undefined);
  const replySet = dataset.replySets.at(-1)?.id ?? null;
  const [run, beside] = await Promise.all(
    (['any', 'strict'] as const).map((ordering) => {
      const options = new Map([['ordering', ordering]]);
      return runScorer(
        ordering,
        dataset,
        xlamToolCall,
        { scorer: xlamToolCall.name, options, replySet },
        {
          deps,
          pace,
          reporter: createReporter(deps, undefined),
        },
      );
    }),
  );
  return { dataset, run: run!, beside: beside! };
}

function slowRows(filter: Filter | null, source: Source, dataset: Dataset): number[] {
  return slowItems(source, dataset).filter(compileFilter(filter, source));
}

/** Ids differ, so that replies alone bring an attempt 1; where the rows' own replies are shown, it is not theirs. */
function slowItems({ own }: Source, { items }: Dataset): number[] {
  return [...items.inFileOrder()].filter((item) => !own || items.attempt.at(item) === 0);
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
    if (column === 'verdict' || column === 'beside.verdict')
      return ['right', 'wrong', 'not-judged', 'fault'].indexOf(value);
    return numeric ? Number(value) : column === 'input' ? value.toLowerCase() : value;
  }
  const sorted: number[] = [];
  for (const item of rows) {
    const mine = key(item);
    const place = sorted.findIndex((other) => {
      const theirs = key(other);
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
        const source = Object.assign(new FieldSource(dataset, run, beside, fromRows(memory)), {
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
        const source = Object.assign(new FieldSource(dataset, run, beside, fromRows(memory)), { own });
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

const CROSSED: readonly CrossField[] = [
  'category',
  'verdict',
  'reason',
  'beside.verdict',
  'recorded.note',
  'recorded.n',
  'recorded.none',
];

test('counts by two fields are those of the items, one by one, that pass all but the conditions on the two', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        rows: fc.array(row, { minLength: 1, maxLength: 12 }),
        parts: fc.array(part, { maxLength: 3 }),
        fields: fc.tuple(fc.constantFrom(...CROSSED), fc.constantFrom(...CROSSED)),
        most: fc.constantFrom(1, 2, 5),
        bytes: fc.constantFrom(0, 1e9),
        withRun: fc.boolean(),
      }),
      async ({ rows, parts, fields, most, bytes, withRun }) => {
        const { dataset, ...runs } = await opened(rows, 30, true, 1e9);
        const [run, beside] = withRun ? [runs.run, runs.beside] : [null, null];
        const memory = new ViewMemory({ bytes });
        const shown = run === null ? dataset.replySets[0] : run.replies;
        const own = shown?.file === null;
        const source = Object.assign(new FieldSource(dataset, run, beside, fromRows(memory)), { own });
        const filter = filterOf(parts);
        const request = { filter: filter === null ? '' : formatFilter(filter), sort: null, run: null, beside: null };
        const view = await makeView('v', dataset, run, beside, request, memory, pace);
        const [rowField, columnField] = fields;
        const cross = await crossView(view, { rows: rowField, columns: columnField, most }, pace);
        const without: string[] = fields.flatMap((one) => (one === 'reason' ? ['reason', 'cause'] : [one]));
        if (without.includes('verdict') && without.includes('beside.verdict')) without.push('differs');
        const items = slowRows(
          without.reduce<Filter | null>((left, one) => withoutField(left, one), filter),
          source,
          dataset,
        );
        const pairs = items.map(
          (item) => [slowCell(rowField, item, source), slowCell(columnField, item, source)] as const,
        );
        expect(cross.total).toBe(items.length);
        for (const [side, values] of [
          [0, cross.rows],
          [1, cross.columns],
        ] as const) {
          const counts = new Map<string, number>();
          for (const pair of pairs) counts.set(pair[side], (counts.get(pair[side]) ?? 0) + 1);
          const alone = values.filter((value) => value !== null && value !== '');
          expect(new Set(values).size).toBe(values.length);
          expect(alone.length).toBe(Math.min(most, [...counts.keys()].filter((value) => value !== '').length));
          const least = Math.min(...alone.map((value) => counts.get(value ?? '') ?? 0));
          for (const [value, count] of counts)
            if (value !== '' && !alone.includes(value)) expect(count <= least).toBe(true);
          expect(values.includes('')).toBe(counts.has(''));
        }
        for (const [at, value] of cross.rows.entries()) {
          for (const [place, other] of cross.columns.entries()) {
            const count = pairs.filter(
              ([a, b]) => isUnder(a, value, cross.rows) && isUnder(b, other, cross.columns),
            ).length;
            expect(cross.counts[at]?.[place]).toBe(count);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
}, 120_000);

function slowCell(name: CrossField, item: number, source: Source): string {
  const value = source.text(name, item);
  return (name === 'reason' ? (value ?? source.text('cause', item)) : value) ?? '';
}

/** Null stands for what is not listed. */
function isUnder(value: string, listed: string | null, all: readonly (string | null)[]): boolean {
  return listed === null ? !all.includes(value) : value === listed;
}
