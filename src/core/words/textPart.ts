/**
 * A piece of a sentence. `code` is something as it stands in the data: the page sets it apart. Plain text does not,
 * unless the piece is `quoted`: it may be any part of a text, so that nobody could tell where it ends.
 */
export interface TextPart {
  readonly kind: 'text' | 'code';
  readonly text: string;
  readonly quoted?: true;
}

export type Piece = string | number | TextPart | readonly TextPart[];

export function code(text: string): TextPart {
  return { kind: 'code', text };
}

export function quoted(text: string): TextPart {
  return { kind: 'code', text, quoted: true };
}

/** Template tag: the fixed words and the pieces between them, neighbouring text joined. */
export function say(fixed: readonly string[], ...pieces: readonly Piece[]): TextPart[] {
  const parts: TextPart[] = [];
  for (const [at, words] of fixed.entries()) {
    add(parts, words);
    const piece = pieces[at];
    if (piece !== undefined) add(parts, piece);
  }
  return parts;
}

/** The parts as one plain text. */
export function plain(parts: readonly TextPart[]): string {
  return parts.map((part) => (part.quoted === true ? `“${part.text}”` : part.text)).join('');
}

/** The lists one after another, with `between` between those that are not empty. */
export function joinParts(lists: readonly (readonly TextPart[])[], between: string): TextPart[] {
  const joined: TextPart[] = [];
  for (const list of lists) {
    if (list.length === 0) continue;
    if (joined.length > 0) add(joined, between);
    add(joined, list);
  }
  return joined;
}

function add(parts: TextPart[], piece: Piece): void {
  if (typeof piece === 'string' || typeof piece === 'number') push(parts, { kind: 'text', text: String(piece) });
  else if ('kind' in piece) push(parts, piece);
  else for (const part of piece) push(parts, part);
}

function push(parts: TextPart[], part: TextPart): void {
  if (part.text === '') return;
  const last = parts.at(-1);
  if (part.kind === 'code' || last?.kind !== 'text') parts.push(part);
  else parts.splice(-1, 1, { kind: 'text', text: last.text + part.text });
}
