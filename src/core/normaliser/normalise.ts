import type { JsonValue } from '../json/value.ts';
import type { Normalised, Rule } from './normaliser.ts';

/**
 * The call that the declared tools will accept, or a refusal, with what each rule changed (document 002, rules 3 to 11).
 * Pure; never throws, whatever the tools are. `off` names rules that are left out, to see what depends on them.
 */
export function normalise(_text: string, _tools: JsonValue, _off: ReadonlySet<Rule> = new Set()): Normalised {
  return { call: null, refusal: { rule: null, code: 'not-json', path: '', found: '' }, trace: [] };
}
