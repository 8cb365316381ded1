import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { naive } from './adapters.ts';
import { CONFORMANCE_REASONS } from './conformance.ts';
import { gradeCase } from './gradeCase.ts';
import { comparable, ourAnswer, type ProgramAnswer } from './programAnswers.ts';
import { readCorpus } from './readCorpus.ts';

/** Written by `tools/conformance/answers.py` with this seed, over 300 generated cases and 30 corpora that may not load. */
const { seed, corpora } = JSON.parse(
  readFileSync(new URL('./vectors/program-answers.json', import.meta.url), 'utf8'),
) as { readonly seed: number; readonly corpora: readonly ProgramAnswer[] };

describe("the recorded answers of the document's program", () => {
  it('are of 50 corpora of one seed', () => expect([seed, corpora.length]).toEqual([5, 50]));

  it.each(corpora.map((answer, at) => [at + 1, answer] as const))('corpus %i is answered alike', (_, answer) => {
    expect(ourAnswer(answer)).toEqual(comparable(answer));
  });

  it('hold every reason, every kind of schema error and nearly every stop', () => {
    const met = new Set<string>();
    for (const { text } of corpora) {
      const read = readCorpus(text, '');
      for (const one of read.ok ? read.cases : []) {
        const found = gradeCase(one, naive(one.input, one.tools));
        met.add(found.kind === 'stop' ? found.stop.code : found.grade.reason);
        if (found.kind === 'grade') for (const error of found.grade.schemaErrors) met.add(error.code);
      }
    }
    expect([...met].toSorted()).toEqual(
      [
        ...CONFORMANCE_REASONS,
        'expected-type',
        'required-missing',
        'undeclared',
        'not-a-member',
        'tool-not-an-object',
        'tools-not-a-list',
        'no-parameters',
        'schema-not-an-object',
        'no-expected',
        'properties-not-an-object',
        'required-not-a-list',
        'enum-not-searchable',
        'category-not-hashable',
      ].toSorted(),
    );
  });
});
