import type { JsonValue } from '../json/value.ts';
import { canon } from './canon.ts';
import { checkCall } from './checkCall.ts';
import type { Adapter, Baseline, ConformanceResult } from './conformance.ts';
import { gateOf } from './gate.ts';
import { gradeCase, reduceCall } from './gradeCase.ts';
import { readBaseline } from './readBaseline.ts';
import { resultOf } from './resultOf.ts';
import { resultText } from './resultText.ts';
import { answering, raising, SELF_TEST_CASES, SELF_TEST_TOOLS, valueOf } from './selfTestCases.ts';

/** One check of the document's self-test, by its own name. */
export interface SelfTestCheck {
  readonly name: string;
  readonly passed: boolean;
}

/** The document's 22 checks, in its order, on its six cases. */
export function conformanceSelfTest(): readonly SelfTestCheck[] {
  const { result, oks } = scored(answering);
  return [...canonChecks(), ...scoreChecks(result, oks), ...refusalChecks(), ...gateChecks(result), ...schemaChecks()];
}

function check(name: string, passed: boolean): SelfTestCheck {
  return { name, passed };
}

function same(a: string, b: string): boolean {
  return canon(valueOf(a)) === canon(valueOf(b));
}

function canonChecks(): SelfTestCheck[] {
  const call = '{"name": "t", "arguments": {"a": 1}}';
  const withId = valueOf('{"name": "t", "arguments": {"a": 1}, "id": "call_1"}');
  return [
    check(
      'canon ignores key order',
      same('{"b": 1, "a": 2}', '{"a": 2, "b": 1}') && canon(valueOf('{"b": 1, "a": 2}')) === '{"a":2,"b":1}',
    ),
    check('canon separates types', !same('1', '"1"') && !same('true', '1')),
    check('an extra top-level key is ignored', canon(reduceCall(withId)) === canon(valueOf(call))),
    check('a bare argument object is not a call', canon(reduceCall(valueOf('{"a": 1}'))) !== canon(valueOf(call))),
  ];
}

/** The result over the six cases, and which of them passed. A case that stops counts as none. */
function scored(adapter: Adapter): { readonly result: ConformanceResult; readonly oks: readonly boolean[] } {
  const graded = SELF_TEST_CASES.flatMap((one) => {
    const found = gradeCase(one, adapter(one.input, one.tools));
    return found.kind === 'grade' ? [{ one, grade: found.grade }] : [];
  });
  return { result: resultOf(graded).result, oks: graded.map(({ grade }) => grade.ok) };
}

function scoreChecks(result: ConformanceResult, oks: readonly boolean[]): SelfTestCheck[] {
  return [
    check('exact match is 2/6', result.exactMatch === 2 && result.exactMatchRate === 0.3333),
    check('one invented call', result.inventedCalls === 1),
    check('one correct refusal', result.correctlyRefused === 1),
    check('one false refusal', result.falseRefusals === 1),
    check('two schema-invalid returns', result.schemaInvalidReturns === 2),
    check('one adapter exception', result.adapterExceptions === 1),
    check('category p is 1/3', isThird(result, 'p')),
    check('category q is 1/3', isThird(result, 'q')),
    check('empty arguments do not satisfy a refusal', oks[4] === false),
  ];
}

function isThird(result: ConformanceResult, category: string): boolean {
  const found = result.byCategory.find((one) => one.category === category);
  return found?.n === 3 && found.ok === 1 && found.rate === 0.3333;
}

function refusalChecks(): SelfTestCheck[] {
  const { result } = scored(raising);
  return [
    check(
      'refusing everything scores only the refusals',
      result.exactMatch === 2 &&
        result.correctlyRefused === 2 &&
        result.falseRefusals === 4 &&
        result.adapterExceptions === 6,
    ),
    check(
      'refusing everything returns nothing invalid',
      result.schemaInvalidReturns === 0 && okOf(result, 'p') === 0 && okOf(result, 'q') === 2,
    ),
  ];
}

function okOf(result: ConformanceResult, category: string): number | undefined {
  return result.byCategory.find((one) => one.category === category)?.ok;
}

function gateChecks(result: ConformanceResult): SelfTestCheck[] {
  const better = result.byCategory.map((one) => ({ ...one, ok: 2 }));
  return [
    check('a drop in exact match is a regression', falls({ ...result, exactMatch: 1 }, result)),
    check('an improvement is not a regression', !falls({ ...result, exactMatch: 4, byCategory: better }, result)),
    check('more invented calls is a regression', falls({ ...result, inventedCalls: 2 }, result)),
    check('more schema-invalid returns is a regression', falls({ ...result, schemaInvalidReturns: 3 }, result)),
  ];
}

/** A regression against the result before, which goes through JSON as a baseline does. */
function falls(result: ConformanceResult, before: ConformanceResult): boolean {
  const names = { adapter: 'selftest', corpus: 'selftest' };
  const baseline = baselineOf(resultText(before, { ...names, seconds: 0 }));
  return baseline !== null && gateOf(result, baseline, names).regressions.length > 0;
}

function baselineOf(text: string): Baseline | null {
  const read = readBaseline(text);
  return read.ok ? read.baseline : null;
}

function schemaChecks(): SelfTestCheck[] {
  return [
    check('the schema subset accepts a valid call', accepts('{"name": "t", "arguments": {"a": 1, "b": "x"}}')),
    check('the schema subset rejects an undeclared property', !accepts('{"name": "t", "arguments": {"a": 1, "z": 0}}')),
    check('the schema subset rejects an undeclared tool', !accepts('{"name": "other", "arguments": {"a": 1}}')),
  ];
}

function accepts(call: string): boolean {
  const tools: JsonValue = SELF_TEST_TOOLS;
  const checked = checkCall(valueOf(call), tools);
  return checked.kind === 'checked' && checked.valid;
}
