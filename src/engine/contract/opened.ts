import type { DatasetSummary, Engine, RunSummary, ViewRequest, ViewSummary } from '../engine.ts';
import { call, file, type Findings } from './promise.ts';

/** A dataset of every state, whose results follow from document 000 by hand. */
const weather = call('get_weather', { city: 'Paris' });
const tide = call('get_tide', { port: 'Brest' });

function row(id: string, category: string, input: string, reference: object | null, reply: object | null): object {
  return { id, category, input, ...(reference === null ? {} : { reference }), ...(reply === null ? {} : { reply }) };
}

export const rows = [
  row('1', 'easy', 'Paris?', { calls: [weather] }, { calls: [call('get_weather', '{"city": "Paris"}')] }),
  row('2', 'easy', 'Brest?', { calls: [tide] }, { calls: [weather] }),
  row('3', 'hard', 'Both?', { calls: [weather, tide] }, { calls: [tide, weather] }),
  row('4', 'hard', 'Again?', { calls: [weather] }, { calls: [call('get_weather', '{"city": "Lyon"}')] }),
  row('5', 'hard', 'Why?', { calls: [weather] }, null),
  row('6', 'easy', 'None?', null, { text: 'no' }),
  row('7', 'easy', 'Broken?', { calls: [call('get_weather', '{"city": ')] }, { calls: [weather] }),
];

export async function openRows(engine: Engine, findings: Findings): Promise<DatasetSummary> {
  return findings.value('open', await engine.open({ sources: [file('rows.jsonl', ...rows)] }));
}

export async function runRows(
  engine: Engine,
  findings: Findings,
  opened: DatasetSummary,
  ordering: 'any' | 'strict' = 'any',
): Promise<RunSummary> {
  const replySet = opened.replySets[0]?.replySet ?? null;
  const request = { scorer: 'xlam-tool-call', options: new Map([['ordering', ordering]]), replySet };
  return findings.value('run', await engine.run(opened.dataset, request));
}

export async function viewRows(
  engine: Engine,
  findings: Findings,
  dataset: string,
  request: Partial<ViewRequest>,
): Promise<ViewSummary> {
  const whole = { filter: '', sort: null, run: null, beside: null, ...request };
  return findings.value('view', await engine.view(dataset, whole));
}

export async function idsOf(engine: Engine, findings: Findings, view: ViewSummary): Promise<string> {
  const window = findings.value('window', await engine.window(view.view, 0, 1000));
  return window.rows.map((one) => one.key.id).join(' ');
}
