import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LongText } from './LongText.tsx';
import { PlainText } from './PlainText.tsx';

test('markup in the text is text', () => {
  const html = renderToStaticMarkup(<PlainText text={'<img src=x onerror=alert(1)>&amp;'} />);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;amp;');
  expect(html).not.toContain('<img');
});

test('a value stands in its own direction, its hidden characters by name and code point', () => {
  const html = renderToStaticMarkup(<PlainText text={'a\u202Eb'} />);
  expect(html).toMatch(/^<bdi dir="auto"/u);
  expect(html).toContain('aria-label="U+202E right-to-left override"');
  expect(html).toContain('>RLO</span>');
  expect(html).not.toContain('\u202E');
});

test('a long text is folded, a short one is not', () => {
  expect(renderToStaticMarkup(<LongText text="short" />)).not.toContain('<button');
  const html = renderToStaticMarkup(<LongText text={'word '.repeat(1000)} />);
  expect(html).toContain('aria-expanded="false"');
  expect(html).toContain('Show all');
  expect(html).toContain('5,000 characters');
  expect(html.length).toBeLessThan(2500);
});
