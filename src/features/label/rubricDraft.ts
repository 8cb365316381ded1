import type { Rubric, RubricBand } from '../../core/rubric/rubric.ts';
import { unitsText } from './unitsText.ts';

/** A rubric as it is being written: everything is text as typed. */
export interface RubricDraft {
  readonly name: string;
  readonly parts: readonly PartDraft[];
  /** Empty: all there is to have. */
  readonly pass: string;
}

export interface PartDraft {
  readonly id: string;
  readonly name: string;
  readonly bands: readonly BandDraft[];
}

export interface BandDraft {
  readonly score: string;
  readonly sentence: string;
}

/** Parts and bands are counted from 1, as the form numbers them. */
export type RubricProblem =
  | { readonly code: 'no-name' }
  | { readonly code: 'no-part-name' | 'same-part-name' | 'few-bands'; readonly part: number }
  | { readonly code: 'no-sentence' | 'bad-score' | 'same-score'; readonly part: number; readonly band: number }
  /** `most`: all there is to have. */
  | { readonly code: 'bad-pass'; readonly most: string };

export type ReadRubric =
  | { readonly ok: true; readonly rubric: Omit<Rubric, 'id' | 'version'> }
  | { readonly ok: false; readonly problems: readonly RubricProblem[] };

const MOST_SCORE = 1000;

/** A draft of a rubric that is there; null begins with one part that passes or fails. */
export function draftOf(rubric: Rubric | null): RubricDraft {
  if (rubric === null) return { name: '', parts: [newPart([])], pass: '' };
  const { name, parts, unitsOfOne, pass } = rubric;
  return {
    name,
    parts: parts.map((part) => ({
      id: part.id,
      name: part.name,
      bands: part.bands.map(({ score, sentence }) => ({ score: unitsText(score, unitsOfOne), sentence })),
    })),
    pass: unitsText(pass, unitsOfOne),
  };
}

/** A part to fill in, of an id that none of the others has. */
export function newPart(parts: readonly PartDraft[]): PartDraft {
  const taken = new Set(parts.map(({ id }) => id));
  let number = parts.length + 1;
  while (taken.has(`part-${number}`)) number += 1;
  return {
    id: `part-${number}`,
    name: '',
    bands: [
      { score: '0', sentence: '' },
      { score: '1', sentence: '' },
    ],
  };
}

/** The rubric that is written, its bands in rising order, or everything that keeps it from being one. */
export function readDraft({ name, parts, pass }: RubricDraft): ReadRubric {
  const problems: RubricProblem[] = [];
  if (name.trim() === '') problems.push({ code: 'no-name' });
  const names = new Set<string>();
  for (const [at, part] of parts.entries()) {
    const called = part.name.trim();
    if (called === '') problems.push({ code: 'no-part-name', part: at + 1 });
    else if (names.has(called)) problems.push({ code: 'same-part-name', part: at + 1 });
    names.add(called);
    problems.push(...bandProblems(part, at + 1));
  }
  const decimals = parts.flatMap(({ bands }) => bands.flatMap(({ score }) => decimalOf(score) ?? []));
  const needed = pass.trim() === '' ? null : decimalOf(pass);
  const digits = Math.max(0, ...[...decimals, ...(needed === null ? [] : [needed])].map((one) => one.digits));
  function units(text: string): number {
    return unitsOf(decimalOf(text) ?? { whole: 0, fraction: '', digits: 0 }, digits);
  }
  const unitsOfOne = 10 ** digits;
  const most = parts.reduce((sum, { bands }) => sum + Math.max(0, ...bands.map(({ score }) => units(score))), 0);
  const least = pass.trim() === '' ? most : needed === null ? 0 : units(pass);
  if (least <= 0 || least > most) problems.push({ code: 'bad-pass', most: unitsText(most, unitsOfOne) });
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    rubric: {
      name: name.trim(),
      unitsOfOne,
      pass: least,
      parts: parts.map((part) => ({
        id: part.id,
        name: part.name.trim(),
        bands: part.bands
          .map(({ score, sentence }): RubricBand => ({ score: units(score), sentence: sentence.trim() }))
          .toSorted((one, other) => one.score - other.score),
      })),
    },
  };
}

function bandProblems({ bands }: PartDraft, part: number): readonly RubricProblem[] {
  const problems: RubricProblem[] = [];
  if (bands.length < 2) problems.push({ code: 'few-bands', part });
  const scores = new Set<number>();
  for (const [at, { score, sentence }] of bands.entries()) {
    const place = { part, band: at + 1 };
    const decimal = decimalOf(score);
    const value = decimal === null ? null : unitsOf(decimal, 3);
    if (value === null) problems.push({ code: 'bad-score', ...place });
    else if (scores.has(value)) problems.push({ code: 'same-score', ...place });
    if (value !== null) scores.add(value);
    if (sentence.trim() === '') problems.push({ code: 'no-sentence', ...place });
  }
  return problems;
}

interface Decimal {
  readonly whole: number;
  readonly fraction: string;
  /** Of the fraction, without zeros at its end. */
  readonly digits: number;
}

/** From 0 to 1,000 with at most 3 decimals; a comma is taken for the point. */
function decimalOf(text: string): Decimal | null {
  const found = /^(\d{1,4})(?:[.,](\d{1,3}))?$/u.exec(text.trim());
  if (found === null) return null;
  const whole = Number(found[1]);
  const fraction = (found[2] ?? '').replace(/0+$/u, '');
  if (whole > MOST_SCORE || (whole === MOST_SCORE && fraction !== '')) return null;
  return { whole, fraction, digits: fraction.length };
}

function unitsOf({ whole, fraction }: Decimal, digits: number): number {
  return whole * 10 ** digits + Number(fraction.padEnd(digits, '0'));
}
