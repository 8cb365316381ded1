import { expect, test } from 'vitest';
import type { Scorer } from '../../core/model/scorer.ts';
import { findScorer } from '../../core/scorers/registry.ts';
import { createEngine } from '../createEngine.ts';

const row = { id: 'q', input: 'q', reference: { calls: [{ name: 'f', arguments: {} }] } };
const built = findScorer('xlam-tool-call')!;

async function runWith(scorer: Scorer) {
  const engine = createEngine(undefined, { scorers: [scorer] });
  const opened = await engine.open({ sources: [{ name: 'rows.jsonl', blob: new Blob([JSON.stringify(row)]) }] });
  if (opened.kind !== 'value') throw new Error(JSON.stringify(opened));
  const run = await engine.run(opened.value.dataset, { scorer: scorer.name, options: new Map(), replySet: null });
  return run.kind === 'refusal' && run.refusal.code === 'self-test-failed' ? run.refusal : run;
}

const verdict = {
  reason: 'match',
  detail: { code: 'no-calls-wanted' },
  outcome: null,
  failureKind: null,
  score: null,
} as const;

test('a scorer that marks everything right does not score', async () => {
  const run = await runWith({ ...built, name: 'kind', score: () => ({ ...verdict, correct: true }) });
  expect(run).toMatchObject({
    code: 'self-test-failed',
    total: 1,
    failures: [{ id: 'q', check: 'null-control', found: 'right' }],
  });
});

test('a scorer that gives a reason it did not declare does not score', async () => {
  const run = await runWith({ ...built, name: 'odd', score: () => ({ ...verdict, correct: true, reason: 'because' }) });
  expect(run).toMatchObject({
    code: 'self-test-failed',
    total: 2,
    failures: [{ found: 'undeclared-reason', reason: 'because' }, {}],
  });
});
