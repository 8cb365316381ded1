import { expectedAt, type Expected } from './expected.ts';
import { FIELDS, findField, type FieldRule } from './fields.ts';
import { formatName, formatValue } from './format.ts';
import { isKeyword } from './tokenReader.ts';
import { tokensOf, type Token } from './tokens.ts';

/** What may come at the caret. `from` to `to` is what a chosen candidate replaces. */
export interface Completion {
  readonly from: number;
  readonly to: number;
  readonly expects: 'condition' | 'operator' | 'value' | 'joiner';
  /** The field whose operator or value is wanted, else null: a caller may fetch its values. */
  readonly field: string | null;
  /** What has been typed of it, decoded. */
  readonly prefix: string;
  readonly candidates: readonly Candidate[];
}

export interface Candidate {
  /** As shown. */
  readonly label: string;
  /** As written into the text. */
  readonly insert: string;
}

const KINDS: Readonly<Record<Expected['expects'], Completion['expects']>> = {
  condition: 'condition',
  operator: 'operator',
  null: 'operator',
  list: 'operator',
  value: 'value',
  pattern: 'value',
  more: 'joiner',
  joiner: 'joiner',
};
const MOST = 50;
const EQUALITY = ['=', '!=', 'in', 'is null', 'is not null'];
const ORDER = ['=', '!=', '<', '<=', '>', '>=', 'is null', 'is not null'];
const OPERATORS: Readonly<Record<FieldRule['kind'], readonly string[]>> = {
  code: EQUALITY,
  name: [...EQUALITY, 'contains', 'matches'],
  text: ['contains', 'matches', ...EQUALITY],
  number: ORDER,
  many: [...EQUALITY, 'contains', 'matches'],
  open: [...ORDER, 'in', 'contains', 'matches'],
};

/**
 * Candidates at a caret, those that begin with what is typed before those that hold it. `names` are
 * the file's own columns (`recorded.x`, `column.y`); `valuesFor` gives what is known of a field's
 * values. Null where nothing can be said (after a mistake).
 */
export function complete(
  text: string,
  caret: number,
  names: readonly string[],
  valuesFor: (field: string) => readonly string[],
): Completion | null {
  const before = tokensOf(text.slice(0, caret)).slice(0, -1);
  const typing = typedToken(before, caret);
  const expected = expectedAt(typing === null ? before : before.slice(0, -1));
  if (expected === null) return null;
  const from = typing?.start ?? caret;
  const prefix = typing?.value ?? '';
  const all = candidates(expected.expects, expected.field, names, valuesFor);
  return {
    from,
    to: typing === null ? caret : endOfWord(text, from, caret),
    expects: KINDS[expected.expects],
    field: expected.expects === 'pattern' ? null : expected.field,
    prefix,
    candidates: ranked(all, prefix),
  };
}

/** The word, or text without its closing quote, that ends at the caret. */
function typedToken(tokens: readonly Token[], caret: number): Token | null {
  const last = tokens.at(-1);
  if (last === undefined || last.end !== caret) return null;
  if (last.kind === 'word' || last.kind === 'operator') return last;
  return last.problem?.code === 'unclosed-text' ? last : null;
}

function endOfWord(text: string, from: number, caret: number): number {
  const whole = tokensOf(text).find((token) => token.start === from);
  return whole?.kind === 'word' ? Math.max(whole.end, caret) : caret;
}

function candidates(
  expects: Expected['expects'],
  field: string | null,
  names: readonly string[],
  valuesFor: (field: string) => readonly string[],
): readonly Candidate[] {
  if (expects === 'condition') {
    const fields = [...FIELDS.map((one) => one.name), ...names].map((name) => candidate(name, `${formatName(name)} `));
    return [...fields, candidate('not', 'not ')];
  }
  if (expects === 'joiner') return [candidate('and', 'and '), candidate('or', 'or ')];
  if (expects === 'more') return [candidate(',', ', '), candidate(')', ') ')];
  if (expects === 'null') return [candidate('null', 'null '), candidate('not null', 'not null ')];
  if (expects === 'pattern') return [];
  if (expects === 'list') return [candidate('(', '(')];
  const rule = field === null ? null : findField(field);
  if (rule === null) return [];
  if (expects === 'operator') {
    return OPERATORS[rule.kind].map((operator) => candidate(operator, operator === 'in' ? 'in (' : `${operator} `));
  }
  const values = rule.values.length > 0 ? rule.values : valuesFor(rule.name);
  return values.map((value) => candidate(value, formatValue(value)));
}

function candidate(label: string, insert: string): Candidate {
  return { label, insert };
}

function ranked(all: readonly Candidate[], prefix: string): readonly Candidate[] {
  const wanted = prefix.toLowerCase();
  const holding = all.filter((one) => one.label.toLowerCase().includes(wanted));
  const first = holding.filter((one) => one.label.toLowerCase().startsWith(wanted));
  const others = holding.filter((one) => !first.includes(one));
  const found = [...first, ...others].slice(0, MOST);
  // A word that is complete as typed needs no list of one.
  return found.length === 1 && found[0]?.label === prefix && isKeyword(prefix) ? [] : found;
}
