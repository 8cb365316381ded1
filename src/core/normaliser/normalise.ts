import type { JsonValue } from '../json/value.ts';
import { Log } from './log.ts';
import { declaredTools } from './names.ts';
import type { Normalised, Rule } from './normaliser.ts';
import { oneCall } from './several.ts';
import { readText } from './truncation.ts';

/**
 * The call that the declared tools will accept, or a refusal, with what each rule changed (document 002, rules 3 to 11).
 * Pure; never throws, whatever the tools are. `off` names rules that are left out, to see what depends on them.
 */
export function normalise(text: string, tools: JsonValue, off: ReadonlySet<Rule> = new Set()): Normalised {
  const log = new Log(off);
  const value = readText(text, log);
  const call = value === undefined ? undefined : oneCall(value, declaredTools(tools), log);
  return { call: call ?? null, refusal: call === undefined ? log.refusal : null, trace: log.trace };
}
