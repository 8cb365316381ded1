import { differences, type Difference } from '../json/difference.ts';
import { jsonEqual } from '../json/equal.ts';
import { STRICT } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/value.ts';
import type { Step } from './trajectory.ts';

/**
 * What a matched step's arguments are to its reference's. `subset`: some of the reference's, with equal values;
 * `superset`: all of the reference's and more. `not-captured`: one side has none, which is not the same as `{}`.
 */
export type ArgumentsRelation = 'equal' | 'subset' | 'superset' | 'differs' | 'not-captured';

export interface ArgumentsBadge {
  readonly relation: ArgumentsRelation;
  /** The first 20 places that differ, from the reference to the candidate; of `equal` and `not-captured` none. */
  readonly differences: readonly Difference[];
  /** There are more than those. */
  readonly cut: boolean;
}

/** Which relations agree: `exact` equal ones, `subset` and `superset` these too, `ignore` all. */
export type ArgumentsMode = 'ignore' | 'exact' | 'subset' | 'superset';

export interface ArgumentsRule {
  readonly mode: ArgumentsMode;
  /** By the name of a tool, instead of `mode`. */
  readonly tools?: ReadonlyMap<string, ArgumentsMode>;
}

const SHOWN = 20;

/**
 * The second layer of a pair: never changes its label. Arguments are read as strict JSON and compared as exact values
 * (1 and 1.0 are equal, elements in order, members one level deep); what is no JSON equals only the same text.
 */
export function compareArguments(reference: Step, candidate: Step): ArgumentsBadge {
  const wanted = valueOf(reference);
  const found = valueOf(candidate);
  if (wanted === null || found === null) return { relation: 'not-captured', differences: [], cut: false };
  const relation = relationOf(wanted, found);
  if (relation === 'equal') return { relation, differences: [], cut: false };
  const shown: Difference[] = [];
  for (const difference of differences(wanted.value, found.value)) {
    if (shown.length === SHOWN) return { relation, differences: shown, cut: true };
    shown.push(difference);
  }
  return { relation, differences: shown, cut: false };
}

/** Whether a pair's arguments agree under a rule. A reference step whose arguments were not captured asks for none. */
export function argumentsAgree(reference: Step, candidate: Step, rule: ArgumentsRule): boolean {
  const mode = rule.tools?.get(reference.name) ?? rule.mode;
  if (mode === 'ignore' || reference.argumentsText === null) return true;
  const wanted = valueOf(reference);
  const found = valueOf(candidate);
  if (wanted === null || found === null) return false;
  const relation = relationOf(wanted, found);
  return relation === 'equal' || relation === mode;
}

interface Read {
  readonly isJson: boolean;
  readonly value: JsonValue;
}

function valueOf({ argumentsText }: Step): Read | null {
  if (argumentsText === null) return null;
  const read = readJson(argumentsText, STRICT);
  return read.ok ? { isJson: true, value: read.value } : { isJson: false, value: argumentsText };
}

function relationOf(wanted: Read, found: Read): Exclude<ArgumentsRelation, 'not-captured'> {
  if (wanted.isJson === found.isJson && jsonEqual(wanted.value, found.value)) return 'equal';
  if (!isJsonObject(wanted.value) || !isJsonObject(found.value)) return 'differs';
  if (isWithin(found.value, wanted.value)) return 'subset';
  return isWithin(wanted.value, found.value) ? 'superset' : 'differs';
}

function isWithin(inner: JsonObject, outer: JsonObject): boolean {
  return [...inner].every(([key, value]) => {
    const other = outer.get(key);
    return other !== undefined && jsonEqual(value, other);
  });
}
