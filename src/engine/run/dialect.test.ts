import { expect, test } from 'vitest';
import { createEngine } from '../createEngine.ts';

const tools = [{ name: 'send', description: 'Sends.', parameters: { zip: { type: 'str', description: 'Code.' } } }];
const reference = { calls: [{ name: 'send', arguments: { zip: '10115' } }] };
/** So long that rows are cut: scoring alone is shown no tools. */
const input = 'x'.repeat(5000);

async function runOver(rows: readonly object[], parser: string) {
  const engine = createEngine();
  const text = rows.map((row) => JSON.stringify(row)).join('\n');
  const opened = await engine.open({ sources: [{ name: 'rows.jsonl', blob: new Blob([text]) }] });
  if (opened.kind !== 'value') throw new Error(JSON.stringify(opened));
  const { dataset, replySets } = opened.value;
  const replySet = replySets[0]?.replySet ?? null;
  const run = await engine.run(dataset, {
    scorer: 'xlam-tool-call',
    options: new Map([['toolCallParser', parser]]),
    replySet,
  });
  if (run.kind !== 'value') throw new Error(JSON.stringify(run));
  return { engine, dataset, replySet, run: run.value };
}

test('a run and an opened item read bare values by the same types', async () => {
  const text = '<tool_call><function=send><parameter=zip>10115</parameter></function></tool_call>';
  const rows = ['a', 'b'].map((id) => ({ id, input, tools, reference, reply: { text } }));
  const { engine, dataset, replySet, run } = await runOver(rows, 'qwen');
  expect(run.totals.counts).toMatchObject({ right: 2, wrong: 0 });
  expect(run.notes).toContainEqual({ code: 'calls-read', parser: 'qwen', items: 2 });
  const item = await engine.item(dataset, { id: 'a', attempt: 0 }, { run: run.run, replySet });
  expect(item).toMatchObject({ value: { callsReadBy: 'qwen', result: { state: 'right' } } });
});

test('a reply whose file states its calls is never read, and a parser that is not known finds nothing', async () => {
  const text = '<tool_call>{"name":"send","arguments":{"zip":"10115"}}</tool_call>';
  const rows = [
    { id: 'stated', input, reference, reply: { text, calls: [] } },
    { id: 'free', input, reference, reply: { text } },
  ];
  const hermes = await runOver(rows, 'hermes');
  expect(hermes.run.totals.reasons).toEqual([
    { reason: 'unparsed-call', count: 1 },
    { reason: 'match', count: 1 },
  ]);
  const other = await runOver(rows, 'other');
  expect(other.run.totals.reasons).toEqual([{ reason: 'no-call', count: 2 }]);
  expect(other.run.notes).toEqual([{ code: 'marker-unknown', parser: 'other' }]);
});
