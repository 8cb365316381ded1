import { LENIENT } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import { isJsonArray, isJsonNumber, isJsonObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { numberKey } from '../python/numberKey.ts';
import type { Baseline } from './conformance.ts';

/** Why a text is no baseline: no JSON, several objects, no object, or a member that `compare` reads is absent or no whole number. */
export type BaselineProblem =
  | { readonly code: 'not-json'; readonly found: string }
  /** Objects, one a line; `rows`: of cases, as `--jsonl-out` writes them. */
  | { readonly code: 'json-lines'; readonly rows: boolean }
  | { readonly code: 'not-an-object' }
  | { readonly code: 'member-missing' | 'member-type'; readonly member: string };

type BaselineRead =
  { readonly ok: true; readonly baseline: Baseline } | { readonly ok: false; readonly problem: BaselineProblem };

/** Reads a result that the reference program or this one wrote (`--write-baseline`, `--json`). */
export function readBaseline(text: string): BaselineRead {
  const read = readJson(text, LENIENT);
  if (!read.ok) return problem(linesOf(text) ?? { code: 'not-json', found: read.error.excerpt });
  if (!isJsonObject(read.value)) return problem({ code: 'not-an-object' });
  const whole = read.value;
  const exactMatch = count(whole, 'exact_match');
  if (typeof exactMatch !== 'number') return problem(exactMatch);
  const inventedCalls = count(whole, 'invented_calls_on_unrecoverable');
  if (typeof inventedCalls !== 'number') return problem(inventedCalls);
  const schemaInvalidReturns = count(whole, 'schema_invalid_returns');
  if (typeof schemaInvalidReturns !== 'number') return problem(schemaInvalidReturns);
  const byCategory = categories(whole);
  if (!(byCategory instanceof Map)) return problem(byCategory);
  return {
    ok: true,
    baseline: {
      exactMatch,
      inventedCalls,
      schemaInvalidReturns,
      byCategory,
      cases: wholeNumber(whole.get('cases')),
      falseRefusals: wholeNumber(whole.get('false_refusals_on_recoverable')),
      adapter: textOf(whole.get('adapter')),
      corpus: textOf(whole.get('corpus')),
    },
  };
}

function problem(found: BaselineProblem): BaselineRead {
  return { ok: false, problem: found };
}

/** Of a text that is no JSON as a whole: whether its first two lines that are not blank are objects; else null. */
function linesOf(text: string): BaselineProblem | null {
  const lines = /^\s*(\{[^\n]*)\n\s*(\{[^\n]*)/.exec(text)?.slice(1) ?? [];
  const [first, second] = lines.map((line) => readJson(line, LENIENT)).flatMap((read) => (read.ok ? [read.value] : []));
  if (first === undefined || second === undefined || !isJsonObject(first)) return null;
  return { code: 'json-lines', rows: first.has('ok') && first.has('got') };
}

function categories(whole: JsonObject): Map<string, { ok: number; n: number | null }> | BaselineProblem {
  const found = whole.get('by_category');
  if (found === undefined) return { code: 'member-missing', member: 'by_category' };
  if (!isJsonObject(found)) return { code: 'member-type', member: 'by_category' };
  const read = new Map<string, { ok: number; n: number | null }>();
  for (const [category, counts] of found) {
    // The document passes over what Python takes for false.
    if (isFalse(counts)) continue;
    const member = `by_category.${category}`;
    if (!isJsonObject(counts)) return { code: 'member-type', member };
    const ok = count(counts, 'ok', `${member}.`);
    if (typeof ok !== 'number') return ok;
    read.set(category, { ok, n: wholeNumber(counts.get('n')) });
  }
  return read;
}

/** What Python's `if` takes for false. */
function isFalse(value: JsonValue): boolean {
  if (value === null || value === false || value === '') return true;
  if (typeof value !== 'object') return false;
  if (isJsonArray(value)) return value.length === 0;
  return isJsonObject(value) ? value.size === 0 : numberKey(value) === '0';
}

function count(from: JsonObject, name: string, path = ''): number | BaselineProblem {
  const found = from.get(name);
  if (found === undefined) return { code: 'member-missing', member: path + name };
  return wholeNumber(found) ?? { code: 'member-type', member: path + name };
}

/** The number, where one stands that is whole, `5.0` included; else null. */
function wholeNumber(value: JsonValue | undefined): number | null {
  if (value === undefined || value === null || !isJsonNumber(value)) return null;
  const found = Number(value.token);
  return Number.isSafeInteger(found) ? found : null;
}

function textOf(value: JsonValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
