import { readCondition } from './condition.ts';
import type { Filter } from './filter.ts';
import type { FilterProblem } from './problem.ts';
import { isKeyword, TokenReader, type PatternPlace } from './tokenReader.ts';
import { tokensOf } from './tokens.ts';

export type ParsedFilter =
  | {
      readonly ok: true;
      /** Null: an empty text, which shows everything. */
      readonly filter: Filter | null;
      /** Empty for an empty text, and when the filter is an `or` without parentheses. */
      readonly parts: readonly FilterPart[];
      /** Its regular expressions: whether each can be searched for, an engine alone can tell. */
      readonly patterns: readonly PatternPlace[];
    }
  /** Offset and length in UTF-16 units; a length of 0 is a place where something is missing. */
  | { readonly ok: false; readonly offset: number; readonly length: number; readonly problem: FilterProblem };

/**
 * A part that the whole filter is an `and` of (the one part of a filter without `and`), and where it stands in the
 * text.
 */
export interface FilterPart {
  readonly filter: Filter;
  readonly start: number;
  readonly end: number;
}

/** Reads a filter as typed. Never throws; see `README.md` for the language's rules. */
export function parseFilter(text: string): ParsedFilter {
  return new FilterParser(text).read();
}

const MAX_DEPTH = 100;

/** Recursive descent over the tokens: `or` binds least, then `and`, then `not`. */
class FilterParser {
  private readonly tokens: TokenReader;
  private depth = 0;
  private parts: FilterPart[] = [];

  constructor(text: string) {
    this.tokens = new TokenReader(text, tokensOf(text));
  }

  read(): ParsedFilter {
    if (this.tokens.peek().kind === 'end') return { ok: true, filter: null, parts: [], patterns: [] };
    const filter = this.either(true);
    if (filter !== null && this.tokens.peek().kind !== 'end') {
      this.tokens.fail({ code: 'joiner-expected', found: this.tokens.peek().value });
    }
    const { failure, patterns } = this.tokens;
    if (failure !== null) return { ok: false, ...failure };
    return { ok: true, filter, parts: this.parts, patterns };
  }

  private either(top: boolean): Filter | null {
    let branches = 0;
    return this.chain('or', () => {
      branches += 1;
      const parts: FilterPart[] = [];
      const filter = this.both(parts);
      if (top) this.parts = branches === 1 ? parts : [];
      return filter;
    });
  }

  private both(parts: FilterPart[]): Filter | null {
    return this.chain('and', () => {
      const { start } = this.tokens.peek();
      const filter = this.negated();
      if (filter !== null) parts.push({ filter, start, end: this.tokens.last.end });
      return filter;
    });
  }

  private chain(word: 'and' | 'or', read: () => Filter | null): Filter | null {
    const first = read();
    if (first === null || !this.tokens.isWord(word)) return first;
    const of = [first];
    while (this.tokens.takeWord(word)) {
      const next = read();
      if (next === null) return null;
      of.push(next);
    }
    return { kind: word, of };
  }

  private negated(): Filter | null {
    if (!this.tokens.takeWord('not')) return this.primary();
    const of = this.deeper(() => this.negated());
    return of === null ? null : { kind: 'not', of };
  }

  private primary(): Filter | null {
    const next = this.tokens.peek();
    if (next.kind === 'open') return this.group();
    if (next.kind === 'text') {
      this.tokens.take();
      return { kind: 'anywhere', value: next.value };
    }
    if (next.kind === 'word' && !isKeyword(next.value)) return readCondition(this.tokens);
    return this.tokens.fail({ code: 'condition-expected', found: next.value });
  }

  private group(): Filter | null {
    this.tokens.take();
    const filter = this.deeper(() => this.either(false));
    if (filter === null) return null;
    if (this.tokens.peek().kind === 'close') {
      this.tokens.take();
      return filter;
    }
    const next = this.tokens.peek();
    return this.tokens.fail(
      next.kind === 'end' ? { code: 'unclosed-parenthesis' } : { code: 'joiner-expected', found: next.value },
    );
  }

  private deeper(read: () => Filter | null): Filter | null {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) return this.tokens.fail({ code: 'too-deep', limit: MAX_DEPTH });
    const filter = read();
    this.depth -= 1;
    return filter;
  }
}
