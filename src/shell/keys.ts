import type { ItemTab, Route } from '../state/route.ts';
import { words } from './words.ts';

export type KeyDeed =
  | {
      readonly do:
        | 'help'
        | 'palette'
        | 'open'
        | 'filter'
        | 'results'
        | 'build'
        | 'label'
        | 'agreement'
        | 'compare'
        | 'leave'
        | 'expand'
        | 'find'
        | 'link'
        | 'enter';
    }
  | { readonly do: 'move'; readonly by: 1 | -1 }
  | { readonly do: 'wrong'; readonly by: 1 | -1 }
  | { readonly do: 'tab'; readonly tab: ItemTab }
  /** Presses what has this id, if it is there. */
  | { readonly do: 'press'; readonly id: string };

export interface KeyRow {
  readonly group: keyof typeof words.groups;
  /** The views in which its keys act; all of them where none is named. */
  readonly on?: readonly Route['view'][];
  readonly does: string;
  /** As shown: `mod` is Ctrl or ⌘. */
  readonly shown: readonly string[];
  /** Keys (`event.key`, `mod+k`, `g r`) with what they do; none where the table itself answers. */
  readonly keys: readonly (readonly [key: string, deed: KeyDeed])[];
}

const TABLE: readonly Route['view'][] = ['results', 'item'];
const LISTS: readonly Route['view'][] = [...TABLE, 'compare'];
const ITEM: readonly Route['view'][] = ['item'];
const LABEL: readonly Route['view'][] = ['label'];

/** One table for every view: what `?` shows and what the keys do. */
export const KEYS: readonly KeyRow[] = [
  { group: 'everywhere', does: words.does.help, shown: ['?'], keys: [['?', { do: 'help' }]] },
  { group: 'everywhere', does: words.does.palette, shown: ['mod K'], keys: [['mod+k', { do: 'palette' }]] },
  { group: 'everywhere', does: words.does.open, shown: ['mod O'], keys: [['mod+o', { do: 'open' }]] },
  { group: 'everywhere', does: words.does.filter, shown: ['/'], keys: [['/', { do: 'filter' }]] },
  { group: 'everywhere', does: words.does.results, shown: ['g r'], keys: [['g r', { do: 'results' }]] },
  { group: 'everywhere', does: words.does.build, shown: ['g b'], keys: [['g b', { do: 'build' }]] },
  { group: 'everywhere', does: words.does.label, shown: ['g l'], keys: [['g l', { do: 'label' }]] },
  { group: 'everywhere', does: words.does.agreement, shown: ['g a'], keys: [['g a', { do: 'agreement' }]] },
  { group: 'everywhere', does: words.does.compare, shown: ['g c'], keys: [['g c', { do: 'compare' }]] },
  { group: 'everywhere', does: words.does.leave, shown: ['Esc'], keys: [['Escape', { do: 'leave' }]] },
  {
    group: 'lists',
    on: LISTS,
    does: words.does.next,
    shown: ['j', '↓'],
    keys: [
      ['j', { do: 'move', by: 1 }],
      ['ArrowDown', { do: 'move', by: 1 }],
    ],
  },
  {
    group: 'lists',
    on: LISTS,
    does: words.does.previous,
    shown: ['k', '↑'],
    keys: [
      ['k', { do: 'move', by: -1 }],
      ['ArrowUp', { do: 'move', by: -1 }],
    ],
  },
  { group: 'lists', does: words.does.cell, shown: ['→', '←'], keys: [] },
  { group: 'lists', does: words.does.ends, shown: ['Home', 'End', 'PgUp', 'PgDn'], keys: [] },
  {
    group: 'lists',
    on: ['results', 'compare'],
    does: words.does.enter,
    shown: ['Enter'],
    keys: [['Enter', { do: 'enter' }]],
  },
  {
    group: 'lists',
    on: LISTS,
    does: words.does.wrong,
    shown: ['[', ']'],
    keys: [
      ['[', { do: 'wrong', by: -1 }],
      [']', { do: 'wrong', by: 1 }],
    ],
  },
  {
    group: 'item',
    on: ITEM,
    does: words.does.tabs,
    shown: ['0', '1', '2', '3', '4', '5', '6'],
    keys: [
      ['0', { do: 'tab', tab: 'trajectory' }],
      ['1', { do: 'tab', tab: 'comparison' }],
      ['2', { do: 'tab', tab: 'messages' }],
      ['3', { do: 'tab', tab: 'tools' }],
      ['4', { do: 'tab', tab: 'raw' }],
      ['5', { do: 'tab', tab: 'recorded' }],
      ['6', { do: 'tab', tab: 'case' }],
    ],
  },
  { group: 'item', on: ITEM, does: words.does.find, shown: ['f'], keys: [['f', { do: 'find' }]] },
  { group: 'item', on: ITEM, does: words.does.expand, shown: ['e'], keys: [['e', { do: 'expand' }]] },
  { group: 'item', does: words.does.link, shown: ['y'], keys: [['y', { do: 'link' }]] },
  press('pass', 'label-pass', ['p']),
  press('fail', 'label-fail', ['f']),
  press('unsure', 'label-unsure', ['u']),
  press('skip', 'label-skip', ['s']),
  press('note', 'label-note', ['n']),
  press('clear', 'label-clear', ['x']),
  press('undoLabel', 'label-undo', ['z', 'mod Z'], ['z', 'mod+z']),
  press('redoLabel', 'label-redo', ['Shift Z', 'mod Shift Z'], ['Z', 'mod+shift+z']),
  press('reveal', 'label-reveal', ['Shift R'], ['R']),
  press('nextRun', 'label-next', ['j', '↓'], ['j', 'ArrowDown']),
  press('previousRun', 'label-previous', ['k', '↑'], ['k', 'ArrowUp']),
  press('unlabelled', 'label-next-unlabelled', [']']),
  press('disagreement', 'agreement-next', ['d'], ['d'], ['agreement']),
  { group: 'builder', does: words.does.pick, shown: ['Space'], keys: [] },
  { group: 'builder', does: words.does.moveStep, shown: ['→', '←', '↑', '↓'], keys: [] },
  { group: 'builder', does: words.does.renameStep, shown: ['Enter'], keys: [] },
  { group: 'builder', does: words.does.removeStep, shown: ['Del'], keys: [] },
  { group: 'builder', does: words.does.duplicateStep, shown: ['mod D'], keys: [] },
  { group: 'builder', does: words.does.undo, shown: ['mod Z', 'mod Shift Z'], keys: [] },
];

