import { expect, test } from 'vitest';
import { FORMAT_NAMES } from '../../core/formats/names.ts';
import { builtInScorers } from '../../core/scorers/registry.ts';
import { CONFORMANCE_RULES } from '../../core/words/conformanceRules.ts';
import type { Block } from './block.ts';
import { pages } from './pages.ts';

const blocks = Object.values(pages).flat();

function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'table':
      return block.rows.flat();
    default:
      return [block.text];
  }
}

test('backticks come in pairs', () => {
  const texts = blocks.filter(({ kind }) => kind !== 'code').flatMap(textsOf);
  expect(texts.filter((text) => text.split('`').length % 2 === 0)).toEqual([]);
});

test('a table has a cell for each column, and columns, rows and points of a list that differ', () => {
  for (const block of blocks) {
    if (block.kind === 'list') expect(new Set(block.items).size).toBe(block.items.length);
    if (block.kind !== 'table') continue;
    expect([block.label, ...block.rows.map((row) => row.length)]).toEqual([
      block.label,
      ...block.rows.map(() => block.head.length),
    ]);
    expect(new Set(block.head).size).toBe(block.head.length);
    expect(new Set(block.rows.map(([first]) => first)).size).toBe(block.rows.length);
  }
});

test('every scorer with its version, its options and the reasons of `toolcall-300` are told', () => {
  const text = pages.scorers.flatMap(textsOf).join('\n');
  for (const { name, version, options, reasons } of builtInScorers) {
    expect(text).toContain(`(\`${name}\`, version ${version})`);
    if (name !== 'toolcall-300') continue;
    for (const { code } of reasons) expect(text).toContain(`\`${code}\``);
    for (const option of options) for (const value of option.values) expect(text).toContain(`\`${value}\``);
  }
});

test('the rules of document 002 stand there as they are printed by `--spec`, each with what is decided here', () => {
  const texts = pages.conformance.flatMap(textsOf);
  for (const { title, text, ours } of CONFORMANCE_RULES) {
    expect(texts).toEqual(expect.arrayContaining([title, text, ...ours]));
  }
});

test('formats that are named exist', () => {
  const named = pages.formats
    .flatMap(textsOf)
    .join('\n')
    .match(/(?<=\(`)conformance[a-z-]*(?=`\))/g);
  expect(named).toEqual(['conformance', 'conformance-outputs']);
  expect(FORMAT_NAMES).toEqual(expect.arrayContaining(named ?? []));
});
