import type { Refusal } from '../model/issue.ts';
import type { NumberRange, OptionDeclaration, Options, Scorer } from '../model/scorer.ts';

export type OptionsRead =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly refusal: Extract<Refusal, { readonly code: 'bad-option' | 'unknown-option' }> };

/**
 * The scorer's options with defaults filled in, in declared order. Refuses an option that is not
 * declared, and a value that is not, unless the option is open to any text, or to numbers of a range.
 */
export function resolveOptions(scorer: Scorer, given: Options): OptionsRead {
  const names = scorer.options.map((option) => option.name);
  for (const [option, value] of given) {
    const declared = scorer.options.find((one) => one.name === option);
    if (declared === undefined) return { ok: false, refusal: { code: 'unknown-option', option, known: names } };
    const { values: allowed, range } = declared;
    if (isAllowed(declared, value)) continue;
    const refusal = { code: 'bad-option' as const, option, value, allowed };
    return { ok: false, refusal: range === undefined ? refusal : { ...refusal, range } };
  }
  const options = new Map<string, string>();
  for (const { name, values } of scorer.options) options.set(name, given.get(name) ?? values[0] ?? '');
  return { ok: true, options };
}

function isAllowed({ values, open, range }: OptionDeclaration, value: string): boolean {
  if (values.includes(value)) return true;
  return open === true && (range === undefined || isInRange(value, range));
}

function isInRange(text: string, { min, max, whole }: NumberRange): boolean {
  const isNumber = whole ? /^\d{1,15}$/ : /^\d{1,15}(?:\.\d{1,15})?$/;
  return isNumber.test(text) && Number(text) >= min && (max === null || Number(text) <= max);
}
