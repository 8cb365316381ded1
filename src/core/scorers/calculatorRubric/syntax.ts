import type { MinorFault, Span, SyntaxRule } from '../../rubric/calculatorScores.ts';
import type { Expression } from '../../rubric/expression.ts';
import { readCallBody, type BodyRead, type CallBody, type Place } from './callBody.ts';
import type { CallTurn } from './conversation.ts';
import { outsideQuotes } from './tags.ts';

/** The syntax of one call turn, and what it calls. */
export interface TurnSyntax {
  readonly tenths: number;
  readonly rule: SyntaxRule;
  readonly span: Span;
  /** The call with its tags, or the whole turn where it has not one of each. */
  readonly block: Span;
  readonly minor: readonly MinorFault[];
  /** Null: unreadable. */
  readonly expression: Expression | null;
  readonly isNested: boolean;
  /** Exactly one block. */
  readonly isOneBlock: boolean;
}

interface Graded {
  readonly tenths: number;
  readonly rule: SyntaxRule;
  /** In the turn's text. */
  readonly place: Place;
  readonly minor?: readonly MinorFault[];
}

/** Document 003's "Calculator Syntax & Structure" for one turn: the lowest band that applies wins. */
export function turnSyntax(turn: CallTurn): TurnSyntax {
  const { text, tags, message, outcome } = turn;
  const [open, close] = tags;
  if (tags.length !== 2 || open?.kind !== 'open' || close?.kind !== 'close') {
    const whole = { start: 0, end: text.length };
    const isOneBlock = tags.filter(({ kind }) => kind === 'open').length < 2;
    const graded = { tenths: 0, rule: 'tags', place: tags[2] ?? tags[0] ?? whole } as const;
    return told(message, graded, whole, { expression: null, isNested: false, isOneBlock });
  }
  const block = { start: open.start, end: close.end };
  const body = readCallBody(text.slice(open.end, close.start));
  const read = {
    expression: body.kind === 'call' ? body.expression : null,
    isNested: body.kind !== 'not-a-mapping' && body.isNested,
    isOneBlock: true,
  };
  const graded = gradeTurn(text, block, body, open.end);
  // Neither an output nor an error: it could not be parsed, whatever is thought of it here (the document's note).
  const isUnheard = outcome.kind === 'none' && graded.tenths > 1;
  return told(message, isUnheard ? { tenths: 1, rule: 'no-output', place: block } : graded, block, read);
}

function told(
  message: number,
  { tenths, rule, place, minor = [] }: Graded,
  block: Place,
  read: Pick<TurnSyntax, 'expression' | 'isNested' | 'isOneBlock'>,
): TurnSyntax {
  const span = { message, start: place.start, end: place.end };
  return { tenths, rule, span, block: { message, ...block }, minor, ...read };
}

/** The block and what stands beside it. `from`: where the body begins. */
function gradeTurn(text: string, block: Place, body: BodyRead, from: number): Graded {
  const place = standInBeside(text, block);
  if (place !== null) return { tenths: 0, rule: 'placeholder', place };
  const beside = textBeside(text, block);
  const graded = gradeBody(body, beside === null);
  if (graded.rule === 'text-beside' && beside !== null) return { ...graded, place: beside };
  if (graded.rule === 'perfect') return { ...graded, place: block };
  return { ...graded, place: { start: graded.place.start + from, end: graded.place.end + from } };
}

/** Places are those of the body. */
function gradeBody(body: BodyRead, isAlone: boolean): Graded {
  const place = { start: body.kind === 'call' ? 0 : body.start, end: body.kind === 'call' ? 0 : body.end };
  if (body.kind === 'not-a-mapping') return { tenths: 0, rule: 'not-a-mapping', place };
  if (body.kind === 'call') return gradeCall(body, isAlone);
  if (!body.keysReadable) return { tenths: 0, rule: 'keys-unreadable', place };
  return body.isNested && isAlone ? { tenths: 3, rule: 'broken-inside', place } : { tenths: 1, rule: 'broken', place };
}

function gradeCall({ placeholder, majors, minors, isNested }: CallBody, isAlone: boolean): Graded {
  if (placeholder !== null) return { tenths: 0, rule: 'placeholder', place: placeholder };
  const [major] = majors;
  if (major !== undefined) {
    const isOnly = majors.length === 1 && minors.size === 0 && isAlone;
    if (isOnly && major.depth > 0) return { tenths: 3, rule: 'major-inside', place: major };
    if (isOnly && major.code === 'operation' && !isNested) return { tenths: 3, rule: 'operation', place: major };
    const top = majors.find(({ code, depth }) => code === 'no-list' && depth === 0);
    return top === undefined ? { tenths: 1, rule: 'major', place: major } : { tenths: 1, rule: 'no-list', place: top };
  }
  const minor = [...minors.keys()];
  const [place = { start: 0, end: 0 }] = minors.values();
  if (!isAlone) return { tenths: isNested && minor.length === 0 ? 3 : 2, rule: 'text-beside', place, minor };
  if (minor.length > 2) return { tenths: isNested ? 3 : 2, rule: 'three-minor', place, minor };
  if (minor.length > 0) return { tenths: 4, rule: 'minor', place, minor };
  return { tenths: 5, rule: 'perfect', place };
}

const STAND_IN =
  /<\/?output>|\{\{[^{}\n]{0,200}\}\}|[[{<]\s{0,9}(?:the\s{1,9})?(?:result|output)\b[^\]}>\n]{0,200}[\]}>]|\bresult\s{1,9}of\s{1,9}(?:the\s{1,9})?(?:previous|prior|last|first|second|above)\b/i;

/** What stands for an output that is not there yet, outside the block and outside back-quotes. */
function standInBeside(text: string, { start, end }: Place): Place | null {
  const beside = outsideQuotes(text.slice(0, start) + ' '.repeat(end - start) + text.slice(end));
  const found = STAND_IN.exec(beside);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}

/** The text beside the block: what stands before it, else what follows; null where nothing does. */
function textBeside(text: string, { start, end }: Place): Place | null {
  const before = text.slice(0, start).trimEnd();
  if (before !== '') return { start: before.length - before.trimStart().length, end: before.length };
  const after = text.slice(end).trimStart();
  return after === '' ? null : { start: text.length - after.length, end: text.trimEnd().length };
}
