import { conditionsOn, withoutField } from '../../core/filter/conditions.ts';
import { compileFilter } from '../../core/filter/compile.ts';
import { ANYWHERE } from '../../core/filter/fields.ts';
import type { Condition, Filter } from '../../core/filter/filter.ts';
import { GrowingU32 } from '../bytes/growing.ts';
import type { Facet } from '../engine.ts';
import type { Pace } from '../pace.ts';
import { isOnColumns, type FieldSource } from './fieldSource.ts';

export type FacetField = Facet['field'];

/** Items that pass a filter, and for each facet those that pass all of it but the facet's own conditions. */
export interface Filtered {
  readonly shown: Uint32Array;
  readonly byFacet: ReadonlyMap<FacetField, Uint32Array>;
}

interface FacetTest {
  readonly field: FacetField;
  readonly passes: (item: number) => boolean;
  readonly list: GrowingU32;
}

/** One pass over the items, in the order given. What stands on columns is asked first: text is only read of items that pass it. */
export async function filterItems(
  filter: Filter | null,
  order: Uint32Array,
  facets: readonly FacetField[],
  source: FieldSource,
  pace: Pace,
): Promise<Filtered> {
  const asked = facets.filter((field) => conditionsOn(filter, field).length > 0);
  let rest = filter;
  for (const field of asked) rest = withoutField(rest, field);
  const tests = asked.map((field): FacetTest => {
    const conditions: Filter = { kind: 'and', of: conditionsOn(filter, field) };
    return { field, passes: compileFilter(conditions, source), list: new GrowingU32() };
  });
  const passesRest = compileFilter(rest, source);
  const needsRows = rest !== null && !fieldsOf(rest).every(isOnColumns);
  const shown = new GrowingU32();
  for (let at = 0; at < order.length; at += 1) {
    if ((at & 63) === 0 && pace.due()) await pace.rest();
    const item = order[at]!;
    let failed = 0;
    let failing: FacetTest | undefined;
    for (const test of tests) {
      if (test.passes(item)) continue;
      failed += 1;
      failing = test;
    }
    if (failed > 1) continue;
    while (needsRows && !source.reader.ready(item)) await source.reader.load(item);
    if (!passesRest(item)) continue;
    if (failing === undefined) shown.push(item);
    else failing.list.push(item);
  }
  const passed = shown.values().slice();
  return { shown: passed, byFacet: new Map(facets.map((field) => [field, withShown(field, tests, passed)])) };
}

/** A facet's own items: those shown, and those that only its own conditions keep out. */
function withShown(field: FacetField, tests: readonly FacetTest[], shown: Uint32Array): Uint32Array {
  const more = tests.find((test) => test.field === field)?.list.values() ?? new Uint32Array(0);
  if (more.length === 0) return shown;
  const all = new Uint32Array(shown.length + more.length);
  all.set(shown);
  all.set(more, shown.length);
  return all;
}

/** Every field that a filter asks. */
export function fieldsOf(filter: Filter): readonly string[] {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.of.flatMap(fieldsOf);
    case 'not':
      return fieldsOf(filter.of);
    case 'anywhere':
      return ANYWHERE;
    default:
      return [(filter satisfies Condition).field];
  }
}
