import { compareDecimal } from '../json/compareDecimal.ts';
import { sameDecimal } from '../json/decimal.ts';
import { ANYWHERE, findField } from './fields.ts';
import type { Comparison, Condition, Filter, FilterSource } from './filter.ts';
import { isNumberToken } from './number.ts';

/** What a condition says of a row: true, false, or unknown because nothing is there. */
export type Truth = boolean | null;
export type RowTest = (row: number) => Truth;

/** A test of rows; a row passes when the filter is true for it, not when it is unknown. Null passes all. */
export function compileFilter(filter: Filter | null, source: FilterSource): (row: number) => boolean {
  if (filter === null) return () => true;
  const test = compileTruth(filter, (condition) => compileCondition(condition, source), source);
  return (row) => test(row) === true;
}

/**
 * The same with the conditions' tests given by the caller, so that an engine can answer those on
 * its columns by code and leave the rest to `compileCondition`.
 */
export function compileTruth(filter: Filter, condition: (one: Condition) => RowTest, source: FilterSource): RowTest {
  switch (filter.kind) {
    case 'and':
      return allOf(filter.of.map((part) => compileTruth(part, condition, source)));
    case 'or':
      return anyOf(filter.of.map((part) => compileTruth(part, condition, source)));
    case 'not':
      return negate(compileTruth(filter.of, condition, source));
    case 'anywhere':
      return anywhere(filter.value, source);
    default:
      return condition(filter);
  }
}

export function compileCondition(condition: Condition, source: FilterSource): RowTest {
  const { field } = condition;
  if (findField(field)?.kind === 'many') return manyTest(condition, source);
  if (condition.kind === 'null') return (row) => (source.text(field, row) === null) !== condition.not;
  if (condition.kind === 'contains') return containsTest(field, condition.value, source);
  if (condition.kind === 'matches') return matchesTest(condition, source);
  if (condition.kind === 'in') return equalsAny(field, condition.values, source);
  const { operator, value } = condition;
  if (operator === '=') return equalsAny(field, [value], source);
  if (operator === '!=') return negate(equalsAny(field, [value], source));
  return orderTest(field, operator, value, source);
}

type Of<Kind extends Condition['kind']> = Extract<Condition, { readonly kind: Kind }>;

function allOf(tests: readonly RowTest[]): RowTest {
  return (row) => {
    let truth: Truth = true;
    for (const test of tests) {
      const one = test(row);
      if (one === false) return false;
      if (one === null) truth = null;
    }
    return truth;
  };
}

function anyOf(tests: readonly RowTest[]): RowTest {
  return (row) => {
    let truth: Truth = false;
    for (const test of tests) {
      const one = test(row);
      if (one === true) return true;
      if (one === null) truth = null;
    }
    return truth;
  };
}

function negate(test: RowTest): RowTest {
  return (row) => {
    const truth = test(row);
    return truth === null ? null : !truth;
  };
}

function equalsAny(field: string, values: readonly string[], source: FilterSource): RowTest {
  const exact = new Set(values);
  const numbers = numeric(field) ? values.filter(isNumberToken) : [];
  return (row) => {
    const text = source.text(field, row);
    if (text === null) return null;
    if (exact.has(text)) return true;
    if (numbers.length === 0) return false;
    const token = source.number(field, row);
    return token !== null && isNumberToken(token) && numbers.some((one) => sameDecimal(one, token));
  };
}

/** An id is a name even where it looks like a number: `1.0` is not `1`. */
function numeric(field: string): boolean {
  const kind = findField(field)?.kind;
  return kind === 'number' || (kind === 'open' && field !== 'id');
}

function orderTest(field: string, operator: Comparison, value: string, source: FilterSource): RowTest {
  return (row) => {
    const token = source.number(field, row);
    if (token === null || !isNumberToken(token)) return null;
    const order = compareDecimal(token, value);
    if (operator === '<') return order < 0;
    if (operator === '<=') return order <= 0;
    return operator === '>' ? order > 0 : order >= 0;
  };
}

function containsTest(field: string, value: string, source: FilterSource): RowTest {
  const wanted = value.toLowerCase();
  const folded = foldedOf(source);
  return (row) => folded(field, row)?.includes(wanted) ?? null;
}

/**
 * Unknown of all rows where the pattern cannot be searched for: who hands in filters looks at their patterns before.
 */
function matchesTest(condition: Of<'matches'>, source: FilterSource): RowTest {
  const test = patternTest(condition, source);
  return (row) => {
    const text = test === null ? null : source.text(condition.field, row);
    return text === null || test === null ? null : test(text);
  };
}

/** Null where it cannot be searched for. */
function patternTest(
  { pattern, ignoreCase }: Of<'matches'>,
  { regex }: FilterSource,
): ((text: string) => boolean) | null {
  const test = regex?.(pattern, ignoreCase);
  return typeof test === 'function' ? test : null;
}

/** Never unknown: a text that is nowhere is not there. */
function anywhere(value: string, source: FilterSource): RowTest {
  const wanted = value.toLowerCase();
  const folded = foldedOf(source);
  return (row) => ANYWHERE.some((field) => folded(field, row)?.includes(wanted) === true);
}

/** Of a field with several values: whether any fits. `!=` is true when none is equal; without values all is unknown. */
function manyTest(condition: Condition, source: FilterSource): RowTest {
  const { field } = condition;
  if (condition.kind === 'null') return (row) => (source.list(field, row).length === 0) !== condition.not;
  const fits = oneOfMany(condition, source);
  if (fits === null) return () => null;
  const negated = condition.kind === 'compare' && condition.operator === '!=';
  return (row) => {
    const values = source.list(field, row);
    return values.length === 0 ? null : values.some(fits) !== negated;
  };
}

function oneOfMany(
  condition: Exclude<Condition, { kind: 'null' }>,
  source: FilterSource,
): ((value: string) => boolean) | null {
  if (condition.kind === 'matches') return patternTest(condition, source);
  if (condition.kind === 'contains') {
    const wanted = condition.value.toLowerCase();
    return (value) => value.toLowerCase().includes(wanted);
  }
  const exact = new Set(condition.kind === 'in' ? condition.values : [condition.value]);
  return (value) => exact.has(value);
}

function foldedOf(source: FilterSource): (field: string, row: number) => string | null {
  return source.folded ?? ((field, row) => source.text(field, row)?.toLowerCase() ?? null);
}
