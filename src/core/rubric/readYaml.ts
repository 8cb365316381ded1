import { isAlias, isScalar, isSeq, parseDocument, type ParsedNode } from 'yaml';

/** What stands in a text of YAML. Offsets count UTF-16 units from its beginning. */
export type YamlNode =
  | { readonly kind: 'mapping'; readonly members: readonly YamlMember[]; readonly start: number; readonly end: number }
  | {
      readonly kind: 'list';
      readonly elements: readonly YamlNode[];
      /** Written with dashes, not in brackets. */
      readonly block: boolean;
      readonly start: number;
      readonly end: number;
    }
  | {
      readonly kind: 'text' | 'number' | 'boolean' | 'null';
      /** Of a text what it says, of anything else its source. */
      readonly text: string;
      readonly start: number;
      readonly end: number;
    };

export interface YamlMember {
  /** Null: the key is no plain text. */
  readonly key: string | null;
  readonly keyStart: number;
  readonly keyEnd: number;
  readonly value: YamlNode;
}

export type YamlRead =
  | { readonly ok: true; readonly root: YamlNode }
  /** `end`: up to where the text was read before it broke, or the whole of it where it is no YAML that is accepted. */
  | { readonly ok: false; readonly start: number; readonly end: number };

/** Most characters, and levels inside one another. */
const LENGTH = 16 * 1024;
const DEPTH = 32;

/**
 * Reads one document of YAML 1.2 by its core schema, strictly: duplicate keys, anchors, aliases, tags, a second
 * document, more than 32 levels and more than 16,384 characters are refused. Never throws.
 */
export function readYaml(text: string): YamlRead {
  const refused = { ok: false as const, start: 0, end: text.length };
  if (text.length > LENGTH || isTooDeep(text)) return refused;
  const document = parseDocument(text, {
    version: '1.2',
    schema: 'core',
    strict: true,
    uniqueKeys: true,
    merge: false,
    intAsBigInt: true,
    prettyErrors: false,
  });
  const [first] = document.errors;
  if (first !== undefined) {
    if (document.errors.some(({ code }) => code === 'DUPLICATE_KEY')) return { ...refused, start: first.pos[0] };
    return { ok: false, start: first.pos[0], end: Math.max(...document.errors.map(({ pos }) => pos[1])) };
  }
  const refusals: number[] = [];
  const root = nodeOf(document.contents, refusals, 0);
  const at = refusals[0];
  return at === undefined ? { ok: true, root } : { ...refused, start: at };
}

/** Most brackets that are open at once, and signs of a list or a key in one line. */
const OPEN = 100;

/**
 * Thousands of levels would use up the stack of the parser, which can end the whole program: what may have so many is
 * not parsed. Quotes are not looked at, so that a text of hundreds of open brackets is refused with them.
 */
function isTooDeep(text: string): boolean {
  let open = 0;
  let signs = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!;
    if (char === '\n' || char === '\r') signs = 0;
    else if ('[{'.includes(char)) open += 1;
    else if (']}'.includes(char)) open = Math.max(0, open - 1);
    else if ('-?:'.includes(char) && ' \t\r\n'.includes(text[at + 1] ?? ' ')) signs += 1;
    if (open > OPEN || signs > OPEN) return true;
  }
  return false;
}

/** The plain tree. What is not accepted is noted by its offset, and stands for nothing. */
function nodeOf(node: ParsedNode | null, refusals: number[], depth: number): YamlNode {
  if (node === null) return { kind: 'null', text: '', start: 0, end: 0 };
  const [start, end] = node.range;
  if (isAlias(node) || depth > DEPTH || node.anchor !== undefined || node.tag !== undefined) {
    refusals.push(start);
    return { kind: 'null', text: '', start, end };
  }
  if (isScalar(node)) return { kind: kindOf(node.value), text: textOf(node.value, node.source), start, end };
  if (isSeq(node)) {
    const elements = node.items.map((item) => nodeOf(item, refusals, depth + 1));
    return { kind: 'list', elements, block: node.flow !== true, start, end };
  }
  const members = node.items.map(({ key, value }): YamlMember => {
    const read = nodeOf(key, refusals, depth + 1);
    const held = nodeOf(value, refusals, depth + 1);
    return { key: read.kind === 'text' ? read.text : null, keyStart: read.start, keyEnd: read.end, value: held };
  });
  return { kind: 'mapping', members, start, end };
}

function kindOf(value: unknown): 'text' | 'number' | 'boolean' | 'null' {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return 'text';
  return typeof value === 'boolean' ? 'boolean' : 'number';
}

function textOf(value: unknown, source: string | undefined): string {
  return typeof value === 'string' ? value : (source ?? '');
}
