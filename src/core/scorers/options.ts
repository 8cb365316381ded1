import type { Refusal } from '../model/issue.ts';
import type { Options, Scorer } from '../model/scorer.ts';

export type OptionsRead =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly refusal: Extract<Refusal, { readonly code: 'bad-option' | 'unknown-option' }> };

/**
 * The scorer's options with defaults filled in, in declared order. Refuses an option that is not
 * declared, and a value that is not, unless the option is open to any text.
 */
export function resolveOptions(scorer: Scorer, given: Options): OptionsRead {
  const names = scorer.options.map((option) => option.name);
  for (const [option, value] of given) {
    const declared = scorer.options.find((one) => one.name === option);
    if (declared === undefined) return { ok: false, refusal: { code: 'unknown-option', option, known: names } };
    const { values: allowed, open } = declared;
    if (open === true || allowed.includes(value)) continue;
    return { ok: false, refusal: { code: 'bad-option', option, value, allowed } };
  }
  const options = new Map<string, string>();
  for (const { name, values } of scorer.options) options.set(name, given.get(name) ?? values[0] ?? '');
  return { ok: true, options };
}
