import { expect, test } from 'vitest';
import { formatRoute, parseHash } from './url.ts';

test.each([
  ['#/build', { view: 'build', t: null }],
  ['#/build?t=q1bK_-', { view: 'build', t: 'q1bK_-' }],
  ['#/build?other=1', { view: 'build', t: null }],
])('%s is a place of the builder, and comes back', (hash, route) => {
  expect(parseHash(hash)).toEqual(route);
  expect(parseHash(formatRoute(parseHash(hash)!))).toEqual(route);
});

test('what is no percent code reaches the builder all the same, which says so', () => {
  expect(parseHash('#/build?t=%')).toEqual({ view: 'build', t: '%' });
  expect(parseHash(formatRoute({ view: 'build', t: '% &#?' }))).toEqual({ view: 'build', t: '% &#?' });
});

test('a longer path names no view', () => {
  expect(parseHash('#/build/x')).toBeNull();
});
