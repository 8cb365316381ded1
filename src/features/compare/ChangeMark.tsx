import type { Change } from '../../core/comparison/change.ts';
import { StateMark } from '../../ui/StateMark.tsx';
import { words } from './words.ts';

/** Glyph and colour of each change: of the state that it leads to, and quiet where nothing changed. */
const TONES = {
  regression: 'wrong',
  lost: 'fault',
  fix: 'right',
  gained: 'right',
  'same-wrong': 'unjudged',
  'same-right': 'unjudged',
  'same-unjudged': 'unjudged',
  'only-a': 'missing',
  'only-b': 'extra',
} as const satisfies Record<Change, string>;

export interface ChangeMarkProps {
  readonly change: Change;
  /** In place of its name. */
  readonly text?: string | undefined;
  readonly compact?: boolean | undefined;
}

/** What became of an item: glyph, word and colour together. */
export function ChangeMark({ change, text = words.change[change], compact }: ChangeMarkProps) {
  return <StateMark tone={TONES[change]} word={text} compact={compact} />;
}
