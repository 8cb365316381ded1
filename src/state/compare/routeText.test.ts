import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STATES } from '../../core/model/verdict.ts';
import { NO_COMPARE, type ComparePlace, type CompareRoute } from '../route.ts';
import { withoutDefaults } from '../runText.ts';
import { formatRoute, parseHash } from '../url.ts';
import { CHANGES } from '../../core/comparison/change.ts';
import { COMPARED_SORTS } from './sorts.ts';
import { parsePlace, placeText } from './placeText.ts';

const anyText = fc.string({ unit: 'binary' });
const someText = anyText.filter((text) => text !== '');
const digits = fc.stringMatching(/^[0-9a-f]{8,64}$/);

const run = fc
  .record({
    scorer: someText,
    options: fc.uniqueArray(fc.tuple(someText, anyText), { selector: ([name]) => name }),
    replies: fc.option(digits),
  })
  .map(withoutDefaults);

const place: fc.Arbitrary<ComparePlace> = fc.oneof(
  fc.record({ kind: fc.constant('run' as const), data: fc.stringMatching(/^[\w-]{2,20}$/), run: fc.option(run) }),
  fc.record({ kind: fc.constant('baseline' as const), digits }),
);

const key = fc.record({ id: anyText, attempt: fc.nat(2_000_000_000) });
const item = fc.oneof(
  key.map((one) => ({ a: one, b: one })),
  fc.record({ a: key, b: key }),
  fc.record({ a: key, b: fc.constant(null) }),
  fc.record({ a: fc.constant(null), b: key }),
);

const filter = fc
  .record({
    changes: fc.uniqueArray(fc.constantFrom(...CHANGES)),
    states: fc.option(fc.record({ a: fc.constantFrom(...STATES), b: fc.constantFrom(...STATES) }), { nil: undefined }),
    category: fc.oneof(fc.constant(undefined), fc.constant(null), anyText),
    search: anyText,
    sort: fc.constantFrom(...COMPARED_SORTS),
  })
  .map(({ changes, states, category, search, sort }) => ({
    changes: CHANGES.filter((change) => changes.includes(change)),
    ...(states === undefined ? {} : { states }),
    ...(category === undefined ? {} : { category }),
    search,
    sort,
  }));

const route: fc.Arbitrary<CompareRoute> = fc.record({
  view: fc.constant('compare' as const),
  a: fc.option(place),
  b: fc.option(place),
  joinBy: fc.constantFrom(null, 'key' as const, 'input' as const, 'place' as const),
  filter,
  item: fc.option(item),
  needs: fc.array(anyText, { maxLength: 2 }),
});

describe('the address of a comparison', () => {
  test('every comparison comes back from its hash, also through a browser', () => {
    fc.assert(
      fc.property(route, (one) => {
        const hash = formatRoute(one);
        expect(parseHash(hash)).toEqual(one);
        expect(parseHash(new URL(`http://localhost/${hash}`).hash)).toEqual(one);
      }),
      { numRuns: 1000 },
    );
  });

  test('what is not chosen is left out, and a side that is still to be chosen is a dash', () => {
    const a = { kind: 'run', data: 'ab12', run: null } as const;
    expect(formatRoute(NO_COMPARE)).toBe('#/compare');
    expect(formatRoute({ ...NO_COMPARE, a })).toBe('#/compare/ab12');
    expect(formatRoute({ ...NO_COMPARE, b: a })).toBe('#/compare/-/ab12');
    expect(formatRoute({ ...NO_COMPARE, a, b: { kind: 'baseline', digits: '9f86d081' } })).toBe(
      '#/compare/ab12/baseline.9f86d081',
    );
  });

  test('an address as a person writes it is understood', () => {
    expect(
      parseHash(
        '#/compare/ab12;exact/cd34;xlam-tool-call;ordering=strict;@82ecdac67e78?c=lost,regression,x&k=a b&q=z&s=delta',
      ),
    ).toEqual({
      ...NO_COMPARE,
      a: { kind: 'run', data: 'ab12', run: { scorer: 'exact', options: [], replies: null } },
      b: {
        kind: 'run',
        data: 'cd34',
        run: { scorer: 'xlam-tool-call', options: [['ordering', 'strict']], replies: '82ecdac67e78' },
      },
      filter: { changes: ['regression', 'lost'], category: 'a b', search: 'z', sort: 'delta' },
    });
  });

  test('an item that has the same key on both sides stands there once', () => {
    const q = { id: 'a&b', attempt: 1 };
    expect(formatRoute({ ...NO_COMPARE, item: { a: q, b: q } })).toBe('#/compare?i=1.a%26b');
    expect(formatRoute({ ...NO_COMPARE, item: { a: q, b: null } })).toBe('#/compare?ia=1.a%26b');
  });

  test('a third side, or one that cannot be read, is no address; parameters that cannot be are ignored', () => {
    for (const hash of ['#/compare/a/b/c', '#/compare/%', '#/compare/a%20b/-', '#/compare/a//b']) {
      expect(parseHash(hash)).toBeNull();
    }
    expect(parseHash('#/compare/a/b?by=row&c=none&x=right,maybe&s=worst&i=x&ia=01.q')).toEqual(
      parseHash('#/compare/a/b'),
    );
  });
});

test('equal texts are the same side', () => {
  fc.assert(
    fc.property(place, (one) => {
      expect(parsePlace(placeText(one))).toEqual(one);
    }),
  );
});
