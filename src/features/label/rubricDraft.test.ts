import { expect, test } from 'vitest';
import type { Rubric } from '../../core/rubric/rubric.ts';
import { draftOf, newPart, readDraft, type RubricDraft } from './rubricDraft.ts';
import { nextVersion, versionOf } from './rubricVersion.ts';

const PATH: RubricDraft = {
  name: ' Path ',
  parts: [
    { id: 'a', name: 'Order', bands: [band('1', 'Kept.'), band('0', 'Other.'), band('0.25', 'Nearly.')] },
    { id: 'b', name: 'End', bands: [band('0', 'Open.'), band('0,5', 'Said.')] },
  ],
  pass: '1.25',
};

function band(score: string, sentence: string) {
  return { score, sentence };
}

function read(draft: RubricDraft): Omit<Rubric, 'id' | 'version'> {
  const one = readDraft(draft);
  if (!one.ok) throw new Error(JSON.stringify(one.problems));
  return one.rubric;
}

function problems(change: Partial<RubricDraft>): readonly unknown[] {
  const one = readDraft({ ...PATH, ...change });
  return one.ok ? [] : one.problems;
}

test('scores become whole numbers of the smallest unit that all of them need, in rising order', () => {
  expect(read(PATH)).toEqual({
    name: 'Path',
    unitsOfOne: 100,
    pass: 125,
    parts: [
      {
        id: 'a',
        name: 'Order',
        bands: [
          { score: 0, sentence: 'Other.' },
          { score: 25, sentence: 'Nearly.' },
          { score: 100, sentence: 'Kept.' },
        ],
      },
      {
        id: 'b',
        name: 'End',
        bands: [
          { score: 0, sentence: 'Open.' },
          { score: 50, sentence: 'Said.' },
        ],
      },
    ],
  });
});

test('tenths stay exact: 0.1 and 0.2 are 1 and 2 of 10, and zeros at the end need no finer unit', () => {
  const parts = [{ id: 'a', name: 'A', bands: [band('0.10', 'x'), band('0.2', 'y'), band('0.300', 'z')] }];
  const {
    unitsOfOne,
    parts: [one],
    pass,
  } = read({ name: 'N', parts, pass: '' });
  expect([unitsOfOne, one?.bands.map(({ score }) => score), pass]).toEqual([10, [1, 2, 3], 3]);
});

test('without a sum for PASS all of it is needed; one out of reach, or of nothing, is refused', () => {
  expect(read({ ...PATH, pass: ' ' }).pass).toBe(150);
  for (const pass of ['0', '1.51', 'all', '-1', '1e1']) {
    expect(problems({ pass })).toEqual([{ code: 'bad-pass', most: '1.5' }]);
  }
});

test('everything that is missing is said at once, with its place', () => {
  expect(problems({ name: ' ' })).toEqual([{ code: 'no-name' }]);
  const parts = [
    { id: 'a', name: '', bands: [band('0', 'x')] },
    { id: 'b', name: 'End', bands: [band('1', 'x'), band('1.0', ''), band('1000.1', 'y'), band('-1', 'z')] },
    { id: 'c', name: ' End', bands: [band('0', 'x'), band('1', 'y')] },
  ];
  expect(problems({ parts, pass: '' })).toEqual([
    { code: 'no-part-name', part: 1 },
    { code: 'few-bands', part: 1 },
    { code: 'same-score', part: 2, band: 2 },
    { code: 'no-sentence', part: 2, band: 2 },
    { code: 'bad-score', part: 2, band: 3 },
    { code: 'bad-score', part: 2, band: 4 },
    { code: 'same-part-name', part: 3 },
  ]);
});

test('a rubric that was opened and left as it is stays the same version; a change makes a further one', () => {
  const path: Rubric = { ...read(PATH), id: 'path', version: 2 };
  const same = versionOf(read(draftOf(path)), path, [path], () => 'new');
  expect(same).toBe(path);
  const later: Rubric = { ...path, version: 4 };
  const changed = versionOf(read({ ...draftOf(path), pass: '1' }), path, [path, later], () => 'new');
  expect([changed.id, changed.version]).toEqual(['path', 5]);
  expect(nextVersion(path, [])).toBe(3);
  expect(versionOf(read(PATH), null, [path], () => 'new')).toMatchObject({ id: 'new', version: 1 });
});

test('a part that is added has an id of its own', () => {
  const parts = [newPart([])];
  expect(newPart(parts).id).not.toBe(parts[0]?.id);
  const second = [...parts, newPart(parts)];
  expect(newPart(second.slice(1)).id).not.toBe(second[1]?.id);
});
