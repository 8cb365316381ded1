/**
 * JSON text on indented lines, every token as written: numbers, escapes and duplicate keys stay. Precondition: the text
 * is JSON; of anything else the characters are kept in their order.
 */
export function prettyJson(text: string): string {
  let lines = '';
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') {
      const end = endOfString(text, at);
      lines += text.slice(at, end);
      at = end - 1;
    } else if (sign === '{' || sign === '[') {
      const close = sign === '{' ? '}' : ']';
      const next = skipBlanks(text, at + 1);
      if (text.charAt(next) === close) {
        lines += sign + close;
        at = next;
      } else {
        depth += 1;
        lines += sign + newLine(depth);
      }
    } else if (sign === '}' || sign === ']') {
      depth = Math.max(0, depth - 1);
      lines += newLine(depth) + sign;
    } else if (sign === ',') lines += sign + newLine(depth);
    else if (sign === ':') lines += ': ';
    else if (!/\s/.test(sign)) lines += sign;
  }
  return lines;
}

const MAX_INDENT = 60;

function newLine(depth: number): string {
  return `\n${'  '.repeat(Math.min(depth, MAX_INDENT))}`;
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text.charAt(at))) at += 1;
  return at;
}

function endOfString(text: string, quote: number): number {
  for (let at = quote + 1; at < text.length; at += 1) {
    if (text.charCodeAt(at) === 0x5c) at += 1;
    else if (text.charCodeAt(at) === 0x22) return at + 1;
  }
  return text.length;
}
