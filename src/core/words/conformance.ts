import type { ProgramStop } from '../conformance/conformance.ts';
import type { Difference } from '../json/difference.ts';
import { sameDecimal } from '../json/decimal.ts';
import type { ConformanceFacts } from '../model/verdict.ts';
import { differenceParts } from './difference.ts';
import { counted } from './numbers.ts';
import { oneLine } from './quoted.ts';
import { code, joinParts, say, type TextPart } from './textPart.ts';

/** What came of a normaliser and what was expected, as a sentence for each reason of `toolcall-300`. */
export function conformanceParts(facts: ConformanceFacts): TextPart[] {
  return joinParts([gradeParts(facts), schemaParts(facts)], ' ');
}

function gradeParts({ got, expected, error, difference }: ConformanceFacts): TextPart[] {
  if (got === null) return refusedParts(expected, error);
  if (expected === null) return say`A call was invented, where there was none to make: ${value(got)}.`;
  if (got === expected) return say`Exact: the call is the expected one.`;
  if (difference !== null) return say`Wrong value: ${placeParts(difference)}${hintOf(difference)}.`;
  // As decimals the two are the same, so that no place of theirs differs.
  return say`Wrong value: expected ${value(expected)}, got ${value(got)}${NUMBERS}.`;
}

function refusedParts(expected: string | null, error: string | null): TextPart[] {
  if (expected === null) {
    return error === null
      ? say`Refused, as it had to be: there is no call to make.`
      : say`Refused, as it had to be, but by an exception: ${code(oneLine(error, 200))}. It counts as right, and as an exception, too.`;
  }
  const wanted = say`though there is a call to make: ${value(expected)}.`;
  return error === null
    ? say`A false refusal, ${wanted}`
    : say`A false refusal by an exception (${code(oneLine(error, 200))}), ${wanted}`;
}

function value(text: string): TextPart {
  return code(oneLine(text, 200));
}

/** What stands in `name` or `arguments` is said without the call around it. */
function placeParts(difference: Difference): TextPart[] {
  const [root, ...path] = difference.path;
  return root === 'name' || root === 'arguments'
    ? differenceParts({ ...difference, path }, root)
    : differenceParts(difference, 'call');
}

const NUMBERS = ': document 002 tells an integer from a float, where document 000 does not';

function hintOf(difference: Difference): string {
  if (difference.kind !== 'changed') return '';
  const { expected, found } = difference;
  if (expected.type !== 'number' || found.type !== 'number' || expected.cut || found.cut) return '';
  return sameDecimal(expected.text, found.text) ? NUMBERS : '';
}

/** What the declared schema says of a call that it does not accept; nothing of others. */
function schemaParts({ got, schemaInvalid, schemaErrors }: ConformanceFacts): TextPart[] {
  if (got === null || !schemaInvalid) return [];
  const [first, ...others] = schemaErrors;
  if (first === undefined) return say`${NO_TOOL}`;
  const more = others.length === 0 ? '' : ` (and ${counted(others.length, 'further error')})`;
  return say`The declared schema rejects it: ${code(oneLine(first.text, 200))}${more}.`;
}

const NO_TOOL = 'No declared tool accepts it: it names none of them, or has no object of arguments.';

/** Lines of a file of recorded outputs: what came back, a refusal, an exception. */
export const OUTPUT_SHAPES: readonly string[] = [
  '{"id": "…", "output": {"name": "…", "arguments": {…}}}',
  '{"id": "…", "refused": true}',
  '{"id": "…", "error": "ValueError: …"}',
];

/** What the reference program stops at, behind "because". */
export function programStopClause({ code: stop, found }: ProgramStop): string {
  return found === '' ? STOPS[stop] : `${STOPS[stop]} (${oneLine(found)})`;
}

const STOPS: Readonly<Record<ProgramStop['code'], string>> = {
  'tool-not-an-object': 'a declared tool is no object',
  'tools-not-a-list': 'the declared tools are no list',
  'no-parameters': 'the tool that is called has no parameters',
  'schema-not-an-object': 'a schema is no object',
  'properties-not-an-object': 'the properties of a schema are no object',
  'required-not-a-list': 'what a schema requires is no list of names',
  'enum-not-searchable': 'the enum of a schema cannot be searched',
  'no-expected': 'the case is not unrecoverable and has no expected call',
  'category-not-hashable': 'its category is a list or an object, which cannot be counted by',
  'categories-not-sortable': 'categories of different types cannot be sorted',
  'too-deep': 'it is nested too deeply',
};
