import { conditionsOn, topParts } from '../../core/filter/conditions.ts';
import { compileCondition } from '../../core/filter/compile.ts';
import type { Filter } from '../../core/filter/filter.ts';
import { GrowingU32 } from '../bytes/growing.ts';
import type { Facet } from '../engine.ts';
import { blockTest, byCost, type BlockTest, type Means } from './blockTest.ts';
import { truthsOf } from './codeColumn.ts';
import { isStepNames, stepTest } from './stepTest.ts';
import type { KeptResults } from './keptResults.ts';

export type FacetField = Facet['field'];

/** Items that pass a filter, and for each facet those that its own conditions alone keep out. */
export interface Filtered {
  readonly shown: Uint32Array;
  readonly keptOut: ReadonlyMap<FacetField, Uint32Array>;
}

/** Items asked about at once. */
const BLOCK = 4096;

/**
 * The items of `order` that pass a filter, in that order. What is not a condition on a facet comes first, and its
 * result is kept: a click on a facet, or a longer word, then asks no more than it must.
 */
export async function filterItems(
  filter: Filter | null,
  order: Uint32Array,
  facets: readonly FacetField[],
  kept: KeptResults,
  means: Means,
): Promise<Filtered> {
  const onFacets = new Set<Filter>(facets.flatMap((field) => conditionsOn(filter, field)));
  const parts = topParts(filter).filter((part) => !onFacets.has(part));
  const start = kept.start(parts, order);
  const passed = start.parts.length === 0 ? start.items : await narrowed(start.items, start.parts, means);
  if (parts.length > 0) kept.keep(parts, passed);
  const asked = facets.filter((field) => conditionsOn(filter, field).length > 0);
  return byFacets(passed, asked, filter, means);
}

async function narrowed(items: Uint32Array, parts: readonly Filter[], means: Means): Promise<Uint32Array> {
  const tests = byCost(parts.map((part) => blockTest(part, means)));
  const passed = new GrowingU32();
  for (let from = 0; from < items.length; from += BLOCK) {
    if (means.pace.due()) await means.pace.rest();
    for (const item of await passing(items.subarray(from, from + BLOCK), tests)) passed.push(item);
  }
  return passed.values().slice();
}

/** Those for which every test is true. */
async function passing(items: Uint32Array, tests: readonly BlockTest[]): Promise<Uint32Array> {
  let left = items;
  for (const test of tests) {
    if (left.length === 0) break;
    const truths = await test.judge(left);
    const next = new Uint32Array(left.length);
    let count = 0;
    for (let at = 0; at < left.length; at += 1) {
      if (truths[at] !== 2) continue;
      next[count] = left[at]!;
      count += 1;
    }
    left = next.subarray(0, count);
  }
  return left;
}

/** Parts the items by which facets' conditions they fail: none, one, or more. */
async function byFacets(
  items: Uint32Array,
  asked: readonly FacetField[],
  filter: Filter | null,
  means: Means,
): Promise<Filtered> {
  const keptOut = new Map<FacetField, Uint32Array>();
  if (asked.length === 0) return { shown: items, keptOut };
  const failed = new Uint32Array(items.length);
  for (const [bit, field] of asked.entries()) {
    for (const condition of conditionsOn(filter, field)) {
      if (means.pace.due()) await means.pace.rest();
      const column = means.codes(field);
      if (isStepNames(field)) {
        const test = stepTest(condition, field, means.source.steps, means.source.regex);
        for (let at = 0; at < items.length; at += 1) if (test(items[at]!) !== 2) failed[at]! |= 1 << bit;
        continue;
      }
      if (column === null) {
        const test = compileCondition(condition, means.source);
        for (let at = 0; at < items.length; at += 1) if (test(items[at]!) !== true) failed[at]! |= 1 << bit;
        continue;
      }
      const truths = truthsOf(condition, column, means.source.regex);
      const { codes } = column;
      for (let at = 0; at < items.length; at += 1) if (truths[codes[items[at]!]!] !== 2) failed[at]! |= 1 << bit;
    }
  }
  for (const [bit, field] of asked.entries()) keptOut.set(field, having(items, failed, 1 << bit));
  return { shown: having(items, failed, 0), keptOut };
}

function having(items: Uint32Array, failed: Uint32Array, wanted: number): Uint32Array {
  const found = new Uint32Array(items.length);
  let count = 0;
  for (let at = 0; at < items.length; at += 1) {
    if (failed[at] !== wanted) continue;
    found[count] = items[at]!;
    count += 1;
  }
  return found.slice(0, count);
}
