import { patternLiteralAt } from './patternLiteral.ts';
import type { FilterProblem } from './problem.ts';

export type TokenKind = 'word' | 'text' | 'pattern' | 'operator' | 'open' | 'close' | 'comma' | 'bad' | 'end';

export interface Token {
  readonly kind: TokenKind;
  /** Of a text: what stands between its quotes, decoded; of a pattern, between its slashes. Else as typed. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** Of a `bad` token. */
  readonly problem: FilterProblem | null;
  /** Of a `pattern`: the letters behind it. */
  readonly flags?: string;
}

const WORD = /[\p{L}\p{N}\p{M}_.:-]+/uy;
const OPERATOR = /[!<>]=|[=<>]/y;
const TEXT = /"(?:[^"\\]|\\.)*"/sy;
const OPEN_TEXT = /"(?:[^"\\]|\\.)*\\?/sy;
const BLANKS = /\s+/y;
const SIGNS = new Map<string, TokenKind>([
  ['(', 'open'],
  [')', 'close'],
  [',', 'comma'],
]);

/** True when a text may stand in a filter without quotes, as a value or as part of a name. */
export function isBareWord(text: string): boolean {
  return match(WORD, text, 0) === text && text !== '';
}

/** All tokens of a text, ended by one `end`. What is no token is `bad` with its problem; nothing is ever thrown. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = match(BLANKS, text, 0).length;
  while (at < text.length) {
    const before = tokens.at(-1);
    const isPattern = before?.kind === 'word' && before.value.toLowerCase() === 'matches' && text.charAt(at) === '/';
    const token = isPattern ? patternAt(text, at) : tokenAt(text, at);
    tokens.push(token);
    at = token.end + match(BLANKS, text, token.end).length;
  }
  tokens.push({ kind: 'end', value: '', start: text.length, end: text.length, problem: null });
  return tokens;
}

function tokenAt(text: string, at: number): Token {
  const word = match(WORD, text, at);
  if (word !== '') return make('word', word, at, word.length);
  const operator = match(OPERATOR, text, at);
  if (operator !== '') return make('operator', operator, at, operator.length);
  const sign = SIGNS.get(text.charAt(at));
  if (sign !== undefined) return make(sign, text.charAt(at), at, 1);
  if (text.charAt(at) === '"') return quoted(text, at);
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return make('bad', character, at, character.length, { code: 'unexpected-character', character });
}

/** Between slashes, behind `matches` alone: elsewhere a slash is no sign of the language. */
function patternAt(text: string, at: number): Token {
  const found = patternLiteralAt(text, at);
  if (found === null) return make('bad', text.slice(at), at, text.length - at, { code: 'unclosed-pattern' });
  return { ...make('pattern', found.pattern, at, found.length), flags: found.flags };
}

function quoted(text: string, at: number): Token {
  const whole = match(TEXT, text, at);
  if (whole === '') {
    const open = match(OPEN_TEXT, text, at);
    return make('bad', open.slice(1), at, open.length, { code: 'unclosed-text' });
  }
  const value = decode(whole);
  return value === null
    ? make('bad', whole, at, whole.length, { code: 'bad-text' })
    : make('text', value, at, whole.length);
}

function decode(literal: string): string | null {
  try {
    const value: unknown = JSON.parse(literal);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

function make(
  kind: TokenKind,
  value: string,
  start: number,
  length: number,
  problem: FilterProblem | null = null,
): Token {
  return { kind, value, start, end: start + length, problem };
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
