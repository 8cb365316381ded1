import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canon } from '../conformance/canon.ts';
import type { ConformanceCase } from '../conformance/conformance.ts';
import { readCorpus } from '../conformance/readCorpus.ts';
import { normalise } from './normalise.ts';
import { RULES, type Rule } from './normaliser.ts';

/** A corpus whose expected values were derived by hand, by somebody who had not seen this code. */
const read = readCorpus(
  readFileSync(new URL('../../../public/samples/conformance.jsonl', import.meta.url), 'utf8'),
  'conformance.jsonl',
);
if (!read.ok) throw new Error(read.message);
const { cases } = read;

function passes(one: ConformanceCase, ...off: readonly Rule[]): boolean {
  if (typeof one.input !== 'string') throw new Error('an input is no text');
  const { call } = normalise(one.input, one.tools, new Set(off));
  if (one.expectedKind === 'unrecoverable') return call === null;
  return call !== null && one.expected !== undefined && canon(call) === canon(one.expected);
}

describe('the corpus', () => {
  it('has at least 150 cases in at least 12 categories', () => {
    expect(cases.length).toBeGreaterThanOrEqual(150);
    expect(new Set(cases.map(({ category }) => category)).size).toBeGreaterThanOrEqual(12);
  });

  it('passes with all rules', () => {
    expect(cases.filter((one) => !passes(one)).map(({ id }) => id)).toEqual([]);
  });

  it.each(RULES)('has cases that only rule %s repairs', (rule) => {
    const broken = cases.filter((one) => !passes(one, rule));
    const onlyByIt = broken.filter((one) => RULES.every((other) => other === rule || passes(one, other)));
    expect(onlyByIt.length).toBeGreaterThan(0);
  });
});
