import { isJsonObject, type JsonValue } from '../json/value.ts';
import { regressionSentence } from '../words/gate.ts';
import { naive } from './adapters.ts';
import type { AdapterOutcome, ConformanceCase, Graded, ProgramStop } from './conformance.ts';
import { gateOf } from './gate.ts';
import { gradeCase } from './gradeCase.ts';
import { readBaseline } from './readBaseline.ts';
import { readCorpus } from './readCorpus.ts';
import { reportText } from './reportText.ts';
import { resultOf } from './resultOf.ts';
import { resultText } from './resultText.ts';
import { rowText } from './rowText.ts';
import { valueOf } from './selfTestCases.ts';

/** What the document's program says of one corpus; `tools/conformance/answers.py` writes it. */
export interface ProgramAnswer {
  readonly text: string;
  /** Cases read, or why none were. */
  readonly load: number | { readonly message: string } | Crash;
  readonly cases?: readonly (Crash | { readonly row: string; readonly errors: readonly string[] | null })[];
  /** The result of the cases that did not crash, as a text. */
  readonly result?: string | Crash;
  readonly report?: string;
  readonly baseline?: string;
  readonly fails?: readonly string[];
}

/** The kind of a Python exception. */
interface Crash {
  readonly crash: string;
}

/** What each stop is in Python. */
const CRASHES: Readonly<Record<ProgramStop['code'], string>> = {
  'tool-not-an-object': 'AttributeError',
  'tools-not-a-list': 'TypeError',
  'no-parameters': 'KeyError',
  'schema-not-an-object': 'AttributeError',
  'properties-not-an-object': 'TypeError',
  'required-not-a-list': 'TypeError',
  'enum-not-searchable': 'TypeError',
  'no-expected': 'KeyError',
  'category-not-hashable': 'TypeError',
  'categories-not-sortable': 'TypeError',
  'too-deep': 'RecursionError',
};

const NAMES = { adapter: 'naive \u00e9', corpus: 'c.jsonl', seconds: 0 };

/** What we say of the same corpus, in the same form: for tests, which hold the two against each other. */
export function ourAnswer({ text, load, baseline }: ProgramAnswer): ProgramAnswer {
  const read = readCorpus(text, '<path>');
  if (!read.ok) return { text, load: isCrash(load) && isOwn(read.message) ? load : { message: read.message } };
  const outcomes = recordedOutcomes(text);
  const graded = read.cases.map((one, at) => ({ one, graded: gradeCase(one, outcomeOf(one, outcomes[at])) }));
  const cases = graded.map(({ one, graded: found }) => caseAnswer(one, found));
  const kept = graded.flatMap(({ one, graded: found }) =>
    found.kind === 'grade' ? [{ one, grade: found.grade }] : [],
  );
  if (baseline === undefined && kept.length === 0) return { text, load: cases.length, cases };
  const { result, stop } = resultOf(kept);
  if (stop !== null) return { text, load: cases.length, cases, result: { crash: CRASHES[stop.code] } };
  const before = readBaseline(baseline ?? '');
  return {
    text,
    load: cases.length,
    cases,
    result: resultText(result, NAMES),
    report: reportText(result, NAMES.adapter),
    ...(baseline === undefined ? {} : { baseline }),
    fails: before.ok ? gateOf(result, before.baseline, NAMES).regressions.map(regressionSentence) : [],
  };
}

/** What the program says, in the form of `ourAnswer`: where it validated nothing, the list of errors is empty. */
export function comparable(answer: ProgramAnswer): ProgramAnswer {
  const cases = answer.cases?.map((one) => ('row' in one ? { ...one, errors: one.errors ?? [] } : one));
  return cases === undefined ? answer : { ...answer, cases };
}

function isCrash(load: ProgramAnswer['load']): boolean {
  return typeof load === 'object' && 'crash' in load;
}

/** Where the program crashes on a line the message is ours: that there is one is all that can be the same. */
function isOwn(message: string): boolean {
  return / is no JSON( object$|: )/.test(message);
}

function caseAnswer(one: ConformanceCase, found: Graded): NonNullable<ProgramAnswer['cases']>[number] {
  if (found.kind === 'stop') return { crash: CRASHES[found.stop.code] };
  const { grade } = found;
  return {
    row: rowText(one, { ...grade, error: grade.error === null ? null : 'raised' }),
    errors: grade.schemaErrors.map((error) => error.text),
  };
}

/** The member `outcome` of each row that holds a case, which the corpus reader passes over. */
function recordedOutcomes(text: string): readonly (JsonValue | undefined)[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => valueOf(line.slice(line.indexOf('{'), line.lastIndexOf('}') + 1)))
    .filter((row) => isJsonObject(row))
    .map((row) => row.get('outcome'));
}

/** What a case brings along, or what `naive` makes of it. */
function outcomeOf(one: ConformanceCase, recorded: JsonValue | undefined): AdapterOutcome {
  if (recorded === undefined || !isJsonObject(recorded)) return naive(one.input, one.tools);
  if (recorded.has('raised')) return { kind: 'raised', error: 'ValueError: as recorded' };
  const value = recorded.get('returned') ?? null;
  return value === null ? { kind: 'refused' } : { kind: 'returned', value };
}
