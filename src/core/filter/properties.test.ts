import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileCondition, compileFilter, compileTruth, type Truth } from './compile.ts';
import { chosenValues, conditionsOn, withoutField } from './conditions.ts';
import { FIELDS } from './fields.ts';
import type { Filter, FilterSource } from './filter.ts';
import { formatFilter } from './format.ts';
import { patternProblem } from './patternProblem.ts';
import { parseFilter } from './parse.ts';
import { toggleCondition, withoutLastCondition } from './toggle.ts';

const CATEGORIES = ['a', 'b', 'big city', 'null', '"'];

const openName = fc.oneof(
  fc.constantFrom('recorded.a', 'column.x y', 'recorded.__proto__'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 6 }).map((name) => `recorded.${name}`),
);
const text = fc.oneof(fc.constantFrom(...CATEGORIES), fc.string({ unit: 'binary', maxLength: 8 }));
const number = fc.oneof(fc.constantFrom('0', '-1', '2.50', '1e3'), fc.nat(5).map(String));
const word = fc.constantFrom(
  ...FIELDS.filter((one) => one.kind !== 'code' && one.kind !== 'number').map((one) => one.name),
);
const code = fc.constantFrom(...FIELDS.filter((one) => one.kind === 'code'));
const count = fc.constantFrom('attempt', 'calls', 'score');
const anyField = fc.oneof(fc.constantFrom(...FIELDS.map((one) => one.name)), openName);

/** Those that show no mistake; none with a slash behind a backslash, which is the slash itself. */
const anyPattern = fc
  .array(fc.oneof(fc.constantFrom('a', '/', '\\\\', '[/"]', '\n', '(?:b)', '\\d+', '[]^]', '\\[', '^', '$'), text), {
    maxLength: 5,
  })
  .map((pieces) => pieces.join(''))
  .filter((one) => patternProblem(one) === null && !/^(?:[^\\]|\\[^])*?\\\//.test(one));

const condition: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ kind: fc.constant('anywhere' as const), value: text }),
  fc.record({ kind: fc.constant('null' as const), field: anyField, not: fc.boolean() }),
  fc.record({ kind: fc.constant('contains' as const), field: fc.oneof(word, openName), value: text }),
  fc.record({
    kind: fc.constant('matches' as const),
    field: fc.oneof(word, openName),
    pattern: anyPattern,
    ignoreCase: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('compare' as const),
    field: fc.oneof(word, openName),
    operator: fc.constantFrom('=' as const, '!=' as const),
    value: text,
  }),
  fc.record({
    kind: fc.constant('compare' as const),
    field: fc.oneof(count, openName, fc.constant('id')),
    operator: fc.constantFrom('=' as const, '!=' as const, '<' as const, '<=' as const, '>' as const, '>=' as const),
    value: number,
  }),
  code.chain((field) =>
    fc.record({
      kind: fc.constant('in' as const),
      field: fc.constant(field.name),
      values: fc.array(fc.constantFrom(...field.values), { minLength: 1, maxLength: 3 }),
    }),
  ),
  fc.record({
    kind: fc.constant('in' as const),
    field: fc.constant('category'),
    values: fc.array(fc.constantFrom(...CATEGORIES), { minLength: 1, maxLength: 3 }),
  }),
);

const { filter: anyFilter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 4 },
    condition,
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      of: fc.array(tie('filter'), { minLength: 2, maxLength: 4 }),
    }),
    fc.record({ kind: fc.constant('not' as const), of: tie('filter') }),
  ),
}));

/** Rows made of a few values each, so that conditions often meet; -1 of every field is "nothing there". */
const rows = Array.from({ length: 64 }, (_, at) => at);
const VALUES: Readonly<Record<string, readonly string[]>> = {
  verdict: ['right', 'wrong', 'not-judged', 'fault'],
  category: CATEGORIES,
  calls: ['0', '1', '2.5', '1000'],
};

function valueOf(field: string, row: number): string | null {
  const values = VALUES[field] ?? ['a', 'B', 'the big city', '5', '-1.0'];
  const turn = Math.floor((row * 7919 + field.length * 31) / 3) % (values.length + 1);
  return values[turn] ?? null;
}

