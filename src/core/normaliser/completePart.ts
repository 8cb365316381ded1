/** What of a cut text was completely written. */
export interface CompletePart {
  /** JSON: what was completely written, and what closes it. Null where nothing was. */
  readonly text: string | null;
  /** What was dropped from the end. */
  readonly tail: string;
  /** The brackets that close what was open. */
  readonly closing: string;
}

/**
 * The complete part of a text that is the beginning of JSON and no more: up to the last value that was completely written
 * as a member of an open container, with the brackets that close what is open there. A container opened behind it has no
 * complete member and goes with the tail. Iterative: depth costs memory, never the stack.
 */
export function completePart(text: string): CompletePart {
  /** The closing brackets of what is open, outermost first. */
  const open: string[] = [];
  let key = false;
  let kept = { end: 0, depth: 0 };
  for (const { first, end, complete } of tokensOf(text)) {
    if (first === '{' || first === '[') {
      open.push(first === '{' ? '}' : ']');
      key = first === '{';
    } else if (first === ',') key = open.at(-1) === '}';
    else if (first === ':') key = false;
    else {
      if (first === '}' || first === ']') {
        open.pop();
        key = false;
      }
      if (complete && !key) kept = { end, depth: open.length };
    }
  }
  // What was open at `end` is open still: to close any of it completes a value, which moves `end`.
  const closing = open.slice(0, kept.depth).toReversed().join('');
  return { text: closing === '' ? null : text.slice(0, kept.end) + closing, tail: text.slice(kept.end), closing };
}

interface Token {
  readonly first: string;
  readonly end: number;
  /** False for a string without its closing quote, a number at the very end of the text, and `tru`. */
  readonly complete: boolean;
}

const WORDS: ReadonlySet<string> = new Set(['true', 'false', 'null', 'NaN', 'Infinity', '-Infinity']);

function* tokensOf(text: string): Generator<Token, void> {
  for (let at = 0; at < text.length;) {
    const first = text[at]!;
    if (' \t\r\n'.includes(first)) at += 1;
    else {
      const token = tokenAt(text, at, first);
      yield token;
      at = token.end;
    }
  }
}

function tokenAt(text: string, start: number, first: string): Token {
  if ('{}[],:'.includes(first)) return { first, end: start + 1, complete: true };
  if (first === '"') {
    const end = stringEnd(text, start);
    return { first, end: end ?? text.length, complete: end !== null };
  }
  let end = start + 1;
  while (end < text.length && !'{}[],:" \t\r\n'.includes(text[end]!)) end += 1;
  return { first, end, complete: end < text.length || WORDS.has(text.slice(start, end)) };
}

/** Offset behind the closing quote; null where there is none. */
function stringEnd(text: string, quote: number): number | null {
  for (let at = quote + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at + 1;
  }
  return null;
}
