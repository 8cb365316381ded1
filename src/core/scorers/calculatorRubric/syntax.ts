import type { MinorFault, Span, SyntaxRule } from '../../rubric/calculatorScores.ts';
import type { Expression } from '../../rubric/expression.ts';
import { readCallBody, type CallBody, type Place } from './callBody.ts';
import type { CallTurn } from './conversation.ts';
import { outsideQuotes } from './tags.ts';

/** The syntax of one call turn, and what it calls. */
export interface TurnSyntax {
  readonly tenths: number;
  readonly rule: SyntaxRule;
  readonly span: Span;
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
    const place = tags[2] ?? tags[0] ?? { start: 0, end: text.length };
    const isOneBlock = tags.filter(({ kind }) => kind === 'open').length < 2;
    return told(message, { tenths: 0, rule: 'tags', place }, { expression: null, isNested: false, isOneBlock });
  }
  const body = readCallBody(text.slice(open.end, close.start));
  const standIn = standInBeside(text, open.start, close.end);
  const isAlone = `${text.slice(0, open.start)}${text.slice(close.end)}`.trim() === '';
  const graded =
    standIn === null
      ? moved(gradeBody(body, isAlone), open.end)
      : { tenths: 0, rule: 'placeholder' as const, place: standIn };
  const found = {
    expression: body.kind === 'call' ? body.expression : null,
    isNested: body.kind !== 'not-a-mapping' && body.isNested,
    isOneBlock: true,
  };
  // Neither an output nor an error: it could not be parsed, whatever is thought of it here (the document's note).
  if (outcome.kind === 'none' && graded.tenths > 1) {
    return told(message, { tenths: 1, rule: 'no-output', place: { start: open.start, end: close.end } }, found);
  }
  if (graded.rule !== 'text-beside') return told(message, graded, found);
  return told(message, { ...graded, place: textBeside(text, open.start, close.end) }, found);
}

function told(
  message: number,
  { tenths, rule, place, minor = [] }: Graded,
  rest: Pick<TurnSyntax, 'expression' | 'isNested' | 'isOneBlock'>,
): TurnSyntax {
  return { tenths, rule, span: { message, start: place.start, end: place.end }, minor, ...rest };
}

function moved(graded: Graded, by: number): Graded {
  return { ...graded, place: { start: graded.place.start + by, end: graded.place.end + by } };
}

/** Places are those of the body. */
function gradeBody(body: ReturnType<typeof readCallBody>, isAlone: boolean): Graded {
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
  /<\/?output>|\{\{[^{}\n]*\}\}|[[{<(]\s*(?:the\s+)?(?:result|output|answer)\b[^\])}>\n]*[\])}>]|\bresult\s+of\s+(?:the\s+)?(?:previous|prior|last|first|second|above)\b/i;

/** What stands for an output that is not there yet, outside the block and outside back-quotes. */
function standInBeside(text: string, start: number, end: number): Place | null {
  const beside = outsideQuotes(text.slice(0, start) + ' '.repeat(end - start) + text.slice(end));
  const found = STAND_IN.exec(beside);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}

/** The text beside the block: what stands before it, else what follows. */
function textBeside(text: string, start: number, end: number): Place {
  const before = text.slice(0, start).trim();
  if (before !== '') return { start: text.indexOf(before), end: text.indexOf(before) + before.length };
  const after = text.slice(end).trim();
  const at = text.indexOf(after, end);
  return { start: at, end: at + after.length };
}