const source: FilterSource = {
  text: valueOf,
  number: (field, row) => {
    const value = valueOf(field, row);
    return value !== null && /^-?\d/.test(value) ? value : null;
  },
  regex: (pattern, ignoreCase) => (value) => (ignoreCase ? value.toLowerCase() : value).includes(pattern),
  list: (field, row) => [valueOf(field, row), valueOf(field, row + 1)].filter((one) => one !== null),
};

function filterOf(typed: string): Filter | null {
  const parsed = parseFilter(typed);
  if (!parsed.ok) throw new Error(`${typed}: ${parsed.problem.code}`);
  return parsed.filter;
}

function shown(filter: Filter | null): readonly number[] {
  return rows.filter(compileFilter(filter, source));
}

function truths(filter: Filter): readonly Truth[] {
  return rows.map(compileTruth(filter, (one) => compileCondition(one, source), source));
}

describe('every filter', () => {
  it('reads back as it was written', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(filterOf(formatFilter(filter))).toEqual(filter);
      }),
    );
  });

  it('and its opposite never show the same row, and leave out the same unknown ones', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const opposite = truths({ kind: 'not', of: filter });
        expect(truths(filter).map((one) => (one === null ? null : !one))).toEqual(opposite);
      }),
    );
  });

  it('means the same after De Morgan', () => {
    fc.assert(
      fc.property(anyFilter, anyFilter, (a, b) => {
        const both: Filter = { kind: 'not', of: { kind: 'and', of: [a, b] } };
        const either: Filter = {
          kind: 'or',
          of: [
            { kind: 'not', of: a },
            { kind: 'not', of: b },
          ],
        };
        expect(truths(both)).toEqual(truths(either));
      }),
    );
  });
});

describe('toggleCondition', () => {
  const toggled = fc.constantFrom(...CATEGORIES);

  it('twice means what it meant before, whatever stood there', () => {
    fc.assert(
      fc.property(anyFilter, toggled, (filter, value) => {
        fc.pre(conditionsOn(filter, 'category').length <= 1);
        const typed = formatFilter(filter);
        const twice = toggleCondition(toggleCondition(typed, 'category', value), 'category', value);
        expect(shown(filterOf(twice))).toEqual(shown(filterOf(typed)));
      }),
    );
  });

  it('chooses the value, and takes it out again', () => {
    fc.assert(
      fc.property(fc.array(toggled, { maxLength: 8 }), (values) => {
        let typed = 'verdict = wrong';
        const chosen = new Set<string>();
        for (const value of values) {
          typed = toggleCondition(typed, 'category', value);
          if (!chosen.delete(value)) chosen.add(value);
          expect(new Set(chosenValues(filterOf(typed), 'category'))).toEqual(chosen);
        }
        expect(typed).toContain('verdict = wrong');
      }),
    );
  });

  it('only narrows what the rest shows', () => {
    fc.assert(
      fc.property(anyFilter, toggled, (filter, value) => {
        fc.pre(conditionsOn(filter, 'category').length === 0);
        const after = filterOf(toggleCondition(formatFilter(filter), 'category', value));
        const expected = shown(filter).filter((row) => valueOf('category', row) === value);
        expect(shown(after)).toEqual(expected);
        expect(shown(withoutField(after, 'category'))).toEqual(shown(filter));
      }),
    );
  });
});

it('withoutLastCondition ends at an empty text, one condition at a time', () => {
  fc.assert(
    fc.property(fc.array(condition, { minLength: 2, maxLength: 5 }), (of) => {
      let typed = formatFilter({ kind: 'and', of });
      for (let left = of.length - 1; left >= 0; left -= 1) {
        typed = withoutLastCondition(typed);
        const expected = left === 0 ? null : left === 1 ? of[0]! : { kind: 'and', of: of.slice(0, left) };
        expect(filterOf(typed)).toEqual(expected);
      }
      expect(typed).toBe('');
    }),
  );
});
