import { expect, test } from 'vitest';
import { guessClause, mappingClause } from './mapping.ts';

test('a guess is said with its reason', () => {
  expect(guessClause({ role: 'input', column: 'q', by: 'name', found: 'user query' })).toBe('named "user query"');
  expect(guessClause({ role: 'verdict', column: 'v', by: 'values', found: 'pass/fail' })).toBe('holds pass/fail');
  expect(guessClause({ role: 'input', column: 'q', by: 'only', found: 'long text' })).toBe('the only long text');
});

test('a mapping is said by its columns, with what is right and what the reference holds', () => {
  const mapping = {
    columns: [
      { role: 'id', column: 'case no' },
      { role: 'reference', column: 'gold' },
      { role: 'verdict', column: 'ok' },
    ],
    right: ['yes', '1'],
    referenceAs: 'calls',
    keepOthers: true,
  } as const;
  expect(mappingClause(mapping)).toBe('id = "case no", reference = gold (calls), verdict = ok (yes and 1 are right)');
  expect(mappingClause({ ...mapping, right: [] })).toContain('verdict = ok (nothing is right)');
});