/** A row whose keys press one button of the labelling view. */
function press(
  does: keyof typeof words.does,
  id: string,
  shown: readonly string[],
  keys: readonly string[] = shown,
  on = LABEL,
): KeyRow {
  const deed = { do: 'press', id } as const;
  return { group: 'label', on, does: words.does[does], shown, keys: keys.map((key) => [key, deed] as const) };
}

export interface KeyPlace {
  readonly view: Route['view'];
  /** The key pressed just before, for pairs like `g r`. */
  readonly before: string | null;
  /** Whether keys without a modifier act; longer ones, such as Escape, always do. */
  readonly single: boolean;
}

/** What a key means where it is pressed; null for nothing. */
export function deedOf(key: string, { view, before, single }: KeyPlace): KeyDeed | null {
  for (const { on, keys: ways } of KEYS) {
    if (on?.includes(view) === false) continue;
    for (const [keys, deed] of ways) {
      const always = keys.startsWith('mod+') || keys.length > 3;
      if (!always && !single) continue;
      if (keys === key || (before !== null && keys === `${before} ${key}`)) return deed;
    }
  }
  return null;
}

/**
 * A key as the table names it, from what a keyboard tells: letters by Shift alone, whatever Caps Lock says, and `mod+` for
 * Ctrl or ⌘.
 */
export function keyName({ key, shiftKey, ctrlKey, metaKey }: PressedKey): string {
  const letter = key.length === 1 && key.toLowerCase() !== key.toUpperCase();
  if (ctrlKey || metaKey) return `mod+${letter && shiftKey ? 'shift+' : ''}${key.toLowerCase()}`;
  if (!letter) return key;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}

/** As much of a `KeyboardEvent` as is asked. */
export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}
