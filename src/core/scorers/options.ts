import type { Refusal } from '../model/issue.ts';
import type { Options, Scorer } from '../model/scorer.ts';

export type OptionsRead =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly refusal: Extract<Refusal, { readonly code: 'bad-option' }> };

/**
 * The scorer's options with defaults filled in, in declared order. Refuses a value that is not
 * declared, and an option that is not (`allowed` then lists the option names).
 */
export function resolveOptions(scorer: Scorer, given: Options): OptionsRead {
  const names = scorer.options.map((option) => option.name);
  for (const [option, value] of given) {
    const declared = scorer.options.find((one) => one.name === option);
    const allowed = declared?.values ?? names;
    if (declared === undefined || !allowed.includes(value)) {
      return { ok: false, refusal: { code: 'bad-option', option, value, allowed } };
    }
  }
  const options = new Map<string, string>();
  for (const { name, values } of scorer.options) options.set(name, given.get(name) ?? values[0] ?? '');
  return { ok: true, options };
}
