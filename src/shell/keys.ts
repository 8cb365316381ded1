import type { ItemTab } from '../state/route.ts';
import { words } from './words.ts';

export type KeyDeed =
  | {
      readonly do:
        'help' | 'palette' | 'open' | 'filter' | 'results' | 'build' | 'leave' | 'expand' | 'find' | 'link' | 'enter';
    }
  | { readonly do: 'move'; readonly by: 1 | -1 }
  | { readonly do: 'wrong'; readonly by: 1 | -1 }
  | { readonly do: 'tab'; readonly tab: ItemTab };

export interface KeyRow {
  readonly group: keyof typeof words.groups;
  readonly does: string;
  /** As shown: `mod` is Ctrl or ⌘. */
  readonly shown: readonly string[];
  /** Keys (`event.key`, `mod+k`, `g r`) with what they do; none where the table itself answers. */
  readonly keys: readonly (readonly [key: string, deed: KeyDeed])[];
}

/** One table for every view: what `?` shows and what the keys do. */
export const KEYS: readonly KeyRow[] = [
  { group: 'everywhere', does: words.does.help, shown: ['?'], keys: [['?', { do: 'help' }]] },
  { group: 'everywhere', does: words.does.palette, shown: ['mod K'], keys: [['mod+k', { do: 'palette' }]] },
  { group: 'everywhere', does: words.does.open, shown: ['mod O'], keys: [['mod+o', { do: 'open' }]] },
  { group: 'everywhere', does: words.does.filter, shown: ['/'], keys: [['/', { do: 'filter' }]] },
  { group: 'everywhere', does: words.does.results, shown: ['g r'], keys: [['g r', { do: 'results' }]] },
  { group: 'everywhere', does: words.does.build, shown: ['g b'], keys: [['g b', { do: 'build' }]] },
  { group: 'everywhere', does: words.does.leave, shown: ['Esc'], keys: [['Escape', { do: 'leave' }]] },
  {
    group: 'lists',
    does: words.does.next,
    shown: ['j', '↓'],
    keys: [
      ['j', { do: 'move', by: 1 }],
      ['ArrowDown', { do: 'move', by: 1 }],
    ],
  },
  {
    group: 'lists',
    does: words.does.previous,
    shown: ['k', '↑'],
    keys: [
      ['k', { do: 'move', by: -1 }],
      ['ArrowUp', { do: 'move', by: -1 }],
    ],
  },
  { group: 'lists', does: words.does.cell, shown: ['→', '←'], keys: [] },
  { group: 'lists', does: words.does.ends, shown: ['Home', 'End', 'PgUp', 'PgDn'], keys: [] },
  { group: 'lists', does: words.does.enter, shown: ['Enter'], keys: [['Enter', { do: 'enter' }]] },
  {
    group: 'lists',
    does: words.does.wrong,
    shown: ['[', ']'],
    keys: [
      ['[', { do: 'wrong', by: -1 }],
      [']', { do: 'wrong', by: 1 }],
    ],
  },
  {
    group: 'item',
    does: words.does.tabs,
    shown: ['0', '1', '2', '3', '4', '5'],
    keys: [
      ['0', { do: 'tab', tab: 'trajectory' }],
      ['1', { do: 'tab', tab: 'comparison' }],
      ['2', { do: 'tab', tab: 'messages' }],
      ['3', { do: 'tab', tab: 'tools' }],
      ['4', { do: 'tab', tab: 'raw' }],
      ['5', { do: 'tab', tab: 'recorded' }],
    ],
  },
  { group: 'item', does: words.does.find, shown: ['f'], keys: [['f', { do: 'find' }]] },
  { group: 'item', does: words.does.expand, shown: ['e'], keys: [['e', { do: 'expand' }]] },
  { group: 'item', does: words.does.link, shown: ['y'], keys: [['y', { do: 'link' }]] },
  { group: 'builder', does: words.does.pick, shown: ['Space'], keys: [] },
  { group: 'builder', does: words.does.moveStep, shown: ['→', '←', '↑', '↓'], keys: [] },
  { group: 'builder', does: words.does.renameStep, shown: ['Enter'], keys: [] },
  { group: 'builder', does: words.does.removeStep, shown: ['Del'], keys: [] },
  { group: 'builder', does: words.does.duplicateStep, shown: ['mod D'], keys: [] },
  { group: 'builder', does: words.does.undo, shown: ['mod Z', 'mod Shift Z'], keys: [] },
];

/**
 * What a key means; `before` is the key pressed just before it, for pairs like `g r`. Keys with a modifier always act,
 * others where `single` keys are on.
 */
export function deedOf(key: string, before: string | null, single: boolean): KeyDeed | null {
  for (const row of KEYS) {
    for (const [keys, deed] of row.keys) {
      const always = keys.startsWith('mod+') || keys.length > 3;
      if (!always && !single) continue;
      if (keys === key || (before !== null && keys === `${before} ${key}`)) return deed;
    }
  }
  return null;
}
