import { expect, test } from 'vitest';
import type { Mapping, Preview, PreviewColumn } from '../core/mapping/mapping.ts';
import { outlookOf, roleOf, toggleRight, verdictValues, withRole } from './mappingEdit.ts';

function column(name: string, values: readonly string[] = []): PreviewColumn {
  return { name, filled: values.length, distinct: values.length, values, kind: 'text' };
}

const none: Mapping = { columns: [], right: ['true', 'yes'], referenceAs: 'texts', keepOthers: true };

const preview: Preview = {
  file: 'a.csv',
  signature: 's',
  recognisedAs: null,
  columns: [
    column('group'),
    column('id'),
    column('question'),
    column('passed', ['True', 'false', 'error']),
    column('human', ['yes', 'Unsure', 'no']),
    column('__proto__'),
  ],
  rowsSeen: 3,
  cells: [],
  guess: none,
  reasons: [],
};

test('a role that one column alone can have leaves the column that had it', () => {
  const one = withRole(preview, none, 'group', 'input');
  const other = withRole(preview, one, 'question', 'input');
  expect([roleOf(other, 'group'), roleOf(other, 'question')]).toEqual([null, 'input']);
  expect(roleOf(withRole(preview, other, 'question', null), 'question')).toBeNull();
});

test('an id of several columns has them in the order of the file, however they were chosen', () => {
  const both = withRole(preview, withRole(preview, none, 'id', 'id'), 'group', 'id');
  expect(both.columns.map((one) => one.column)).toEqual(['group', 'id']);
});

test('a column of any name has a role', () => {
  expect(roleOf(none, '__proto__')).toBeNull();
  expect(roleOf(withRole(preview, none, '__proto__', 'input'), '__proto__')).toBe('input');
});

test('what is not right is wrong, unless it says neither; case and blanks do not count', () => {
  const mapped = withRole(preview, withRole(preview, none, 'passed', 'verdict'), 'human', 'rater');
  expect(verdictValues(preview, mapped)).toEqual([
    { value: 'True', state: 'right' },
    { value: 'false', state: 'wrong' },
    { value: 'error', state: 'fault' },
    { value: 'yes', state: 'right' },
    { value: 'Unsure', state: 'not-judged' },
    { value: 'no', state: 'wrong' },
  ]);
  expect(verdictValues(preview, none)).toEqual([]);
});

test('a value that meant right means wrong after one turn, and right again after two', () => {
  const mapped = withRole(preview, none, 'passed', 'verdict');
  const turned = toggleRight(mapped, ' true');
  expect(verdictValues(preview, turned)[0]).toEqual({ value: 'True', state: 'wrong' });
  expect(verdictValues(preview, toggleRight(turned, 'True'))[0]).toEqual({ value: 'True', state: 'right' });
});

test('the outlook says what is there, what is kept, and what is missing to judge anything', () => {
  expect(outlookOf(preview, none)).toMatchObject({ others: 6, unjudged: true, noneRight: false, right: [] });
  const mapped = withRole(preview, { ...none, keepOthers: false }, 'passed', 'verdict');
  expect(outlookOf(preview, mapped)).toMatchObject({ others: 0, unjudged: false, right: ['True'] });
  expect(outlookOf(preview, { ...mapped, right: [] })).toMatchObject({ noneRight: true, right: [] });
});
