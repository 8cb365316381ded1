import type { Detail, LeftOver } from '../model/verdict.ts';
import { fold } from '../scorers/exact/fold.ts';
import { calculatorParts } from './calculator.ts';
import { conformanceParts } from './conformance.ts';
import { differenceParts } from './difference.ts';
import { malformedParts } from './malformed.ts';
import { counted, grouped } from './numbers.ts';
import { nameInWords, oneLine } from './quoted.ts';
import { code, joinParts, plain, say, type Piece, type TextPart } from './textPart.ts';
import { judgedParts, trajectoryParts } from './trajectory.ts';
import { unreachable } from './unreachable.ts';

/** The facts of one verdict as a sentence in plain text. */
export function detailSentence(detail: Detail, scorer: string): string {
  return plain(detailParts(detail, scorer));
}

/** The same in parts, so that a page can set apart what stands in the data. */
export function detailParts(detail: Detail, scorer: string): TextPart[] {
  switch (detail.code) {
    case 'finish-reason':
      return say`The reply ended at the token limit: its finish reason is ${code(oneLine(detail.finishReason))}.`;
    case 'marker':
      return say`The reply has no calls, but its text holds ${code(detail.marker)} at character ${grouped(detail.offset + 1)}.`;
    case 'malformed':
      return malformedCallParts(detail);
    case 'call-count':
      return countParts(detail);
    case 'no-call':
      return noCallParts(detail);
    case 'name':
      return nameParts(detail);
    case 'arguments':
      return argumentsParts(detail);
    case 'calls-equal':
      return say`${callsEqual(detail)}`;
    case 'no-calls-wanted':
      return say`The reference has no calls, and the reply makes none.`;
    case 'text':
      return textParts(detail);
    case 'reported-kind':
      return say`The reply reports ${code(detail.kind)} itself, which counts before its text.`;
    case 'not-ok':
      return say`The reply reports that it failed (${code('ok')} is false).`;
    case 'no-text':
      return say`The reply has no text to compare.`;
    case 'trajectory':
      return trajectoryParts(detail);
    case 'judged-trajectory':
      return judgedParts(detail);
    case 'calculator':
      return calculatorParts(detail.scores);
    case 'conformance':
      return conformanceParts(detail);
    case 'recorded':
      return say`The file records ${answer(detail.text)} in ${code(nameInWords(detail.column))}.`;
    case 'message':
      return say`${nameInWords(scorer)} says: ${code(detail.text)}`;
    default:
      return unreachable(detail);
  }
}

type Of<Code extends Detail['code']> = Extract<Detail, { readonly code: Code }>;

function callPlace(call: number, name: string | null): TextPart[] {
  return name === null ? say`Call ${grouped(call + 1)}` : say`Call ${grouped(call + 1)}, ${code(nameInWords(name))}`;
}

function malformedCallParts(detail: Of<'malformed'>): TextPart[] {
  const first = say`${callPlace(detail.reply, detail.name)}: ${malformedParts(detail.problem)}.`;
  if (detail.others === 0) return first;
  const more =
    detail.others === 1
      ? '1 further call is malformed too.'
      : `${grouped(detail.others)} further calls are malformed too.`;
  return joinParts([first, say`${more}`], ' ');
}

function countParts({ expected, found, missing, unexpected }: Of<'call-count'>): TextPart[] {
  const first = say`Expected ${expected === 0 ? 'no calls' : counted(expected, 'call')}, got ${found === 0 ? 'none' : grouped(found)}.`;
  return joinParts(
    [first, leftOverParts('Missing', missing, 'reference'), leftOverParts('Not expected', unexpected, 'reply')],
    ' ',
  );
}

/** "Missing: h (call 3 of the reference)." */
function leftOverParts(what: string, { first, total }: LeftOver, side: string): TextPart[] {
  if (total === 0) return [];
  const calls = first.map(({ call, name }) => {
    const named: Piece = name === null ? 'a call without a name' : code(nameInWords(name));
    return say`${named} (call ${grouped(call + 1)} of the ${side})`;
  });
  const more = total > first.length ? ` and ${grouped(total - first.length)} more` : '';
  return say`${what}: ${joinParts(calls, ', ')}${more}.`;
}

function noCallParts(detail: Of<'no-call'>): TextPart[] {
  const first = say`Expected ${counted(detail.expected, 'call')}, got none`;
  return detail.text === ''
    ? say`${first}, and no text.`
    : say`${first}. The reply says: ${code(oneLine(detail.text, 200))}`;
}

function nameParts(detail: Of<'name'>): TextPart[] {
  const place = `Call ${grouped(detail.reply + 1)}`;
  const names = joinParts(
    detail.expected.map((name) => [code(nameInWords(name))]),
    ', ',
  );
  const found =
    detail.found === null ? say`${place} has no tool name` : say`${place} calls ${code(nameInWords(detail.found))}`;
  return say`${found}; the reference calls ${names}.`;
}

function argumentsParts(detail: Of<'arguments'>): TextPart[] {
  const call = `Call ${grouped(detail.reply + 1)}`;
  if (detail.difference === null) {
    return say`${call}, ${code(nameInWords(detail.name))}: the reply makes ${counted(detail.ofName.found, 'call')} of this name, the reference ${grouped(detail.ofName.expected)}.`;
  }
  const beside =
    detail.reply === detail.reference ? '' : ` beside call ${grouped(detail.reference + 1)} of the reference`;
  const first = say`${call}${beside}, ${differenceParts(detail.difference)}.`;
  if (detail.others === 0) return first;
  const count = detail.others >= 99 ? 'At least 99 further differences' : counted(detail.others, 'further difference');
  return joinParts([first, say`${count} in this call.`], ' ');
}

function callsEqual(detail: Of<'calls-equal'>): string {
  if (detail.calls === 1) return "The reply's one call is the reference's: the same tool with equal arguments.";
  const order = detail.ordering === 'strict' ? 'in the same order' : 'in any order';
  return `The reply's ${counted(detail.calls, 'call')} are the reference's, ${order}: the same tools with equal arguments.`;
}

/** What the reply says is quoted as it stands there; the comparison is told where folding alone made it equal. */
function textParts({ outcome, found, accepted, normalised }: Of<'text'>): TextPart[] {
  if (accepted.length === 0) return say`Got ${answer(found)}; there is no accepted answer to compare it with.`;
  const matched = accepted.find((text) => (normalised ? fold(text) : text) === outcome);
  if (matched !== undefined) {
    if (accepted.includes(found)) return say`${answer(found)} is an accepted answer.`;
    return say`${answer(found)} is the accepted answer ${answer(matched)}, once case and white space are folded.`;
  }
  const shown = joinParts(
    accepted.slice(0, 5).map((text) => [answer(text)]),
    ' or ',
  );
  const more = accepted.length > 5 ? ` or one of ${grouped(accepted.length - 5)} more` : '';
  return say`Expected ${shown}${more}, got ${answer(found)}.`;
}

function answer(text: string): TextPart {
  return code(JSON.stringify(oneLine(text, 200)));
}
