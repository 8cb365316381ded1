import { LENIENT } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import type { PathProblem } from './pathProblem.ts';

export type PathToken =
  | { readonly kind: 'name'; readonly name: string; readonly offset: number }
  | { readonly kind: 'arrow' | 'open' | 'close' | 'comma' | 'break'; readonly offset: number };

type TokensRead =
  { readonly ok: true; readonly tokens: readonly PathToken[] } | { readonly ok: false; readonly problem: PathProblem };

const ARROW = /(?:[-=]?>|[→⟶➔⇒])/y;
const SIGNS: ReadonlyMap<string, 'open' | 'close' | 'comma' | 'break'> = new Map([
  ['[', 'open'],
  [']', 'close'],
  [',', 'comma'],
  ['\n', 'break'],
  ['\r', 'break'],
]);
/** A name ends where a sign or an arrow begins; blanks inside of it belong to it. */
const NAME = /(?:(?![-=]?>)[^[\],\n\r→⟶➔⇒])+/y;
const QUOTED = /"(?:[^"\\]|\\[^])*"/y;
const BLANKS = /[^\S\n\r]+/y;

/** The names and signs of a text of steps. */
export function pathTokens(text: string): TokensRead {
  const tokens: PathToken[] = [];
  for (let offset = 0; offset < text.length;) {
    const sign = SIGNS.get(text.charAt(offset));
    if (sign !== undefined) {
      tokens.push({ kind: sign, offset });
      offset += 1;
      continue;
    }
    const arrow = matched(ARROW, text, offset);
    if (arrow !== '') tokens.push({ kind: 'arrow', offset });
    const skipped = arrow === '' ? matched(BLANKS, text, offset) : arrow;
    if (skipped !== '') {
      offset += skipped.length;
      continue;
    }
    const isQuoted = text.charAt(offset) === '"';
    const written = matched(isQuoted ? QUOTED : NAME, text, offset);
    if (written === '') return { ok: false, problem: { code: 'quote-open', offset } };
    const name = isQuoted ? unquoted(written) : written.trimEnd();
    if (name === null) return { ok: false, problem: { code: 'bad-escape', offset } };
    tokens.push({ kind: 'name', name, offset });
    offset += written.length;
  }
  return { ok: true, tokens };
}

function matched(pattern: RegExp, text: string, offset: number): string {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? '';
}

function unquoted(written: string): string | null {
  const read = readJson(written, LENIENT);
  return read.ok && typeof read.value === 'string' ? read.value : null;
}
