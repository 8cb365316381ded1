import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutField } from '../../core/filter/conditions.ts';
import type { Filter } from '../../core/filter/filter.ts';
import { formatFilter } from '../../core/filter/format.ts';
import type { CrossField } from '../engine.ts';
import { filterOf, fromRows, opened, pace, part, regex, row, slowRows, type Source } from './builders.ts';
import { crossView } from './crossView.ts';
import { FieldSource } from './fieldSource.ts';
import { makeView } from './view.ts';
import { ViewMemory } from './viewMemory.ts';

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
        const source = Object.assign(new FieldSource(dataset, run, beside, fromRows(memory), regex), { own });
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
          const left = [...counts].filter(([value]) => value !== '' && !alone.includes(value));
          expect(left.every(([, count]) => count <= least)).toBe(true);
          expect(values.includes('')).toBe(counts.has(''));
        }
        for (const [line, value] of cross.rows.entries()) {
          for (const [place, other] of cross.columns.entries()) {
            const count = pairs.filter(
              ([a, b]) => isUnder(a, value, cross.rows) && isUnder(b, other, cross.columns),
            ).length;
            expect(cross.counts[line]?.[place]).toBe(count);
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
