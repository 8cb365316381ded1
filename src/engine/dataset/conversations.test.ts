import { expect, test } from 'vitest';
import { createEngine } from '../createEngine.ts';
import type { DatasetSummary, Engine, Outcome, Source } from '../engine.ts';

function source(name: string, lines: readonly object[]): Source {
  return { name, blob: new Blob([lines.map((line) => JSON.stringify(line)).join('\n')]) };
}

function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'value') return outcome.value;
  throw new Error(JSON.stringify(outcome));
}

const user = { role: 'user', content: 'Hi' };

function chat(id: string, name: string): object {
  return {
    id,
    messages: [user, { role: 'assistant', tool_calls: [{ id: 'c', function: { name, arguments: '{}' } }] }],
  };
}

const chats = source('chats.jsonl', [chat('a', 'f'), chat('b', 'g')]);
const rows = ['a', 'b'].map((id) => ({ id, input: 'Hi', reference: { calls: [{ name: 'f', arguments: {} }] } }));
const dataset = source('dataset.jsonl', rows);

async function counts(engine: Engine, opened: DatasetSummary): Promise<unknown> {
  const replySet = opened.replySets.at(-1)!.replySet;
  const request = { scorer: 'xlam-tool-call', options: new Map<string, string>(), replySet };
  return valueOf(await engine.run(opened.dataset, request)).totals.counts;
}

test('conversations that come with a dataset are replies to its items, whatever comes first', async () => {
  const engine = createEngine();
  for (const sources of [
    [dataset, chats],
    [chats, dataset],
  ]) {
    const opened = valueOf(await engine.open({ sources }));
    expect(opened.files.map(({ format }) => format)).toEqual(['touchstone', 'conversation-replies']);
    expect(await counts(engine, opened)).toEqual({ right: 1, wrong: 1, notJudged: 0, fault: 0 });
  }
  const alone = valueOf(await engine.open({ sources: [dataset] }));
  const added = valueOf(await engine.addReplies(alone.dataset, chats));
  expect(await counts(engine, added)).toEqual({ right: 1, wrong: 1, notJudged: 0, fault: 0 });
});

test('conversations alone are two datasets, unless one is chosen to be what is right', async () => {
  const engine = createEngine();
  const others = source('others.jsonl', [chat('a', 'f'), chat('b', 'f')]);
  const refused = await engine.open({ sources: [chats, others] });
  expect(refused.kind === 'refusal' && refused.refusal.code).toBe('two-datasets');
  const formats = new Map([['others.jsonl', 'conversation-reference']]);
  const opened = valueOf(await engine.open({ sources: [chats, others], formats }));
  expect(opened.files.map(({ name }) => name)).toEqual(['others.jsonl', 'chats.jsonl']);
  expect(await counts(engine, opened)).toEqual({ right: 1, wrong: 1, notJudged: 0, fault: 0 });
});

test('conversations without a reply are no replies', async () => {
  const questions = source('questions.jsonl', [{ id: 'a', messages: [user] }]);
  const refused = await createEngine().open({ sources: [dataset, questions] });
  expect(refused.kind === 'refusal' && refused.refusal.code).toBe('two-datasets');
});
