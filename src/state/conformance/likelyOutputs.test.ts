import { expect, test } from 'vitest';
import type { Preview } from '../../core/mapping/mapping.ts';
import { likelyOutputs } from './likelyOutputs.ts';

function previewOf(...names: readonly string[]): Preview {
  const columns = names.map((name) => ({ name, filled: 1, distinct: 1, values: [], kind: 'text' }) as const);
  const guess = { columns: [], right: [], referenceAs: 'calls', keepOthers: true } as const;
  return { file: 'o.jsonl', signature: '', recognisedAs: null, columns, rowsSeen: 1, cells: [], guess, reasons: [] };
}

test('a member with a name and arguments looks like an output, and it is known whether the row has an id', () => {
  expect(likelyOutputs(previewOf('id', 'result.name', 'result.arguments.days'))).toEqual({
    member: 'result',
    hasId: true,
  });
  expect(likelyOutputs(previewOf('output', 'output.name', 'output.arguments'))).toEqual({
    member: 'output',
    hasId: false,
  });
  expect(likelyOutputs(previewOf('case', 'name', 'arguments.a'))).toEqual({ member: '', hasId: false });
});

test('other tables do not', () => {
  expect(likelyOutputs(previewOf('id', 'name', 'question', 'result.name'))).toBeNull();
  expect(likelyOutputs(previewOf('id', 'argumentsOf', 'name'))).toBeNull();
});
