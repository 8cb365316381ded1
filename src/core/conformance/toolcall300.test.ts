import { describe, expect, it } from 'vitest';
import { regressionSentence } from '../words/gate.ts';
import { naive } from './adapters.ts';
import { canon } from './canon.ts';
import type { Adapter, Baseline, ConformanceCase, ConformanceResult, ProgramStop } from './conformance.ts';
import { gateOf } from './gate.ts';
import { gradeCase } from './gradeCase.ts';
import { readBaseline } from './readBaseline.ts';
import { readCorpus } from './readCorpus.ts';
import { readPython } from './readText.ts';
import { reportText } from './reportText.ts';
import { resultOf, type GradedCase } from './resultOf.ts';
import { resultText } from './resultText.ts';
import { rowText } from './rowText.ts';
import { valueOf } from './selfTestCases.ts';
import { validate } from './validate.ts';
import rows from './vectors/toolcall-300.json' with { type: 'json' };

/** Answers of the document's own functions under CPython 3.11.7. */
interface Vector {
  readonly id: string;
  readonly input: { readonly op: string } & Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
}
const vectors = rows as readonly Vector[];

function named(op: string): readonly Vector[] {
  return vectors.filter((one) => one.input.op === op);
}

/** Counts and rows as the document's program would have them, or where it stops. */
function scored(cases: readonly ConformanceCase[], adapter: Adapter) {
  const graded: GradedCase[] = [];
  const written: unknown[] = [];
  const stops: ProgramStop[] = [];
  for (const one of cases) {
    const found = gradeCase(one, adapter(one.input, one.tools));
    if (found.kind === 'stop') {
      stops.push(found.stop);
      continue;
    }
    graded.push({ one, grade: found.grade });
    written.push(JSON.parse(rowText(one, found.grade)));
  }
  const { result, stop } = resultOf(graded);
  return { result, rows: written, stops: stop === null ? stops : [...stops, stop] };
}

/** Of an error the document's words are not promised: only whether there is one. */
function withoutWording(row: unknown): unknown {
  const { error, ...rest } = row as { readonly error: string | null };
  return { ...rest, raised: error !== null };
}

function asJson(result: ConformanceResult): unknown {
  const { adapter, corpus, seconds, ...counts } = JSON.parse(
    resultText(result, { adapter: 'naive', corpus: 'c.jsonl', seconds: 0 }),
  ) as Record<string, unknown>;
  expect([adapter, corpus, seconds]).toEqual(['naive', 'c.jsonl', 0]);
  return counts;
}

interface Template {
  readonly n: number;
  readonly exact_first: number;
  readonly case: object;
  readonly other_input: string;
}

function corpusOf(input: Vector['input']): string {
  if (typeof input['corpus_jsonl'] === 'string') return input['corpus_jsonl'];
  const template = input['cases_template'] as Template;
  return Array.from({ length: template.n }, (_, at) =>
    JSON.stringify(at < template.exact_first ? template.case : { ...template.case, input: template.other_input }),
  ).join('\n');
}

describe('the vectors of toolcall-300', () => {
  it('are all 136, and none is of an operation that no test here knows', () => {
    expect(vectors).toHaveLength(136);
    const known = ['canon_equal', 'parse_canon', 'validate', 'score_naive', 'compare', 'load_corpus'];
    expect(known.flatMap(named)).toHaveLength(136);
  });

  it.each(named('canon_equal'))('$id prints both values as the document does', ({ input, expected }) => {
    const [a, b] = ['a', 'b'].map((side) => canon(valueOf(String(input[side]))));
    expect({ equal: a === b, a: { ok: true, canon: a }, b: { ok: true, canon: b } }).toEqual(expected);
  });

  it.each(named('parse_canon'))('$id is read as json.loads reads it', ({ input, expected }) => {
    const repeated = input['text_repeat'] as { prefix: string; times: number; suffix: string } | undefined;
    const text = repeated
      ? repeated.prefix.repeat(repeated.times) + repeated.suffix.repeat(repeated.times)
      : String(input['text']);
    const read = readPython(text);
    if (!read.ok) expect({ ok: false, exception: read.error.split(':', 1)[0] }).toEqual(expected);
    else expect(canon(read.value)).toBe(expected['canon'] ?? text);
    expect(read.ok).toBe(expected['ok']);
  });

  it.each(named('validate'))('$id gives the errors of the document in their order', ({ input, expected }) => {
    const checked = validate(valueOf(String(input['value_json'])), valueOf(String(input['schema_json'])));
    if (checked.kind === 'stop') expect(expected).toEqual({ crash: 'TypeError' });
    else expect({ errors: checked.errors.map((one) => one.text) }).toEqual(expected);
  });

  it.each(named('score_naive'))('$id is graded as the document grades it', ({ input, expected }) => {
    const read = readCorpus(corpusOf(input), '<path>');
    if (!read.ok) {
      expect({ exit_code: 1, exit_message: read.message }).toEqual(expected);
      return;
    }
    const found = scored(read.cases, naive);
    if (found.stops.length > 0) {
      expect(expected).toEqual({ crash: 'KeyError' });
      expect(['no-expected', 'no-parameters']).toContain(found.stops[0]?.code);
      return;
    }
    expect(asJson(found.result)).toEqual(expected['result']);
    if (expected['rows'] !== undefined) {
      expect(found.rows.map(withoutWording)).toEqual((expected['rows'] as unknown[]).map(withoutWording));
    }
    if (expected['report_text'] !== undefined) {
      expect(reportText(found.result, 'naive')).toBe(expected['report_text']);
    }
  });

  it.each(named('compare'))('$id falls for the reasons of the document', ({ input, expected }) => {
    const { regressions } = gateOf(resultFrom(input['result']), baselineFrom(input['baseline']), NAMES);
    expect({ fails: regressions.map(regressionSentence) }).toEqual(expected);
  });

  it.each(named('load_corpus'))('$id loads, or is refused, as the document does', ({ input, expected }) => {
    const bytes = Buffer.from(String(input['bytes_latin1']), 'latin1');
    const read = readCorpus(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), '<path>');
    if (read.ok) expect({ cases: read.cases.length }).toEqual(expected);
    else if ('crash' in expected) expect(read.message).toMatch(/^corpus line \d+ is no JSON/);
    else expect({ exit_code: 1, exit_message: read.message }).toEqual(expected);
  });
});

const NAMES = { adapter: 'naive', corpus: 'c.jsonl' };

function baselineFrom(json: unknown): Baseline {
  const read = readBaseline(JSON.stringify(json));
  if (!read.ok) throw new Error(read.problem.code);
  return read.baseline;
}

/** The result that a baseline was written from: what `compare` reads is in both. */
function resultFrom(json: unknown): ConformanceResult {
  const { byCategory, ...counts } = baselineFrom(json);
  return {
    exactMatch: counts.exactMatch,
    inventedCalls: counts.inventedCalls,
    schemaInvalidReturns: counts.schemaInvalidReturns,
    falseRefusals: counts.falseRefusals ?? 0,
    cases: 6,
    exactMatchRate: 0,
    unrecoverableCases: 0,
    correctlyRefused: 0,
    adapterExceptions: 0,
    byCategory: [...byCategory].map(([category, { ok, n }]) => ({ category, ok, n: n ?? 0, rate: 0 })),
  };
}
