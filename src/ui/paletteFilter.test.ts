import { expect, test } from 'vitest';
import { paletteFilter, paletteMove, type PaletteAction } from './paletteFilter.ts';

function action(label: string, section: string, words?: string): PaletteAction {
  return { id: label, label, section, words, run: () => {} };
}
const actions = [
  action('Open files…', 'File'),
  action('Go to results', 'View', 'table list'),
  action('Export results', 'File', 'csv jsonl save'),
  action('Reopen', 'File'),
];

function labels(query: string): readonly string[] {
  return paletteFilter(actions, query).map(({ label }) => label);
}

test('no words find everything in its order', () => {
  expect(labels('  ')).toEqual(actions.map(({ label }) => label));
});

test('every word must be found, in the label, the section or the other words', () => {
  expect(labels('results file')).toEqual(['Export results']);
  expect(labels('CSV')).toEqual(['Export results']);
  expect(labels('results zebra')).toEqual([]);
});

test('a word at the start counts more than one inside', () => {
  expect(labels('open')).toEqual(['Open files…', 'Reopen']);
});

test('arrows go round, and nothing moves in an empty list', () => {
  expect(paletteMove('ArrowDown', 3, 4)).toBe(0);
  expect(paletteMove('ArrowUp', 0, 4)).toBe(3);
  expect(paletteMove('PageDown', 0, 4)).toBe(3);
  expect(paletteMove('ArrowDown', 0, 0)).toBeUndefined();
  expect(paletteMove('x', 0, 4)).toBeUndefined();
});
