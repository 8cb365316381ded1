import * as fc from 'fast-check';
import { compileFilter } from '../../core/filter/compile.ts';
import { FIELDS } from '../../core/filter/fields.ts';
import type { Filter } from '../../core/filter/filter.ts';
import { xlamToolCall } from '../../core/scorers/xlam/xlamToolCall.ts';
import { openFiles } from '../dataset/openFiles.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { platformDeps } from '../deps.ts';
import { LIMITS } from '../limits.ts';
import { createPace, createReporter } from '../pace.ts';
import { runScorer } from '../run/runScorer.ts';
import type { Run } from '../run/run.ts';
import type { FieldSource } from './fieldSource.ts';
import { loadRegex } from './regex.ts';
import { RecordedTable } from './recordedTable.ts';
import { createTextBudget } from './textColumns.ts';
import type { ViewMemory } from './viewMemory.ts';

// Filters, datasets and the slow way of views (every row by itself, through `compileFilter`, from nothing kept), for
// the tests that hold the fast way to it.

const deps = platformDeps();
export const pace = createPace(deps, undefined);

/**
 * Few letters, so that texts often contain each other; some that change their length or hang on neighbours when folded.
 */
export const text = fc
  .array(fc.constantFrom('a', 'b', 'A', 'B', ' ', 'Σ', 'σ', 'ς', 'İ', 'ß', 'é', '日', '😀', '\n', '"'), {
    maxLength: 4,
  })
  .map((letters) => letters.join(''));
const category = fc.constantFrom(undefined, 'a', 'B', 'big city', '');
const oneCall = fc.record({ name: fc.constantFrom('f', 'g', 'Ab'), arguments: fc.record({ a: text }) });
const calls = fc.array(oneCall, { maxLength: 3 });

export const row = fc.record(
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
export const facetCondition: fc.Arbitrary<Filter> = fc
  .constantFrom(
    ['verdict', 'right', 'wrong', 'not-judged', 'fault'],
    ['reason', 'match', 'name', 'arguments', 'none'],
    ['cause', 'not-run', 'no-reference'],
    ['category', 'a', 'B', 'big city', 'other'],
    ['beside.verdict', 'right', 'wrong'],
    ['beside.reason', 'match', 'not-run'],
    ['differs', 'yes', 'reason', 'no'],
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

export const condition: fc.Arbitrary<Filter> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('anywhere' as const), value: text }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('contains' as const), field: anyText, value: text }) },
  fc.record({
    kind: fc.constant('matches' as const),
    field: anyText,
    pattern: fc.constantFrom('a', 'b$', '^A', '[^b]b', '(ab)+', 'Σ|ς', '\n', '\\p{Lu}', '"', '', '^f$'),
    ignoreCase: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('null' as const), field, not: fc.boolean() }),
  fc.record({
    kind: fc.constant('compare' as const),
    field: fc.constantFrom('attempt', 'calls', 'id', 'recorded.note'),
    operator: fc.constantFrom('=' as const, '!=' as const, '<' as const, '>=' as const),
    value: number,
  }),
  facetCondition,
);

export const { part } = fc.letrec<{ part: Filter }>((tie) => ({
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

export function filterOf(parts: readonly Filter[]): Filter | null {
  return parts.length > 1 ? { kind: 'and', of: parts } : (parts[0] ?? null);
}

function file(name: string, rows: readonly object[]): { name: string; blob: Blob } {
  return { name, blob: new Blob(rows.map((one) => `${JSON.stringify(one)}\n`)) };
}

/** Of `matches`. */
export const regex = await loadRegex();

/** What was recorded is read from the rows: the table is empty. */
export function fromRows({ texts }: ViewMemory) {
  return { texts, recorded: new RecordedTable(createTextBudget()) };
}

/** `own`: the replies shown stand in the rows. */
export type Source = FieldSource & { readonly own: boolean };

interface Opened {
  readonly dataset: Dataset;
  readonly run: Run;
  readonly beside: Run;
}

/** Rows over several chunks; further attempts, which stand at the end of the columns, where the replies bring some. */
export async function opened(
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

export function slowRows(filter: Filter | null, source: Source, dataset: Dataset): number[] {
  return slowItems(source, dataset).filter(compileFilter(filter, source));
}

/** Ids differ, so that replies alone bring an attempt 1; where the rows' own replies are shown, it is not theirs. */
export function slowItems({ own }: Source, { items }: Dataset): number[] {
  return [...items.inFileOrder()].filter((item) => !own || items.attempt.at(item) === 0);
}
