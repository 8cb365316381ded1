import { compileCondition } from '../../core/filter/compile.ts';
import { ANYWHERE } from '../../core/filter/fields.ts';
import type { Condition, Filter } from '../../core/filter/filter.ts';
import type { Pace } from '../pace.ts';
import { truthsOf, type CodeColumn, type Codes } from './codeColumn.ts';
import type { FieldSource } from './fieldSource.ts';
import { isTextField, type ItemTexts } from './itemTexts.ts';
import { isStepNames, stepTest } from './stepTest.ts';
import { searchTexts, testTexts } from './searchTexts.ts';

/** Says of many items at once what a filter says of each: 0 false, 1 unknown, 2 true. */
export interface BlockTest {
  /** Codes cost nothing, texts little, rows much: what costs less is asked first. */
  readonly cost: 'codes' | 'texts' | 'rows';
  readonly judge: (items: Uint32Array) => Uint8Array | Promise<Uint8Array>;
}

/** What filters are answered from. */
export interface Means {
  readonly source: FieldSource;
  readonly texts: ItemTexts;
  /** The same texts as they are written. */
  readonly written: ItemTexts;
  readonly codes: (field: string) => CodeColumn | null;
  readonly pace: Pace;
}

/** The same as `compileTruth` says row by row. */
export function blockTest(filter: Filter, means: Means): BlockTest {
  switch (filter.kind) {
    case 'and':
      return joined(filter.of, 0, means);
    case 'or':
      return joined(filter.of, 2, means);
    case 'not':
      return negated(blockTest(filter.of, means));
    case 'anywhere': {
      const fields = ANYWHERE.filter(isTextField);
      return textTest((items) => searchTexts(items, fields, filter.value, false, means));
    }
    default:
      return conditionTest(filter, means);
  }
}

const CHARACTERS_AT_ONCE = 200_000;

const COSTS = ['codes', 'texts', 'rows'] as const;

/**
 * Cheap ones first; nothing else changes with the order, as `and` is the least of its parts' truths and `or` the
 * greatest.
 */
export function byCost(tests: readonly BlockTest[]): readonly BlockTest[] {
  return tests.toSorted((a, b) => COSTS.indexOf(a.cost) - COSTS.indexOf(b.cost));
}

/** Items that are decided are not asked about again: `decided` is 0 for `and`, 2 for `or`. */
function joined(parts: readonly Filter[], decided: 0 | 2, means: Means): BlockTest {
  const tests = byCost(parts.map((part) => blockTest(part, means)));
  async function judge(items: Uint32Array): Promise<Uint8Array> {
    const truths = new Uint8Array(items.length).fill(2 - decided);
    let [open, places] = [items, numbersTo(items.length)];
    for (const test of tests) {
      if (open.length === 0) break;
      const found = await test.judge(open);
      let left = 0;
      const [nextOpen, nextPlaces] = [new Uint32Array(open.length), new Uint32Array(open.length)];
      for (let at = 0; at < open.length; at += 1) {
        const [place, truth] = [places[at]!, found[at]!];
        if (decided === 0 ? truth < truths[place]! : truth > truths[place]!) truths[place] = truth;
        if (truths[place] === decided) continue;
        nextOpen[left] = open[at]!;
        nextPlaces[left] = place;
        left += 1;
      }
      [open, places] = [nextOpen.subarray(0, left), nextPlaces.subarray(0, left)];
    }
    return truths;
  }
  return { cost: tests.at(-1)?.cost ?? 'codes', judge };
}

function negated({ cost, judge }: BlockTest): BlockTest {
  async function opposite(items: Uint32Array): Promise<Uint8Array> {
    const truths = await judge(items);
    return truths.map((truth) => 2 - truth);
  }
  return { cost, judge: opposite };
}

function conditionTest(condition: Condition, means: Means): BlockTest {
  const { field } = condition;
  const { regex } = means.source;
  const column = means.codes(field);
  if (column !== null && !isLong(condition, column)) {
    return codeTest(truthsOf(condition, column, regex), column.codes);
  }
  if (isStepNames(field)) return itemTest(stepTest(condition, field, means.source.steps, regex));
  if (condition.kind === 'contains' && isTextField(field)) {
    return textTest((items) => searchTexts(items, [field], condition.value, true, means));
  }
  if (condition.kind === 'matches' && isTextField(field) && field !== 'id') {
    const test = regex?.(condition.pattern, condition.ignoreCase);
    if (typeof test === 'function') return textTest((items) => testTexts(items, field, test, means));
  }
  return rowTest(condition, means);
}

/** Whether a pattern would be held against so much text that others should have their turn meanwhile. */
function isLong(condition: Condition, { values }: CodeColumn): boolean {
  if (condition.kind !== 'matches') return false;
  return values.reduce((sum, value) => sum + (value?.length ?? 0), 0) > CHARACTERS_AT_ONCE;
}

function codeTest(truths: Uint8Array, codes: Codes): BlockTest {
  function judge(items: Uint32Array): Uint8Array {
    const found = new Uint8Array(items.length);
    for (let at = 0; at < items.length; at += 1) found[at] = truths[codes[items[at]!]!]!;
    return found;
  }
  return { cost: 'codes', judge };
}

function itemTest(truth: (item: number) => number): BlockTest {
  return { cost: 'codes', judge: (items) => Uint8Array.from(items, truth) };
}

function textTest(judge: BlockTest['judge']): BlockTest {
  return { cost: 'texts', judge };
}

function rowTest(condition: Condition, { source, pace }: Means): BlockTest {
  const test = compileCondition(condition, source);
  const onColumns = source.isOnColumns(condition.field);
  // A pattern may have much to search, and one pair of trajectories much to align.
  const turn = condition.kind === 'matches' || condition.field === 'args_differ' ? 0 : 15;
  async function judge(items: Uint32Array): Promise<Uint8Array> {
    const truths = new Uint8Array(items.length);
    for (let at = 0; at < items.length; at += 1) {
      if ((at & turn) === 0 && pace.due()) await pace.rest();
      const item = items[at]!;
      if (!onColumns && !source.reader.ready(item)) await source.load(item);
      const truth = test(item);
      truths[at] = truth === null ? 1 : truth ? 2 : 0;
    }
    return truths;
  }
  return { cost: onColumns ? 'codes' : 'rows', judge };
}

/** 0, 1, 2 and so on, `length` of them. */
function numbersTo(length: number): Uint32Array {
  const numbers = new Uint32Array(length);
  for (let at = 0; at < length; at += 1) numbers[at] = at;
  return numbers;
}
