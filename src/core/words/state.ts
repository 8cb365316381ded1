import type { State } from '../model/verdict.ts';

const WORDS: Readonly<Record<State, string>> = {
  right: 'right',
  wrong: 'wrong',
  'not-judged': 'not judged',
  fault: 'fault',
};

export function stateWord(state: State): string {
  return WORDS[state];
}
