import * as fc from 'fast-check';
import type { SortColumn } from '../engine/engine.ts';
import { describe, expect, test } from 'vitest';
import { HELP_TOPICS, ITEM_TABS, NO_PARAMS, SORT_COLUMNS, type Route, type ViewParams } from './route.ts';
import { withoutDefaults } from './runText.ts';
import { formatRoute, parseHash } from './url.ts';

const anyText = fc.string({ unit: 'binary' });
const someText = anyText.filter((text) => text !== '');

const run = fc
  .record({
    scorer: someText,
    options: fc.uniqueArray(fc.tuple(someText, anyText), { selector: ([name]) => name }),
    replies: fc.option(fc.stringMatching(/^[0-9a-f]{8,64}$/)),
  })
  .map(withoutDefaults);

const params: fc.Arbitrary<ViewParams> = fc.record({
  filter: anyText,
  sort: fc.option(
    fc.record({
      column: fc.oneof(
        fc.constantFrom(...SORT_COLUMNS),
        someText.map((name): SortColumn => `recorded.${name}`),
      ),
      descending: fc.boolean(),
    }),
  ),
  run: fc.option(run),
  beside: fc.option(run),
  columns: fc.option(fc.uniqueArray(someText, { minLength: 1 })),
  needs: fc.array(anyText, { maxLength: 3 }),
});

const route: fc.Arbitrary<Route> = fc.oneof(
  fc.constant<Route>({ view: 'open' }),
  fc.record({ view: fc.constant('help' as const), topic: fc.option(fc.constantFrom(...HELP_TOPICS)) }),
  fc.record({
    view: fc.constant('help' as const),
    topic: fc.constantFrom(...HELP_TOPICS),
    place: fc.constantFrom('rules', 'rule-3', 'rule-12'),
  }),
  fc.record({ view: fc.constant('results' as const), data: someText, params }),
  fc.record({
    view: fc.constant('item' as const),
    data: someText,
    key: fc.record({ id: anyText, attempt: fc.nat(2_000_000_000) }),
    tab: fc.constantFrom(null, ...ITEM_TABS),
    params,
  }),
);

/** The hash as `location.hash` gives it back: the browser encodes some characters of a fragment by itself. */
function throughBrowser(hash: string): string {
  return new URL(`http://localhost/${hash}`).hash;
}

describe('formatRoute and parseHash', () => {
  test('every route comes back from its hash, also through a browser', () => {
    fc.assert(
      fc.property(route, (one) => {
        const hash = formatRoute(one);
        expect(parseHash(hash)).toEqual(one);
        expect(parseHash(throughBrowser(hash))).toEqual(one);
      }),
      { numRuns: 1000 },
    );
  });

  test('an id with a slash, a hash, blanks, a per cent sign and an accent stands in the address encoded once', () => {
    const hash = formatRoute({
      view: 'item',
      data: 'ab12',
      key: { id: 'a/b#c d%20é', attempt: 2 },
      tab: null,
      params: NO_PARAMS,
    });
    expect(hash).toBe('#/data/ab12/item/a%2Fb%23c%20d%2520%C3%A9/2');
    expect(parseHash(hash)).toMatchObject({ key: { id: 'a/b#c d%20é', attempt: 2 } });
  });

  test('half a surrogate pair and a text that looks like its stand-in are told apart', () => {
    for (const id of ['\ud800', '~d800', '%7Ed800', 'a\udc00~d800', '~']) {
      const item: Route = { view: 'item', data: 'ab12', key: { id, attempt: 0 }, tab: 'raw', params: NO_PARAMS };
      expect(parseHash(throughBrowser(formatRoute(item)))).toEqual(item);
    }
  });

  test('defaults are left out', () => {
    expect(formatRoute({ view: 'results', data: 'ab12', params: NO_PARAMS })).toBe('#/data/ab12');
    const plain = { scorer: 'xlam-tool-call', options: [['ordering', 'any']], replies: null } as const;
    expect(formatRoute({ view: 'results', data: 'ab12', params: { ...NO_PARAMS, run: plain } })).toBe(
      '#/data/ab12?run=xlam-tool-call',
    );
  });

  test('an address as a person writes it is understood', () => {
    expect(parseHash('')).toEqual({ view: 'open' });
    expect(parseHash('#')).toEqual({ view: 'open' });
    expect(parseHash('#/help/filter')).toEqual({ view: 'help', topic: 'filter' });
    expect(
      parseHash('#/data/ab12?f=verdict = wrong&s=reason,desc&run=xlam-tool-call;ordering=strict;@82ecdac67e78'),
    ).toEqual({
      view: 'results',
      data: 'ab12',
      params: {
        ...NO_PARAMS,
        filter: 'verdict = wrong',
        sort: { column: 'reason', descending: true },
        run: { scorer: 'xlam-tool-call', options: [['ordering', 'strict']], replies: '82ecdac67e78' },
      },
    });
  });

  test('unknown parameters, tabs and columns are ignored', () => {
    const known = parseHash('#/data/ab12/item/q/0');
    expect(parseHash('#/data/ab12/item/q/0?tab=none&s=none&zoom=3&f')).toEqual(known);
    expect(parseHash('#/help/none')).toEqual({ view: 'help', topic: null });
    expect(parseHash('#/help/conformance/Rule 3')).toEqual({ view: 'help', topic: 'conformance' });
  });

  test('an address that names no view gives null and never throws', () => {
    for (const hash of [
      '#data',
      '#/none',
      '#/data',
      '#/data/',
      '#/data/%',
      '#/data/a/item',
      '#/data/a/item/q/x',
      '#/data/a/item/%E0%A4/0',
      '#/data/a/item/q/0/more',
      '#/data/a/row/q',
    ]) {
      expect(parseHash(hash)).toBeNull();
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        parseHash(text);
        parseHash(`#/data/${text}`);
      }),
    );
  });
});
