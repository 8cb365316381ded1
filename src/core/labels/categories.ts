import { compareDecimal } from '../json/compareDecimal.ts';
import { isNumber } from '../formats/recorded.ts';
import { byCodePoint } from './canonical.ts';
import { PASS_FAIL } from './header.ts';

export type Categories =
  /** The one that counts as passed comes first where there are two. */
  | { readonly ok: true; readonly categories: readonly string[] }
  /** No value is the one that counts as passed. */
  | { readonly ok: false; readonly positive: string; readonly values: readonly string[] };

/**
 * The categories of two columns that declare none, from what stands in them (besides `UNSURE` and `SKIP`). Up to two:
 * the one that counts as passed (`positive`; PASS where nothing is said) and the other; more: all, numbers in order.
 */
export function categoriesOf(values: Iterable<string>, positive: string | null): Categories {
  const found = [...new Set(values)].filter((value) => value !== 'UNSURE' && value !== 'SKIP');
  if (found.every((value) => PASS_FAIL.includes(value)) && (positive === null || PASS_FAIL.includes(positive))) {
    return { ok: true, categories: passedFirst(PASS_FAIL, positive ?? 'PASS') };
  }
  const passed = positive ?? 'PASS';
  const hasPassed = found.includes(passed);
  // Said to be what counts as passed, a value need not occur where at most one other does.
  if (found.length < 2 && positive !== null) {
    const other = found.find((value) => value !== passed) ?? `not ${passed}`;
    return { ok: true, categories: [passed, other] };
  }
  if (found.length > 2 && (hasPassed || positive === null)) return { ok: true, categories: inOrder(found) };
  if (!hasPassed || found.length !== 2) return { ok: false, positive: passed, values: inOrder(found) };
  return { ok: true, categories: passedFirst(found, passed) };
}

/** Declared categories; of two, the one that counts as passed first. */
export function passedFirst(categories: readonly string[], positive: string): readonly string[] {
  if (categories.length !== 2) return categories;
  return [positive, ...categories.filter((one) => one !== positive)];
}

function inOrder(values: readonly string[]): readonly string[] {
  const isScale = values.every(isNumber);
  return values.toSorted((a, b) => (isScale ? compareDecimal(a, b) : 0) || byCodePoint(a, b));
}
