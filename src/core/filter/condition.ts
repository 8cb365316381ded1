import { FIELDS, findField, PREFIXES, type FieldRule } from './fields.ts';
import type { Comparison, Filter } from './filter.ts';
import { nearestName } from './nearest.ts';
import { isNumberToken } from './number.ts';
import { placeInLiteral } from './patternLiteral.ts';
import { patternProblem } from './patternProblem.ts';
import { badPattern } from './problem.ts';
import { isKeyword, type TokenReader } from './tokenReader.ts';
import type { Token } from './tokens.ts';

const COMPARISONS: readonly Comparison[] = ['=', '!=', '<', '<=', '>', '>='];

/** A condition that begins with a word: a field with its operator, or the word itself as a text to search for. */
export function readCondition(tokens: TokenReader): Filter | null {
  const word = tokens.take();
  const name = wholeName(tokens, word);
  const next = tokens.peek();
  const asksField =
    next.kind === 'operator' || ['in', 'is', 'contains', 'matches'].some((keyword) => tokens.isWord(keyword));
  const field = findField(name);
  if (!asksField) {
    if (field === null && !PREFIXES.includes(name)) return { kind: 'anywhere', value: name };
    return tokens.fail({ code: 'operator-expected', field: name }, next.kind === 'bad' ? next : word);
  }
  if (field === null) {
    const names = FIELDS.map((one) => one.name);
    return tokens.fail({ code: 'unknown-field', name, nearest: nearestName(name, names) }, word);
  }
  if (tokens.takeWord('is')) return nullTest(tokens, field);
  if (tokens.takeWord('in')) return listTest(tokens, field);
  if (tokens.takeWord('matches')) return matchesTest(tokens, field);
  return tokens.takeWord('contains') ? containsTest(tokens, field) : comparison(tokens, field);
}

/** `recorded."my column"`: the quoted half of a name follows its word at once. */
function wholeName(tokens: TokenReader, word: Token): string {
  const next = tokens.peek();
  if (next.kind !== 'text' || next.start !== word.end || !PREFIXES.includes(word.value)) return word.value;
  return word.value + tokens.take().value;
}

function nullTest(tokens: TokenReader, field: FieldRule): Filter | null {
  const not = tokens.takeWord('not');
  if (tokens.takeWord('null')) return { kind: 'null', field: field.name, not };
  return tokens.fail({ code: 'null-expected', field: field.name });
}

function listTest(tokens: TokenReader, field: FieldRule): Filter | null {
  if (tokens.peek().kind !== 'open') return tokens.fail({ code: 'list-expected', field: field.name });
  tokens.take();
  const values: string[] = [];
  for (;;) {
    const value = readValue(tokens, field);
    if (value === null) return null;
    values.push(value);
    if (tokens.peek().kind === 'close') break;
    if (tokens.peek().kind !== 'comma') return tokens.fail({ code: 'list-expected', field: field.name });
    tokens.take();
  }
  tokens.take();
  return { kind: 'in', field: field.name, values };
}

function containsTest(tokens: TokenReader, field: FieldRule): Filter | null {
  if (field.kind === 'number') return tokens.fail({ code: 'no-contains', field: field.name }, tokens.last);
  const value = plainValue(tokens, field);
  return value === null ? null : { kind: 'contains', field: field.name, value: value.value };
}

function matchesTest(tokens: TokenReader, field: FieldRule): Filter | null {
  if (field.kind === 'number') return tokens.fail({ code: 'no-contains', field: field.name }, tokens.last);
  const token = tokens.peek().kind === 'pattern' ? tokens.take() : plainValue(tokens, field);
  if (token === null) return null;
  const { value: pattern, start, end, flags = '' } = token;
  const literal = tokens.typed(token);
  if (flags !== '' && flags !== 'i') {
    return tokens.fail({ code: 'pattern-flags', flags }, { ...token, start: end - flags.length });
  }
  const problem = patternProblem(pattern);
  if (problem !== null) {
    const at = start + placeInLiteral(literal, problem.offset);
    const until = start + placeInLiteral(literal, problem.offset + problem.length);
    return tokens.fail(badPattern(problem), { ...token, start: at, end: until });
  }
  const ignoreCase = flags === 'i';
  tokens.patterns.push({ pattern, ignoreCase, start, literal });
  return { kind: 'matches', field: field.name, pattern, ignoreCase };
}

function comparison(tokens: TokenReader, field: FieldRule): Filter | null {
  const token = tokens.take();
  const operator = COMPARISONS.find((one) => one === token.value);
  if (operator === undefined) return tokens.fail({ code: 'operator-expected', field: field.name }, token);
  const ordered = operator !== '=' && operator !== '!=';
  if (ordered && field.kind !== 'number' && field.kind !== 'open') {
    return tokens.fail({ code: 'no-order', field: field.name, operator }, token);
  }
  const at = tokens.peek();
  const value = readValue(tokens, field);
  if (value === null) return null;
  if (ordered && !isNumberToken(value)) return tokens.fail({ code: 'not-a-number', field: field.name, value }, at);
  return { kind: 'compare', field: field.name, operator, value };
}

/** A value that the field can have. */
function readValue(tokens: TokenReader, field: FieldRule): string | null {
  const token = plainValue(tokens, field);
  if (token === null) return null;
  const { value } = token;
  if (field.kind === 'code' && !field.values.includes(value)) {
    return tokens.fail({ code: 'unknown-value', field: field.name, value, allowed: field.values }, token);
  }
  if (field.kind === 'number' && !isNumberToken(value)) {
    return tokens.fail({ code: 'not-a-number', field: field.name, value }, token);
  }
  return value;
}

function plainValue(tokens: TokenReader, field: FieldRule): Token | null {
  const next = tokens.peek();
  if (next.kind === 'text') return tokens.take();
  if (tokens.isWord('null')) return tokens.fail({ code: 'null-as-value', field: field.name });
  if (next.kind === 'word' && !isKeyword(next.value)) return tokens.take();
  return tokens.fail({ code: 'value-expected', field: field.name, found: next.value });
}
