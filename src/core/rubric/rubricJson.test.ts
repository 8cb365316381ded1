import { expect, test } from 'vitest';
import { STRICT } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import { writeJson } from '../json/write.ts';
import { calculatorRubric } from './calculatorRubric.ts';
import { mostOfAll, totalOf, verdictOf, type Rubric } from './rubric.ts';
import { readRubric, rubricJson } from './rubricJson.ts';

const path: Rubric = {
  id: 'path',
  version: 2,
  name: 'Path',
  unitsOfOne: 1,
  pass: 3,
  parts: [
    { id: 'order', name: 'Order', bands: [band(0, 'Other.'), band(2, 'Kept.')] },
    { id: '__proto__', name: 'End', bands: [band(0, 'Open.'), band(1, 'Said.'), band(3, 'Right.')] },
  ],
};

function band(score: number, sentence: string) {
  return { score, sentence };
}

function read(text: string): Rubric | null {
  const json = readJson(text, STRICT);
  return json.ok ? readRubric(json.value) : null;
}

test('a rubric is read back as it was written', () => {
  for (const rubric of [calculatorRubric, path]) expect(read(writeJson(rubricJson(rubric)).text)).toEqual(rubric);
});

test('the order of members makes no other rubric', () => {
  expect(
    read(
      '{"pass":1,"parts":[{"bands":[{"sentence":"No.","score":0},{"score":1,"sentence":"Yes."}],"name":"A","id":"a"}],"unitsOfOne":1,"name":"N","version":1,"id":"n"}',
    ),
  ).toEqual({
    id: 'n',
    version: 1,
    name: 'N',
    unitsOfOne: 1,
    pass: 1,
    parts: [{ id: 'a', name: 'A', bands: [band(0, 'No.'), band(1, 'Yes.')] }],
  });
});

const whole = writeJson(rubricJson(path)).text;

test.each([
  ['a member besides', whole.replace('{', '{"hash":"sha256:00",')],
  ['a member besides in a band', whole.replace('{"score"', '{"more":1,"score"')],
  ['no sum for PASS', whole.replace(',"pass":3', '')],
  ['a sum for PASS that cannot be missed', whole.replace('"pass":3', '"pass":0')],
  ['a sum for PASS that cannot be reached', whole.replace('"pass":3', '"pass":6')],
  ['no parts', whole.replace(/"parts":.*\],"pass"/, '"parts":[],"pass"')],
  ['two parts of one id', whole.replace('__proto__', 'order')],
  ['bands that do not rise', whole.replace('"score":1', '"score":3')],
  ['a score below 0', whole.replace('"score":2', '"score":-2')],
  ['a score that is no whole number', whole.replace('"score":2', '"score":2.0')],
  ['an empty id', whole.replace('"id":"path"', '"id":""')],
  ['a text', '"path"'],
])('nothing is read of %s', (_, text) => {
  expect(text).not.toBe(whole);
  expect(read(text)).toBeNull();
});

test('a verdict needs every part, and a sum that reaches what PASS needs', () => {
  // 2 + 3 is all there is; 3 of it are needed.
  expect(mostOfAll(path)).toBe(5);
  expect(verdictOf(path, new Map([['order', 2]]))).toBeNull();
  expect(verdictOf(path, chosen(2, 0))).toBe('FAIL');
  expect(verdictOf(path, chosen(2, 1))).toBe('PASS');
  expect(verdictOf(path, chosen(0, 3))).toBe('PASS');
  expect(totalOf(path, chosen(2, 2))).toBeNull();
});

test('the calculator rubric passes what has all ten tenths (document 003)', () => {
  expect(mostOfAll(calculatorRubric)).toBe(10);
  expect(calculatorRubric.pass).toBe(10);
});

function chosen(order: number, end: number): ReadonlyMap<string, number> {
  return new Map([
    ['order', order],
    ['__proto__', end],
  ]);
}
