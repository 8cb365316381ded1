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

test('on one line a break is a sign, and what is past the limit is counted', () => {
  const html = renderToStaticMarkup(<PlainText text={'a\nb'} />);
  expect(html).toContain('a<span role="img"');
  expect(html).toContain('aria-label="line break">↵</span>b');
  expect(renderToStaticMarkup(<PlainText text={'a\nb'} multiline />)).toContain('a\nb');
  const long = renderToStaticMarkup(<PlainText text={'x'.repeat(5000)} limit={40} />);
  expect(long).toContain('… 4,960 more characters');
  expect(long.length).toBeLessThan(200);
});

test('a long text is folded, a short one is not', () => {
  expect(renderToStaticMarkup(<LongText text="short" />)).not.toContain('<button');
  const html = renderToStaticMarkup(<LongText text={'word '.repeat(1000)} />);
  expect(html).toContain('aria-expanded="false"');
  expect(html).toContain('Show all');
  expect(html).toContain('5,000 characters');
  expect(html.length).toBeLessThan(2500);
});

test('a text of many lines is folded to the first ones, and says how many there are', () => {
  const html = renderToStaticMarkup(<LongText text={'line\n'.repeat(40)} fold={{ from: 400, to: 300, lines: 3 }} />);
  expect(html).toContain('line\nline\nline…');
  expect(html).toContain('40 lines, ');
});

test('a word that mixes scripts is marked, and says what it mixes', () => {
  const html = renderToStaticMarkup(<PlainText text={'p\u0430ypal'} />);
  expect(html).toContain('title="a word that mixes Latin and Cyrillic letters"');
  expect(html).toContain('>p\u0430ypal</span>');
});
