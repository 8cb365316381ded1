import { expect, it } from 'vitest';
import { conformanceSelfTest } from './selfTest.ts';

/** As the document's program prints them. */
const NAMES = [
  'canon ignores key order',
  'canon separates types',
  'an extra top-level key is ignored',
  'a bare argument object is not a call',
  'exact match is 2/6',
  'one invented call',
  'one correct refusal',
  'one false refusal',
  'two schema-invalid returns',
  'one adapter exception',
  'category p is 1/3',
  'category q is 1/3',
  'empty arguments do not satisfy a refusal',
  'refusing everything scores only the refusals',
  'refusing everything returns nothing invalid',
  'a drop in exact match is a regression',
  'an improvement is not a regression',
  'more invented calls is a regression',
  'more schema-invalid returns is a regression',
  'the schema subset accepts a valid call',
  'the schema subset rejects an undeclared property',
  'the schema subset rejects an undeclared tool',
];

it("all 22 checks of the document's self-test pass, under its names and in its order", () => {
  expect(conformanceSelfTest()).toEqual(NAMES.map((name) => ({ name, passed: true })));
});
