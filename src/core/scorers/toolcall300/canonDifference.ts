import { canon } from '../../conformance/canon.ts';
import type { ConformanceCase, Grade } from '../../conformance/conformance.ts';
import { readPython } from '../../conformance/readText.ts';
import { firstDifference, type Difference } from '../../json/difference.ts';

/** The first place where what came is not what was expected; numbers differ where `canon` prints them differently. */
export function canonDifference({ expected }: ConformanceCase, { got, expected: wanted }: Grade): Difference | null {
  if (got === null || wanted === null || got === wanted || expected === undefined) return null;
  const found = readPython(got);
  return found.ok ? firstDifference(expected, found.value, (a, b) => canon(a) === canon(b)) : null;
}
