import { expect, test } from 'vitest';
import { foldText } from '../../ui/text/foldText.ts';
import { foldOf, guessHeight, type MessageRow } from './messageRows.ts';

function said(role: 'system' | 'user' | 'tool', text: string): MessageRow {
  return { kind: 'message', begins: false, message: { role, roleAsWritten: role, text, calls: [], callRef: null } };
}

test('of a system prompt three lines are shown, of a long result a dozen, and a short text is shown whole', () => {
  const lines = 'a line\n'.repeat(50);
  expect(foldText(lines, foldOf('system'))?.split('\n')).toHaveLength(3);
  expect(foldText(lines, foldOf('tool'))?.split('\n')).toHaveLength(12);
  for (const role of ['system', 'user', 'tool'] as const) expect(foldText('hello', foldOf(role))).toBeUndefined();
});

test('a longer text is guessed higher, a folded one no higher than its fold', () => {
  expect(guessHeight(said('user', 'x'.repeat(900)), false)).toBeGreaterThan(guessHeight(said('user', 'x'), false));
  const [once, often] = [said('system', 'x\n'.repeat(50)), said('system', 'x\n'.repeat(5000))];
  expect(guessHeight(once, false)).toBe(guessHeight(often, false));
  expect(guessHeight(often, true)).toBeGreaterThan(guessHeight(once, true));
});
