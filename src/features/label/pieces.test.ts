import { describe, expect, test } from 'vitest';
import { event, label, logOf } from '../../core/labels/builders.ts';
import { calculatorRubric } from '../../core/rubric/calculatorRubric.ts';
import { partTotals } from './partTotals.ts';
import { progressText } from './progressText.ts';
import { raterProblem } from './raterProblem.ts';
import { savedState, unsavedLabels } from './savedState.ts';
import { seedOf } from './seedOf.ts';
import { shortcutOf } from './shortcutOf.ts';
import { statusOf, statusWord } from './status.ts';
import { dayText, timeText } from './timeText.ts';
import { evenUnitsText, unitsText } from './unitsText.ts';

const NO_PROGRESS = {
  total: 40,
  labelled: 0,
  pass: 0,
  fail: 0,
  unsure: 0,
  skipped: 0,
  stale: 0,
  unresolved: 0,
  disputed: 0,
  notBlind: 0,
  hasty: 0,
};

describe('progress', () => {
  test('leaves out what there is none of', () => {
    expect(progressText({ ...NO_PROGRESS, labelled: 12, unsure: 2, skipped: 1 })).toBe(
      '12 / 40 labelled, 2 unsure, 1 skipped',
    );
    expect(progressText({ ...NO_PROGRESS, total: 60_000 })).toBe('0 / 60,000 labelled');
  });

  test('says how many labels are not blind', () => {
    expect(progressText({ ...NO_PROGRESS, labelled: 3, notBlind: 2, stale: 1, disputed: 1, unresolved: 1 })).toBe(
      '3 / 40 labelled, 1 changed since, 1 unresolved, 1 disputed, 2 not blind',
    );
  });
});

describe('what is saved', () => {
  const idle = { trouble: null, unsaved: [], saving: 0 };
  const line = { id: 'e1', header: '', line: '{}' };

  test('is said only when nothing is on its way and nothing was refused', () => {
    expect(savedState(idle, true)).toBe('saved');
    expect(savedState({ ...idle, saving: 1 }, true)).toBe('saving');
    expect(savedState({ ...idle, unsaved: [line] }, true)).toBe('saving');
    expect(savedState({ ...idle, unsaved: [line], trouble: { code: 'full', message: '' } }, true)).toBe('not-saved');
  });

  test('is counted in labels, not in what was noted beside them', () => {
    const log = logOf(label('e1'), event('seen', 'e2', { item: 'R2', attempt: 0 }));
    expect(unsavedLabels({ log, unsaved: [line, { ...line, id: 'e2' }, { ...line, id: 'gone' }] })).toBe(1);
  });

  test('is not said before there is anything', () => {
    expect(savedState(idle, false)).toBe('none');
  });
});

describe('the status of a label', () => {
  test('is what was said, unless the item is another now or two things were said', () => {
    expect(statusOf({ state: 'said', value: 'PASS' })).toBe('PASS');
    expect(statusOf({ state: 'said', value: null })).toBe('none');
    expect(statusOf({ state: 'stale', value: 'PASS' })).toBe('stale');
    expect(statusOf({ state: 'unresolved', value: null })).toBe('unresolved');
  });

  test('of a value that is none of ours is that value', () => {
    expect(statusWord(statusOf({ state: 'said', value: 'tie' }), 'tie')).toBe('tie');
  });
});

describe('the sum of a rubric’s parts', () => {
  test('lies between least and most while parts are open: 0.1 + 0.3 of the calculator rubric (document 003)', () => {
    const chosen = new Map([
      ['decision', 1],
      ['logic', 3],
      ['__proto__', 9],
    ]);
    expect(partTotals(calculatorRubric, chosen)).toEqual({ least: 4, most: 10, all: 10, left: 2 });
  });

  test('is one number once all are chosen', () => {
    const chosen = new Map(calculatorRubric.parts.map(({ id }) => [id, 0]));
    expect(partTotals(calculatorRubric, chosen)).toEqual({ least: 0, most: 0, all: 10, left: 0 });
  });
});

test('scores are written as decimals without the noise of binary fractions', () => {
  expect([unitsText(3, 10), unitsText(10, 10), unitsText(7, 1), unitsText(125, 100)]).toEqual([
    '0.3',
    '1',
    '7',
    '1.25',
  ]);
  expect([evenUnitsText(10, 10), evenUnitsText(3, 10), evenUnitsText(7, 1), evenUnitsText(1, 3)]).toEqual([
    '1.0',
    '0.3',
    '7',
    '0.33',
  ]);
});

test('the name of a rater may be of any script, and has nothing that cannot be seen', () => {
  expect(['Ayşe', 'می‌نا', '山田 太郎', 'O’Neil'].map(raterProblem)).toEqual([null, null, null, null]);
  expect(['', '  ', 'a\u0000b', 'a\nb', 'a\u202Eb', '\uD800'].map(raterProblem)).toEqual([
    'empty',
    'empty',
    'control',
    'control',
    'control',
    'control',
  ]);
});

test('a seed is a whole number of 32 bits', () => {
  expect([seedOf('0'), seedOf(' 42 '), seedOf('4294967295')]).toEqual([0, 42, 4_294_967_295]);
  expect(['', '-1', '1.5', '4294967296', '1e3', '٣'].map(seedOf)).toEqual([null, null, null, null, null, null]);
});

test('a time is shown to the minute, and nothing is made of what is none', () => {
  expect(timeText('2025-01-01T10:03:12.481Z')).toBe('2025-01-01 10:03 UTC');
  expect([timeText(null), timeText('yesterday'), timeText('2025-01-01T10:03:12+02:00')]).toEqual(['', '', '']);
  expect([dayText(1_735_725_792_481), dayText(0), dayText(Number.NaN), dayText(1e300)]).toEqual([
    '2025-01-01',
    '',
    '',
    '',
  ]);
});

test('keys are named for assistive technology in its own form', () => {
  expect(shortcutOf('Shift r')).toBe('Shift+r');
});
