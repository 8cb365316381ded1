import type { ConformanceCase } from '../../conformance/conformance.ts';
import { readPython } from '../../conformance/readText.ts';
import type { JsonValue } from '../../json/value.ts';
import type { ConformanceSource, ReferenceProblem } from '../../model/item.ts';
import { cut } from '../cut.ts';

export type CaseRead =
  | { readonly ok: true; readonly one: ConformanceCase }
  /** The row is JSON, but none that Python reads: numbers too long, nesting too deep. */
  | { readonly ok: false; readonly problem: ReferenceProblem };

/** The case with its values as the document's program has them. */
export function readCase(source: ConformanceSource): CaseRead {
  const { id, category, tools, input, expectedKind, expected } = source;
  const values: JsonValue[] = [];
  for (const text of [id, category, tools, input, expectedKind, expected ?? 'null']) {
    const read = readPython(text);
    if (!read.ok) return { ok: false, problem: { code: 'not-json', call: null, excerpt: cut(text, 80) } };
    values.push(read.value);
  }
  const one: ConformanceCase = {
    id: values[0]!,
    category: values[1]!,
    tools: values[2]!,
    input: values[3]!,
    expectedKind: values[4]!,
    expected: expected === null ? undefined : values[5]!,
  };
  return { ok: true, one };
}
