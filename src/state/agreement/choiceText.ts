import { isNumber } from '../../core/formats/recorded.ts';
import { judgeText, parseJudge } from '../judges/judgeText.ts';
import { NO_CHOICE, type AgreementChoice, type HumanChoice } from './choice.ts';

/**
 * A choice as one value of a hash: `human=rater:ayse;judge=run:mock-judge;at=0.8`. What is not chosen is left out, so
 * that the plain comparison is an empty text.
 */
export function formatChoice(choice: AgreementChoice): string {
  const { human, judge, pick, atLeast, by, scale, undisputed, rubric } = choice;
  return [
    human === null ? null : `human=${guard(humanText(human))}`,
    judge === null ? null : `judge=${guard(judgeText(judge))}`,
    pick === 'after-review' ? 'pick=after' : null,
    atLeast === null ? null : `at=${atLeast}`,
    by === null ? null : `by=${by}`,
    scale ? 'scale' : null,
    undisputed ? 'undisputed' : null,
    rubric === null ? null : `rubric=${guard(rubric)}`,
  ]
    .filter((piece) => piece !== null)
    .join(';');
}

/** Pieces that cannot be read are left out. */
export function parseChoice(text: string): AgreementChoice {
  const pieces = new Map(text.split(';').map(splitPiece));
  const at = pieces.get('at') ?? '';
  const by = pieces.get('by');
  return {
    ...NO_CHOICE,
    human: parseHuman(pieces.get('human') ?? ''),
    judge: parseJudge(pieces.get('judge') ?? ''),
    pick: pieces.get('pick') === 'after' ? 'after-review' : 'blind-first',
    atLeast: isNumber(at) ? at : null,
    by: by === 'verdicts' || by === 'values' ? by : null,
    scale: pieces.has('scale'),
    undisputed: pieces.has('undisputed'),
    rubric: pieces.get('rubric') ?? null,
  };
}

/** Whose word it is, as one word: `rater:ayse`, `column:human`, `majority`, `adjudicated`. */
export function humanText(human: HumanChoice): string {
  switch (human.kind) {
    case 'rater':
      return `rater:${human.rater}`;
    case 'column':
      return `column:${human.column}`;
    default:
      return human.kind;
  }
}

export function parseHuman(text: string): HumanChoice | null {
  if (text === 'majority' || text === 'adjudicated') return { kind: text };
  const at = text.indexOf(':');
  const name = text.slice(at + 1);
  if (at < 0 || name === '') return null;
  switch (text.slice(0, at)) {
    case 'rater':
      return { kind: 'rater', rater: name };
    case 'column':
      return { kind: 'column', column: name };
    default:
      return null;
  }
}

function splitPiece(piece: string): readonly [name: string, value: string] {
  const at = piece.indexOf('=');
  return at < 0 ? [piece, ''] : [piece.slice(0, at), unguard(piece.slice(at + 1))];
}

function guard(text: string): string {
  return text.replaceAll('%', '%25').replaceAll(';', '%3b');
}

function unguard(text: string): string {
  return text.replaceAll('%3b', ';').replaceAll('%25', '%');
}
