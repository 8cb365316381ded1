import type { ItemDetail } from '../engine.ts';
import { idsOf, viewRows } from './opened.ts';
import { call, file, promise, type EnginePromise } from './promise.ts';

const reference = { calls: [call('get_tide', { port: 'Brest', day: '7' })] };
const tools = [
  {
    type: 'function',
    function: {
      name: 'get_tide',
      parameters: { type: 'object', properties: { port: { type: 'string' }, day: { type: 'string' } } },
    },
  },
];
const hermes = '<tool_call>\n{"name": "get_tide", "arguments": {"port": "Brest", "day": "7"}}\n</tool_call>';
const qwen =
  '<tool_call>\n<function=get_tide>\n<parameter=port>\nBrest\n</parameter>\n<parameter=day>\n7\n</parameter>\n</function>\n</tool_call>';

const rows = [
  { id: '1', input: 'q', tools, reference, reply: { text: hermes } },
  { id: '2', input: 'q', tools, reference, reply: { text: qwen } },
  { id: '3', input: 'q', tools, reference, reply: { text: 'At seven.' } },
];

export const dialectPromises: readonly EnginePromise[] = [
  promise(
    'calls in a reply’s text are read by the run’s dialect, and shown as they were judged',
    async (engine, findings) => {
      const opened = findings.value('open', await engine.open({ sources: [file('texts.jsonl', ...rows)] }));
      const { dataset } = opened;
      const replySet = opened.replySets[0]?.replySet ?? null;
      for (const [parser, item, found] of [
        ['hermes', '1', [['1'], 'right right', 1]],
        // The type of a bare value is the tools' to say: 7 is a text here.
        ['qwen', '2', [['1', '2'], 'right right', 1]],
        ['other', '3', [[], 'wrong none', 0]],
      ] as const) {
        const request = { scorer: 'xlam-tool-call', options: new Map([['toolCallParser', parser]]), replySet };
        const { run } = findings.value('run', await engine.run(dataset, request));
        const key = { id: item, attempt: 0 };
        const detail = findings.value('item', await engine.item(dataset, key, { run, replySet: null }));
        const right = await viewRows(engine, findings, dataset, { run, filter: 'verdict = right' });
        const ids = await idsOf(engine, findings, right);
        const byTool = await viewRows(engine, findings, dataset, { run });
        const window = findings.value('window', await engine.window(byTool.view, 0, 3));
        const row = window.rows.find((one) => one.key.id === item);
        findings.equal(parser, [ids.split(' ').filter((id) => id !== ''), said(detail), row?.replyCalls], found);
        findings.equal(`${parser} read by`, detail.callsReadBy, detail.reply?.calls.length === 0 ? null : parser);
      }
    },
  ),
];

/** The verdict, and whether the calls that are shown say the same. */
function said({ result, comparison, reply }: ItemDetail): string {
  const equal = comparison?.pairs.every((pair) => pair.equal) === true;
  return `${result?.state ?? 'none'} ${reply?.calls.length === 0 ? 'none' : equal ? 'right' : 'wrong'}`;
}
