import { expect, test } from 'vitest';
import { createEngine } from '../createEngine.ts';
import type { Outcome, Source } from '../engine.ts';

function source(name: string, lines: readonly string[]): Source {
  return { name, blob: new Blob([lines.join('\n')]) };
}

function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'value') return outcome.value;
  throw new Error(JSON.stringify(outcome));
}

test('an answer that accepts several values leaves its item not judged, and what it accepts is to be seen there', async () => {
  const engine = createEngine();
  const question = '"question": [[{"role": "user", "content": "Hi"}]]';
  const questions = source('questions.json', [
    `{"id": "simple_0", ${question}}`,
    `{"id": "simple_1", ${question}}`,
    `{"id": "simple_2", ${question}}`,
  ]);
  const answers = source('answers.json', [
    '{"id": "simple_1", "ground_truth": [{"f": {"x": [1, 2]}}]}',
    '{"id": "simple_0", "ground_truth": [{"f": {"x": [1]}}]}',
  ]);
  const results = source('results.json', [
    '{"id": "simple_0", "result": [{"f": "{\\"x\\": 1.0}"}]}',
    '{"id": "simple_1", "result": [{"f": "{\\"x\\": 1}"}]}',
    '{"id": "simple_2", "result": [{"f": "{\\"x\\": 1}"}]}',
  ]);
  const opened = valueOf(await engine.open({ sources: [questions, answers, results] }));
  expect(opened.files.map(({ format, role }) => [format, role])).toEqual([
    ['bfcl', 'dataset'],
    ['bfcl-answers', 'references'],
    ['bfcl-result', 'replies'],
  ]);
  expect(opened.references).toEqual({ calls: 1, texts: 0, paths: 0, none: 2, broken: 0 });
  expect(opened.recordedColumns.map(({ name }) => name)).toEqual(['accepted']);
  const replySet = opened.replySets[0]!.replySet;
  const request = { scorer: 'xlam-tool-call', options: new Map<string, string>(), replySet };
  const run = valueOf(await engine.run(opened.dataset, request));
  expect(run.totals.counts).toEqual({ right: 1, wrong: 0, notJudged: 2, fault: 0 });
  const details = [];
  for (const id of ['simple_0', 'simple_1', 'simple_2']) {
    const detail = valueOf(await engine.item(opened.dataset, { id, attempt: 0 }, { run: run.run, replySet }));
    details.push(detail.recorded.map(({ name, text }) => `${name}: ${text}`));
  }
  expect(details).toEqual([[], ['accepted: [{"f": {"x": [1, 2]}}]'], []]);
});
