import type { FilterProblem } from './problem.ts';
import type { Token } from './tokens.ts';

const KEYWORDS: ReadonlySet<string> = new Set(['and', 'or', 'not', 'in', 'is', 'null', 'contains', 'matches']);

/** Words of the language, in any case: as a value or a name they need quotes. */
export function isKeyword(word: string): boolean {
  return KEYWORDS.has(word.toLowerCase());
}

/** A regular expression of a filter, and where its literal stands, as typed. */
export interface PatternPlace {
  readonly pattern: string;
  readonly ignoreCase: boolean;
  readonly start: number;
  readonly literal: string;
}

export interface Failure {
  readonly offset: number;
  readonly length: number;
  readonly problem: FilterProblem;
}

/** A place in the tokens, and the first failure. */
export class TokenReader {
  failure: Failure | null = null;
  readonly patterns: PatternPlace[] = [];
  private at = 0;
  private readonly text: string;
  private readonly tokens: readonly Token[];

  /** `tokens` are those of `text`, and end with one of kind `end`. */
  constructor(text: string, tokens: readonly Token[]) {
    this.text = text;
    this.tokens = tokens;
  }

  peek(): Token {
    return this.tokens[this.at]!;
  }

  /** The token taken last. */
  get last(): Token {
    return this.tokens[Math.max(0, this.at - 1)]!;
  }

  take(): Token {
    const next = this.peek();
    if (next.kind !== 'end') this.at += 1;
    return next;
  }

  /** A token as it is typed. */
  typed({ start, end }: Token): string {
    return this.text.slice(start, end);
  }

  isWord(word: string): boolean {
    return this.peek().kind === 'word' && this.peek().value.toLowerCase() === word;
  }

  takeWord(word: string): boolean {
    if (!this.isWord(word)) return false;
    this.take();
    return true;
  }

  /** Fails at a token, the next one unless said otherwise; a token that is itself bad has the say. */
  fail(problem: FilterProblem, at: Token = this.peek()): null {
    this.failure ??= { offset: at.start, length: at.end - at.start, problem: at.problem ?? problem };
    return null;
  }
}
