import { expect, test } from 'vitest';
import { lineOf } from './lineOf.ts';

test('a label of a file is one short line that hides and turns nothing', () => {
  expect(lineOf('pay\u202Eliam', 20)).toMatch(/^pay⟨RLO⟩liam$/u);
  expect(lineOf('a\nb\tc', 20)).toBe('a b c');
  expect(lineOf('<b>not markup</b>', 40)).toBe('<b>not markup</b>');
  expect(lineOf('😀😀', 3)).toBe('😀…');
});
