import { canon } from '../../core/conformance/canon.ts';
import { reduceCall } from '../../core/conformance/gradeCase.ts';
import { readPython } from '../../core/conformance/readText.ts';
import { compareLines, type CompareLine, type CompareLines } from '../../core/json/lines.ts';
import { isJsonObject, type JsonValue } from '../../core/json/value.ts';
import type { ItemConformance } from '../../engine/conformance.ts';

/** What was expected and what came back, a member a line. */
export interface CaseLines extends CompareLines {
  /** Names of members of what came back that are not compared: document 002 takes them off a call. */
  readonly takenOff: readonly string[];
}

/** Null where a refusal was expected or came, or either cannot be read: there is nothing to hold side by side. */
export function caseLines({ expected, got }: Pick<ItemConformance, 'expected' | 'got'>): CaseLines | null {
  const [wanted, given] = [read(expected), read(got)];
  if (wanted === null || given === null) return null;
  const call = reduceCall(given);
  const { lines, cut } = canonLines(wanted, call);
  return { lines, cut, takenOff: keysOf(given).filter((key) => !keysOf(call).includes(key)) };
}

/** What two normalisers gave, a member a line; null where either gave nothing that can be read. */
export function outputLines(one: string | null, other: string | null): CompareLines | null {
  const [a, b] = [read(one), read(other)];
  return a === null || b === null ? null : canonLines(a, b);
}

function canonLines(one: JsonValue, other: JsonValue): CompareLines {
  const { lines, cut } = compareLines(one, other);
  return { lines: lines.map(asCanon), cut };
}

function read(text: string | null): JsonValue | null {
  const found = text === null ? null : readPython(text);
  return found?.ok === true ? found.value : null;
}

function keysOf(value: JsonValue): readonly string[] {
  return isJsonObject(value) ? [...value.keys()] : [];
}

/** Numbers are the same where `canon` prints them alike: 3 is not 3.0, and 1e2 is 100.0. */
function asCanon(line: CompareLine): CompareLine {
  const { reference, reply } = line;
  if (reference === null || reply === null || reference === reply) return line;
  if (!NUMBER.test(reference) || !NUMBER.test(reply)) return line;
  return { ...line, mark: printed(reference) === printed(reply) ? 'same' : 'changed' };
}

const NUMBER = /^(?:-?[\dI]|NaN)/;

function printed(token: string): string {
  const value = read(token);
  return value === null ? token : canon(value);
}
