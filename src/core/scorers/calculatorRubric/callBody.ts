import type { MinorFault } from '../../rubric/calculatorScores.ts';
import { OPERATIONS, type Expression, type Operation } from '../../rubric/expression.ts';
import { readYaml, type YamlMember, type YamlNode } from '../../rubric/readYaml.ts';
import { yamlNumber } from '../../rubric/yamlNumber.ts';
import { writtenNumber } from './numberText.ts';

/** Offsets in the text of the body. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

export interface MajorFault extends Place {
  /** `operation`: missing, or none of the four. `no-list`: the operands are missing, empty or no list. */
  readonly code: 'operation' | 'no-list' | 'operand';
  /** Of the call itself 0, of a nested one more. */
  readonly depth: number;
}

/** A call whose text is a mapping, with everything that is wrong with it. */
export interface CallBody {
  /** What it says to calculate; null where a fault leaves that open. */
  readonly expression: Expression | null;
  readonly isNested: boolean;
  readonly majors: readonly MajorFault[];
  /** The first of each kind. */
  readonly minors: ReadonlyMap<MinorFault, Place>;
  /** The first operand that is a text and no number. */
  readonly placeholder: Place | null;
}

export type BodyRead =
  | ({ readonly kind: 'call' } & CallBody)
  | ({ readonly kind: 'not-a-mapping' } & Place)
  /** No YAML. `keysReadable`: both keys stand there before it breaks; `isNested`: so does a nested call. */
  | ({ readonly kind: 'broken'; readonly keysReadable: boolean; readonly isNested: boolean } & Place);

/** Reads what stands between the tags of a call. */
export function readCallBody(body: string): BodyRead {
  const fence = /^\s*```[a-z]*[ \t]*\n([\s\S]*?)\n[ \t]*```\s*$/d.exec(body);
  const [from, to] = fence?.indices?.[1] ?? [0, body.length];
  // Blanks in its place keep every offset and column.
  const text = fence === null ? body : `${body.slice(0, from).replaceAll(/[^\n]/g, ' ')}${body.slice(from, to)}`;
  const read = readYaml(text);
  if (!read.ok) return brokenBody(text, read);
  const { root } = read;
  if (root.kind !== 'mapping') return { kind: 'not-a-mapping', start: root.start, end: root.end };
  const found: Findings = { majors: [], minors: new Map(), placeholder: null, isNested: false, offsets: new Set() };
  if (fence !== null) found.minors.set('inner-fence', { start: 0, end: from });
  const expression = readCall(root, text, 0, found);
  const { majors, minors, placeholder, isNested } = found;
  return { kind: 'call', expression, isNested, majors, minors, placeholder };
}

function brokenBody(text: string, { start, end }: Place): BodyRead {
  // The line in which it breaks is read to its end.
  const stop = text.indexOf('\n', end);
  const before = stop < 0 ? text : text.slice(0, stop);
  const nested = before.search(/^[ \t]*-[ \t]+operation[ \t]*:/m);
  const own = nested < 0 ? before : before.slice(0, nested);
  const keysReadable = ['operation', 'operands'].every(
    (key) => new RegExp(`^[ \\t]*${key}[ \\t]*:`, 'm').test(own) || new RegExp(`^${key}[ \\t]*:`, 'm').test(before),
  );
  return { kind: 'broken', keysReadable, isNested: nested >= 0, start, end };
}

/** Collected on the way through a call. */
interface Findings {
  readonly majors: MajorFault[];
  readonly minors: Map<MinorFault, Place>;
  placeholder: Place | null;
  isNested: boolean;
  /** How far lists stand to the right of their `operands`. */
  readonly offsets: Set<number>;
}

type Mapping = Extract<YamlNode, { readonly kind: 'mapping' }>;

function readCall(node: Mapping, text: string, depth: number, found: Findings): Expression | null {
  const byKey = new Map<string, YamlMember>();
  for (const member of node.members) {
    if (member.key === 'operation' || member.key === 'operands') byKey.set(member.key, member);
    else note(found, 'other-key', { start: member.keyStart, end: member.keyEnd });
  }
  const operation = readOperation(byKey.get('operation'), node, depth, found);
  const operands = readOperands(byKey.get('operands'), node, text, depth, found);
  return operation === null || operands === null ? null : { kind: 'operation', operation, operands };
}

function readOperation(
  member: YamlMember | undefined,
  node: Mapping,
  depth: number,
  found: Findings,
): Operation | null {
  const value = member?.value;
  const text = value?.kind === 'text' ? value.text : '';
  const known = OPERATIONS.find((one) => one === text.toLowerCase());
  if (known === undefined) found.majors.push({ code: 'operation', depth, ...placeOf(value ?? node) });
  else if (value !== undefined && known !== text) note(found, 'letter-case', value);
  return known ?? null;
}

function readOperands(
  member: YamlMember | undefined,
  node: Mapping,
  text: string,
  depth: number,
  found: Findings,
): readonly Expression[] | null {
  const value = member?.value;
  if (member === undefined || value?.kind !== 'list' || value.elements.length === 0) {
    found.majors.push({ code: 'no-list', depth, ...placeOf(value ?? node) });
    return null;
  }
  if (value.elements.length === 1) note(found, 'one-operand', value);
  if (value.block) {
    found.offsets.add(columnOf(text, value.start) - columnOf(text, member.keyStart));
    if (found.offsets.size > 1) note(found, 'indentation', value);
  }
  const operands = value.elements.map((element) => readOperand(element, text, depth, found));
  return operands.every((operand) => operand !== null) ? operands : null;
}

function readOperand(node: YamlNode, text: string, depth: number, found: Findings): Expression | null {
  if (node.kind === 'mapping') {
    found.isNested = true;
    return readCall(node, text, depth + 1, found);
  }
  const value = node.kind === 'number' ? yamlNumber(node.text) : node.kind === 'text' ? writtenNumber(node.text) : null;
  if (value !== null) {
    if (node.kind === 'text') note(found, 'number-as-text', node);
    return { kind: 'number', value };
  }
  if (node.kind === 'text') found.placeholder ??= placeOf(node);
  else found.majors.push({ code: 'operand', depth, ...placeOf(node) });
  return null;
}

function note(found: Findings, fault: MinorFault, place: Place): void {
  if (!found.minors.has(fault)) found.minors.set(fault, placeOf(place));
}

function placeOf({ start, end }: Place): Place {
  return { start, end };
}

function columnOf(text: string, offset: number): number {
  return offset - 1 - text.lastIndexOf('\n', offset - 1);
}
