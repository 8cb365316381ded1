import { expect, test } from 'vitest';
import { readSettings } from './settingValues.ts';

const defaults = { theme: 'system', keys: true, widths: new Map(), layouts: new Map(), filters: [] };

test.each([[undefined], [null], ['dark'], [{}], [{ theme: 'sepia', keys: 'yes', widths: { id: 80 } }]])(
  'what is not understood (%j) becomes the default',
  (saved) => {
    expect(readSettings(saved)).toEqual(defaults);
  },
);

test('what was saved comes back, and one bad width does not take the others along', () => {
  const widths = new Map<unknown, unknown>([
    ['__proto__', 120],
    ['id', Number.NaN],
    ['input', -4],
    [7, 80],
  ]);
  expect(readSettings({ theme: 'dark', keys: false, widths, later: 'addition' })).toEqual({
    theme: 'dark',
    keys: false,
    widths: new Map([['__proto__', 120]]),
    layouts: new Map(),
    filters: [],
  });
});

test('layouts and named filters come back, and what is broken in one leaves the others', () => {
  const layouts = new Map<unknown, unknown>([
    ['[]', { shown: ['verdict', 7, 'id'], widths: new Map<unknown, unknown>([['id', 'wide']]) }],
    ['["a"]', { shown: [], widths: new Map([['id', 90]]) }],
    ['["b"]', null],
    [7, { shown: ['id'] }],
  ]);
  const filters = [
    { name: 'one', filter: 'verdict = wrong', sort: { column: 'id', descending: true } },
    { name: 'two', filter: '', sort: 'id' },
    { name: '', filter: 'a' },
    { name: 'three' },
    null,
  ];
  expect(readSettings({ layouts, filters })).toEqual({
    ...defaults,
    layouts: new Map([
      ['[]', { shown: ['verdict', 'id'], widths: new Map() }],
      ['["a"]', { shown: null, widths: new Map([['id', 90]]) }],
      ['["b"]', { shown: null, widths: new Map() }],
    ]),
    filters: [
      { name: 'one', filter: 'verdict = wrong', sort: { column: 'id', descending: true } },
      { name: 'two', filter: '', sort: null },
    ],
  });
});
