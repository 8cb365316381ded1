import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const pairs = new Map<string, readonly [light: string, dark: string]>();
for (const [, name, light, dark] of css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/giu)) {
  if (name !== undefined && light !== undefined && dark !== undefined) pairs.set(name, [light, dark]);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function colour(name: string, theme: 0 | 1): string {
  const pair = pairs.get(name);
  if (pair === undefined) throw new Error(`no token --${name}`);
  return pair[theme];
}

const STATES = ['right', 'wrong', 'unjudged', 'fault', 'extra', 'missing'];
const GROUNDS = ['bg', 'surface', 'raised', 'sunken', 'hover', 'accent-soft'];

/** What is read, and on what: at least 4.5 to 1. */
const READ: readonly (readonly [string, string])[] = [
  ...['text', 'muted', 'faint', 'accent', 'danger', ...STATES].flatMap((ink) =>
    (ink === 'faint' ? GROUNDS.filter((ground) => ground !== 'accent-soft') : GROUNDS).map(
      (ground) => [ink, ground] as const,
    ),
  ),
  ...STATES.map((state) => [state, `${state}-soft`] as const),
  ...STATES.flatMap((state) => [['text', `${state}-soft`] as const, ['muted', `${state}-soft`] as const]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-danger', 'danger'],
  ['accent-strong', 'surface'],
];

/** What is seen and must be found: at least 3 to 1. */
const PARTS = Array.from({ length: 8 }, (_, place) => `part-${place}`);
const SEEN: readonly (readonly [string, string])[] = ['line-field', 'focus', 'accent', ...PARTS].flatMap((ink) =>
  ['bg', 'surface', 'raised'].map((ground) => [ink, ground] as const),
);

test('the tokens are read as pairs of light and dark', () => {
  expect(pairs.size).toBeGreaterThanOrEqual(30);
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each([
  ['light', 0],
  ['dark', 1],
] as const)('every ink can be read on every ground it is used on (%s)', (_name, theme) => {
  const poor = READ.map(([ink, ground]) => ({
    ink,
    ground,
    ratio: contrast(colour(ink, theme), colour(ground, theme)),
  }))
    .filter(({ ratio }) => ratio < 4.5)
    .map(({ ink, ground, ratio }) => `${ink} on ${ground}: ${ratio.toFixed(2)}`);
  expect(poor).toEqual([]);
});

test.each([
  ['light', 0],
  ['dark', 1],
] as const)('borders of fields and the focus ring can be found (%s)', (_name, theme) => {
  const poor = SEEN.map(([ink, ground]) => ({
    ink,
    ground,
    ratio: contrast(colour(ink, theme), colour(ground, theme)),
  }))
    .filter(({ ratio }) => ratio < 3)
    .map(({ ink, ground, ratio }) => `${ink} on ${ground}: ${ratio.toFixed(2)}`);
  expect(poor).toEqual([]);
});
