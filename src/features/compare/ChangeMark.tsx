import type { Change } from '../../engine/comparison.ts';
import { StateMark } from '../../ui/StateMark.tsx';
import { words } from './words.ts';

/** The tone of each change: its glyph and its colour are those of the state that it leads to. */
const TONES = {
  regression: 'wrong',
  lost: 'fault',
  fix: 'right',
  gained: 'right',
  'same-wrong': 'wrong',
  'same-right': 'right',
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
