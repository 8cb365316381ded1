import { expect, test } from 'vitest';
import type { Mapping, MappingRole, Preview } from '../../core/mapping/mapping.ts';
import { outlookOf } from '../../state/mappingEdit.ts';
import { guessText, mappingWords, outlookSentence } from './mappingWords.ts';

function previewOf(...names: readonly string[]): Preview {
  const columns = names.map((name) => ({
    name,
    filled: 3,
    distinct: 2,
    values: name === 'e2e_correct' ? ['True', 'False'] : [],
    kind: 'text' as const,
  }));
  const guess: Mapping = { columns: [], right: ['true'], referenceAs: 'texts', keepOthers: true };
  return { file: 'a.csv', signature: '', recognisedAs: null, columns, rowsSeen: 100, cells: [], guess, reasons: [] };
}

function sentence(preview: Preview, roles: Readonly<Record<string, MappingRole>>, into: string | null = null): string {
  const columns = Object.entries(roles).map(([column, role]) => ({ column, role }));
  const mapping = { ...preview.guess, columns };
  return outlookSentence(preview, mapping, outlookOf(preview, mapping), into);
}

test('the sentence says what each row will give, what means right, and what is lacking', () => {
  const preview = previewOf('question', 'precision', 'recall', 'mrr', 'e2e_correct', 'notes');
  const roles = {
    question: 'input',
    precision: 'score',
    recall: 'score',
    mrr: 'score',
    e2e_correct: 'verdict',
  } as const;
  expect(sentence(preview, roles)).toBe(
    'Each row becomes an item (100 rows seen): input “question”, recorded verdict “e2e_correct”, 3 scores, 1 recorded column; no reference, no reply. “True” means right.',
  );
});

test('where nothing can be judged, or no verdict means right, it says so', () => {
  expect(sentence(previewOf('text'), { text: 'input' })).toContain('Nothing can be judged by a scorer');
  const noneRight = sentence(previewOf('grade'), { grade: 'verdict' });
  expect(noneRight).toContain('No value of the verdicts means right yet');
  expect(noneRight).not.toContain('Nothing can be judged');
});

test('of replies it says to what they are joined', () => {
  const said = sentence(previewOf('id', 'answer'), { id: 'id', answer: 'reply' }, 'items.jsonl');
  expect(said).toContain('They are replies, and are joined to items.jsonl.');
  expect(said).not.toContain('Nothing can be judged');
});

test('a guess has its reason only as long as it stands', () => {
  const reasons = [
    { role: 'input', column: 'q', by: 'name', found: 'q' },
    { role: 'verdict', column: 'v', by: 'values', found: 'true/false' },
    { role: 'input', column: 'text', by: 'only', found: 'long text' },
  ] as const;
  expect(guessText(reasons, 'q', 'input')).toBe('by its name');
  expect(guessText(reasons, 'v', 'verdict')).toBe('holds true/false');
  expect(guessText(reasons, 'text', 'input')).toBe('the only long text');
  expect(guessText(reasons, 'q', 'reply')).toBeNull();
});

test('what stands in a column is said in as few words as its counts allow', () => {
  const column = { name: 'id', filled: 1000, distinct: 1000, values: [], kind: 'text' } as const;
  expect(mappingWords.filled(column, 1000)).toBe('texts, all different');
  expect(mappingWords.filled({ ...column, distinct: 12 }, 2001)).toBe('texts, 12 different, 1,001 empty');
  expect(mappingWords.filled({ ...column, distinct: 1 }, 1000)).toBe('texts, 1 different');
});

test('a name in a spoken label keeps none of the characters that cannot be seen', () => {
  const evil = 'a\u202Eb\u200Bc';
  const labels = [mappingWords.role(evil), mappingWords.wholeCell(evil, 1)];
  expect(labels.filter((label) => /[\u202E\u200B]/u.test(label))).toEqual([]);
});
