import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { agreementOfTable } from '../../core/agreement/agreementOfTable.ts';
import { agreementOfMatrix } from '../../core/agreement/agreementOfMatrix.ts';
import { moreFigures } from '../../state/agreement/moreFigures.ts';
import { CountsTable } from './CountsTable.tsx';
import { figureWords } from './figureWords.ts';
import { Figures } from './Figures.tsx';
import { Verdict } from './Verdict.tsx';

const NAMES = { human: '<b>ayse</b>', judge: 'mock \u202Egnp' };

function rowsOf(html: string): readonly (readonly string[])[] {
  return [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gu)].map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gu)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/gu, '')),
  );
}

test('the table has the judge’s counts in rows, the human’s in columns, and totals of both', () => {
  const matrix = [
    [4, 2],
    [0, 2],
  ];
  const html = renderToStaticMarkup(<CountsTable matrix={matrix} categories={['PASS', 'FAIL']} names={NAMES} />);
  expect(rowsOf(html).slice(2)).toEqual([
    ['4', '2', '6'],
    ['0', '2', '2'],
    ['4', '4', '8'],
  ]);
  expect(['a', 'b', 'c', 'd'].map((cell) => html.includes(`data-cell="${cell}"`))).toEqual([true, true, true, true]);
});

test('names of the file are text, with what is hidden in them by its name', () => {
  const html = renderToStaticMarkup(<CountsTable matrix={[[1]]} categories={['<i>x</i>']} names={NAMES} />);
  expect(html).not.toMatch(/<b>|<i>|\u202E/u);
  expect(html).toContain('&lt;b&gt;ayse&lt;/b&gt;');
});

test('figures that have no value say why', () => {
  const of = agreementOfTable({ a: 3, b: 0, c: 0, d: 0 });
  const html = renderToStaticMarkup(<Figures report={{ kind: 'table', of }} />);
  expect(html).toContain('undefined (one and the same label throughout, so agreement by chance is certain)');
  expect(html).not.toMatch(/NaN|>0\.00</u);
});

test('every further figure is explained', () => {
  const table = agreementOfTable({ a: 4, b: 2, c: 0, d: 2 });
  const matrix = agreementOfMatrix([[1]], ['x'], { ordered: false });
  const names = [...moreFigures({ kind: 'table', of: table }), ...moreFigures({ kind: 'matrix', of: matrix })];
  for (const { name } of names) expect(figureWords[name].about).toMatch(/\.$/u);
  expect(new Set(names.map(({ name }) => name))).toEqual(new Set(Object.keys(figureWords)));
});

test('a verdict has its mark and its word; a value is text; nothing is said to be nothing', () => {
  const html = ['PASS', 'FAIL', '<x>', null].map((value) => renderToStaticMarkup(<Verdict value={value} />));
  expect(html.map((one) => one.includes('<svg'))).toEqual([true, true, false, true]);
  expect(html[2]).toContain('&lt;x&gt;');
});
