import type { PathProblem, PathRead } from './pathProblem.ts';
import { pathTokens, type PathToken } from './pathTokens.ts';
import { readPathJson } from './readPathJson.ts';
import { named } from './steps.ts';
import type { Block, Step } from './trajectory.ts';

/**
 * A trajectory from what someone typed or pasted: `search > [open, convert] > answer` with `>`, `->`, `=>`, `→` or a
 * new line between steps and calls made in parallel in brackets; a name with any of these in it stands in double
 * quotes, as in JSON. Or a JSON list of names and calls (`readPathJson`). An empty text is no steps.
 */
export function readPath(text: string): PathRead {
  const json = /^\s*[[{]/.test(text) ? readPathJson(text) : null;
  if (json !== null && (json.ok || json.problem.code !== 'not-json' || isMeantAsJson(text))) return json;
  const tokens = pathTokens(text);
  return tokens.ok ? new Parser(tokens.tokens, text.length).path() : tokens;
}

/** What no text of names begins with. */
function isMeantAsJson(text: string): boolean {
  return /^\s*(?:\{|\[\s*[[{])/.test(text);
}

class Parser {
  private at = 0;
  private readonly tokens: readonly PathToken[];
  private readonly end: number;

  constructor(tokens: readonly PathToken[], end: number) {
    this.tokens = tokens;
    this.end = end;
  }

  path(): PathRead {
    const path: Block[] = [];
    this.skipBreaks();
    while (this.at < this.tokens.length) {
      const block = this.block();
      if ('code' in block) return { ok: false, problem: block };
      path.push(block.block);
      const problem = this.between();
      if (problem !== null) return { ok: false, problem };
    }
    return { ok: true, path };
  }

  private block(): { readonly block: Block } | PathProblem {
    const token = this.take();
    if (token?.kind === 'name') return { block: named(token.name) };
    if (token?.kind === 'open') return this.group(token.offset);
    if (token?.kind === 'close') return { code: 'group-not-open', offset: token.offset };
    if (token?.kind === 'comma') return { code: 'comma-outside-group', offset: token.offset };
    return { code: 'empty-step', offset: token?.offset ?? this.end };
  }

  /** Over one arrow, or line breaks around or without one; behind an arrow there has to be more. */
  private between(): PathProblem | null {
    const hasBreak = this.skipBreaks();
    const token = this.tokens[this.at];
    if (token === undefined) return null;
    if (token.kind === 'arrow') {
      this.at += 1;
      this.skipBreaks();
      return this.at < this.tokens.length ? null : { code: 'empty-step', offset: this.end };
    }
    if (token.kind === 'comma') return { code: 'comma-outside-group', offset: token.offset };
    if (token.kind === 'close') return { code: 'group-not-open', offset: token.offset };
    return hasBreak ? null : { code: 'arrow-missing', offset: token.offset };
  }

  private group(begin: number): { readonly block: readonly Step[] } | PathProblem {
    const steps: Step[] = [];
    for (;;) {
      this.skipBreaks();
      const token = this.take();
      if (token === undefined) return { code: 'group-open', offset: begin };
      if (token.kind === 'arrow') return { code: 'arrow-in-group', offset: token.offset };
      if (token.kind === 'open') return { code: 'group-in-group', offset: token.offset };
      if (token.kind !== 'name') return { code: 'empty-step', offset: token.offset };
      steps.push(named(token.name));
      const hasBreak = this.skipBreaks();
      const next = this.tokens[this.at];
      if (next?.kind === 'close') {
        this.at += 1;
        return { block: steps };
      }
      if (next?.kind === 'comma') this.at += 1;
      else if (next?.kind === 'name' && !hasBreak) return { code: 'arrow-missing', offset: next.offset };
    }
  }

  private take(): PathToken | undefined {
    const token = this.tokens[this.at];
    this.at += 1;
    return token;
  }

  private skipBreaks(): boolean {
    const from = this.at;
    while (this.tokens[this.at]?.kind === 'break') this.at += 1;
    return this.at > from;
  }
}
