import { expect, test } from 'vitest';
import { readSettings } from './settingValues.ts';

const defaults = { theme: 'system', keys: true, widths: new Map() };

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
  });
});
