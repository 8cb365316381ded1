import { describe, expect, test } from 'vitest';
import type { Route } from '../state/route.ts';
import { deedOf, keyName, KEYS, type KeyRow } from './keys.ts';

const VIEWS: readonly Route['view'][] = ['open', 'results', 'item', 'build', 'label', 'agreement', 'compare', 'help'];
const PLAIN = { view: 'results', before: null, single: true } as const;

function viewsOf({ on }: KeyRow): readonly Route['view'][] {
  return on ?? VIEWS;
}

function pressed(keys: string): readonly [key: string, before: string | null] {
  const [last = '', before = null] = keys.split(' ').toReversed();
  return [last, before];
}

describe('deedOf', () => {
  test('every key of the table does what its row says in its views, and no two rows share one in any view', () => {
    const seen = new Set<string>();
    for (const row of KEYS) {
      for (const [keys, deed] of row.keys) {
        const [key, before] = pressed(keys);
        for (const view of viewsOf(row)) {
          expect(seen.has(`${view} ${keys}`), `${keys} in ${view}`).toBe(false);
          seen.add(`${view} ${keys}`);
          expect(deedOf(key, { view, before, single: true })).toEqual(deed);
        }
      }
    }
  });

  test('a pair means nothing by its second key alone', () => {
    expect(deedOf('r', PLAIN)).toBeNull();
    expect(deedOf('r', { ...PLAIN, before: 'x' })).toBeNull();
    expect(deedOf('r', { ...PLAIN, before: 'g' })).toEqual({ do: 'results' });
    expect(deedOf('l', { ...PLAIN, before: 'g' })).toEqual({ do: 'label' });
    expect(deedOf('a', { ...PLAIN, before: 'g' })).toEqual({ do: 'agreement' });
  });

  test('a letter may mean something else in another view, and nothing where it has no meaning', () => {
    expect(deedOf('f', { ...PLAIN, view: 'item' })).toEqual({ do: 'find' });
    expect(deedOf('f', { ...PLAIN, view: 'label' })).toEqual({ do: 'press', id: 'label-fail' });
    expect(deedOf('f', { ...PLAIN, view: 'agreement' })).toBeNull();
    expect(deedOf('d', { ...PLAIN, view: 'label' })).toBeNull();
    expect(deedOf('d', { ...PLAIN, view: 'agreement' })).toEqual({ do: 'press', id: 'agreement-next' });
    expect(deedOf(']', { ...PLAIN, view: 'label' })).toEqual({ do: 'press', id: 'label-next-unlabelled' });
    expect(deedOf(']', PLAIN)).toEqual({ do: 'wrong', by: 1 });
  });

  test('a letter behind the g of a pair is the pair, where the view has a meaning of its own for it', () => {
    expect(deedOf('r', { view: 'label', before: 'g', single: true })).toEqual({ do: 'results' });
  });

  test('with single letters switched off only keys with a modifier, arrows, Escape and Enter act', () => {
    const acting = KEYS.flatMap((row) => row.keys.map(([keys]) => ({ keys, view: viewsOf(row)[0]! }))).filter(
      ({ keys, view }) => {
        const [key, before] = pressed(keys);
        return deedOf(key, { view, before, single: false }) !== null;
      },
    );
    expect(acting.map(({ keys }) => keys)).toEqual([
      'mod+k',
      'mod+o',
      'Escape',
      'ArrowDown',
      'ArrowUp',
      'Enter',
      'mod+z',
      'mod+shift+z',
      'ArrowDown',
      'ArrowUp',
    ]);
  });
});

describe('keyName', () => {
  const UP = { shiftKey: false, ctrlKey: false, metaKey: false };

  test('letters are as Shift has them, whatever Caps Lock does to them', () => {
    expect(keyName({ ...UP, key: 'R' })).toBe('r');
    expect(keyName({ ...UP, key: 'R', shiftKey: true })).toBe('R');
    expect(keyName({ ...UP, key: 'r', shiftKey: true })).toBe('R');
  });

  test('signs and named keys stay as they are: their place on the keyboard says nothing', () => {
    expect(keyName({ ...UP, key: '?', shiftKey: true })).toBe('?');
    expect(keyName({ ...UP, key: 'Escape' })).toBe('Escape');
    expect(keyName({ ...UP, key: '[' })).toBe('[');
  });

  test('Ctrl and ⌘ are one, and Shift tells with them only of letters', () => {
    expect(keyName({ ...UP, key: 'k', metaKey: true })).toBe('mod+k');
    expect(keyName({ ...UP, key: 'z', ctrlKey: true })).toBe('mod+z');
    expect(keyName({ ...UP, key: 'Z', ctrlKey: true, shiftKey: true })).toBe('mod+shift+z');
  });
});
