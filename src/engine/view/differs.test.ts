import { expect, test } from 'vitest';
import type { ReasonDeclaration } from '../../core/model/scorer.ts';
import { scorerThat, verdict } from '../../core/scorers/builders.ts';
import { fileOf, valueOf } from '../compare/builders.ts';
import { createEngine } from '../createEngine.ts';

const REASONS = ['match', 'miss', 'other'] as const;

/** Its reason is what the reply says. */
function saying(name: string) {
  return scorerThat(
    (_, { text }) => {
      const reason = REASONS.find((one) => one === text) ?? 'miss';
      return verdict({ correct: reason === 'match', reason });
    },
    {
      name,
      reasons: REASONS.map((code): ReasonDeclaration => ({ code, correct: code === 'match' })),
      key: () => null,
      hasReference: () => true,
    },
  );
}

test('another verdict, and another reason for the same one, are told apart; between two scorers reasons say nothing', async () => {
  const engine = createEngine(undefined, { scorers: [saying('one'), saying('two')] });
  const pairs = [
    ['match', 'match'],
    ['match', 'miss'],
    ['miss', 'other'],
    ['other', 'other'],
  ];
  const rows = pairs.map((_, at) => ({ id: `${at}`, input: 'q', reference: { text: 'x' } }));
  const replies = [0, 1].map((side) =>
    fileOf(
      pairs.map((pair, at) => ({ id: `${at}`, text: pair[side] })),
      `${side}.jsonl`,
    ),
  );
  const { dataset, replySets } = valueOf(await engine.open({ sources: [fileOf(rows), ...replies] }));
  async function runOf(scorer: string, at: number): Promise<string> {
    const replySet = replySets[at]!.replySet;
    return valueOf(await engine.run(dataset, { scorer, options: new Map(), replySet })).run;
  }
  async function counts(run: string, beside: string) {
    const { facets } = valueOf(await engine.view(dataset, { filter: '', sort: null, run, beside }));
    return facets.find(({ field }) => field === 'differs')?.values.map(({ value, count }) => `${value} ${count}`);
  }
  const first = await runOf('one', 0);
  expect(await counts(first, await runOf('one', 1))).toEqual(['yes 1', 'reason 1', 'no 2']);
  expect(await counts(first, await runOf('two', 1))).toEqual(['yes 1', 'no 3']);
});
