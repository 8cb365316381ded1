import { expect, test } from 'vitest';
import { lookOf } from './look.ts';

test('forty parts have each their own pair of colour and texture, and neighbours differ in both', () => {
  const looks = Array.from({ length: 40 }, (_, place) => lookOf({ kind: 'one', place }));
  expect(new Set(looks.map(({ colour, texture }) => `${colour} ${texture}`)).size).toBe(40);
  for (const [place, one] of looks.entries()) {
    const next = looks[place + 1];
    if (next !== undefined) expect([one.colour === next.colour, one.texture === next.texture]).toEqual([false, false]);
  }
});

test('a state has its own colour, and no two of the four the same texture', () => {
  const tones = ['right', 'wrong', 'unjudged', 'fault'] as const;
  const looks = tones.map((tone) => lookOf({ kind: 'state', tone }));
  expect(looks.map(({ colour }) => colour)).toEqual(tones.map((tone) => `var(--${tone})`));
  expect(new Set(looks.map(({ texture }) => texture)).size).toBe(4);
});
