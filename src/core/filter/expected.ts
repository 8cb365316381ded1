import { findField, PREFIXES } from './fields.ts';
import { isKeyword } from './tokenReader.ts';
import type { Token } from './tokens.ts';

/** What a filter wants next after some tokens. */
export interface Expected {
  readonly expects: 'condition' | 'operator' | 'value' | 'pattern' | 'joiner' | 'null' | 'list' | 'more';
  readonly field: string | null;
}

interface State extends Expected {
  readonly inList: boolean;
}

const START: State = { expects: 'condition', field: null, inList: false };
const JOINER: State = { expects: 'joiner', field: null, inList: false };

/** Walks tokens that may be the beginning of a filter; null when they are not. */
export function expectedAt(tokens: readonly Token[]): Expected | null {
  let state: State | null = START;
  for (const token of joinNames(tokens)) {
    if (state === null) return null;
    state = step(state, token, token.kind === 'word' ? token.value.toLowerCase() : '');
  }
  return state;
}

function step(state: State, token: Token, word: string): State | null {
  switch (state.expects) {
    case 'condition':
      return afterStart(token, word);
    case 'operator':
      return afterField(state, token, word);
    case 'list':
      return token.kind === 'open' ? { ...state, expects: 'value', inList: true } : null;
    case 'value':
      return afterValue(state, token);
    case 'pattern':
      return ['word', 'text', 'pattern'].includes(token.kind) ? JOINER : null;
    case 'null':
      if (word === 'not') return state;
      return word === 'null' ? JOINER : null;
    case 'more':
      if (token.kind === 'comma') return { ...state, expects: 'value' };
      return token.kind === 'close' ? JOINER : null;
    default:
      return afterCondition(token, word);
  }
}

function afterStart(token: Token, word: string): State | null {
  if (token.kind === 'open' || word === 'not') return START;
  if (token.kind === 'text') return JOINER;
  if (token.kind !== 'word' || isKeyword(word)) return null;
  return findField(token.value) === null ? JOINER : { expects: 'operator', field: token.value, inList: false };
}

function afterField(state: State, token: Token, word: string): State | null {
  if (token.kind === 'operator' || word === 'contains') return { ...state, expects: 'value' };
  if (word === 'matches') return { ...state, expects: 'pattern' };
  if (word === 'in') return { ...state, expects: 'list' };
  return word === 'is' ? { ...state, expects: 'null' } : null;
}

function afterValue(state: State, token: Token): State | null {
  if (token.kind !== 'word' && token.kind !== 'text') return null;
  return state.inList ? { ...state, expects: 'more' } : JOINER;
}

function afterCondition(token: Token, word: string): State | null {
  if (token.kind === 'close') return JOINER;
  return word === 'and' || word === 'or' ? START : null;
}

/** `recorded."my column"` is one name in two tokens. */
function joinNames(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const isName = before?.kind === 'word' && PREFIXES.includes(before.value) && before.end === token.start;
    if (before !== undefined && isName && token.kind === 'text') {
      joined[joined.length - 1] = { ...before, value: before.value + token.value, end: token.end };
    } else joined.push(token);
  }
  return joined;
}
