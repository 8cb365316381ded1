import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Gate } from '../../core/conformance/conformance.ts';
import { BaselineGate } from './BaselineGate.tsx';

const FELL = { code: 'exact-match-fell', from: 79, to: 20 } as const;

function categoriesFell(count: number): Gate['regressions'] {
  return Array.from({ length: count }, (_, at) => ({ code: 'category-fell', category: `<i>c${at}`, from: 2, to: 1 }));
}

test('what fell in all stands there; of many categories the count, and each of them in a fold', () => {
  const html = renderToStaticMarkup(
    <BaselineGate gate={{ regressions: [FELL, ...categoriesFell(15)], notes: [] }} file="base.json" />,
  );
  expect(html).toContain('16 regressions against base.json');
  expect(html.indexOf('exact match fell from 79 to 20')).toBeLessThan(html.indexOf('<details>'));
  expect(html).toContain('<summary>15 categories fell</summary>');
  expect(html.indexOf('c0 fell')).toBeGreaterThan(html.indexOf('<summary>'));
  expect(html).not.toContain('<i>');
});

test('a few categories need no fold, and where nothing fell nothing is listed', () => {
  const few = renderToStaticMarkup(
    <BaselineGate gate={{ regressions: [FELL, ...categoriesFell(2)], notes: [] }} file="base.json" />,
  );
  expect(few).not.toContain('<details>');
  expect(few).toContain('c1 fell from 2 to 1');
  const none = renderToStaticMarkup(<BaselineGate gate={{ regressions: [], notes: [] }} file="base.json" />);
  expect(none).toContain('No regression against base.json');
  expect(none).not.toContain('<ul>');
});
