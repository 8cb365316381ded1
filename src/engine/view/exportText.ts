import type { Result } from '../../core/model/verdict.ts';
import { judge } from '../../core/scorers/judge.ts';
import { causeSentence } from '../../core/words/cause.ts';
import { detailSentence } from '../../core/words/detail.ts';
import type { Pace } from '../pace.ts';
import { csvLine } from './csv.ts';
import type { View } from './view.ts';

/** One line of an export. Fields and their order are those of the command line's `--jsonl-out`. */
export interface ExportLine {
  readonly id: string;
  readonly attempt: number;
  /** Null: not judged, or a fault; `reason` then names the cause. */
  readonly correct: boolean | null;
  readonly state: string | null;
  readonly reason: string | null;
  readonly detail: string | null;
  readonly outcome: string | null;
  readonly failure_kind: string | null;
  readonly score: number | null;
  readonly category: string | null;
}

const FIELDS = [
  'id',
  'attempt',
  'correct',
  'state',
  'reason',
  'detail',
  'outcome',
  'failure_kind',
  'score',
  'category',
] as const;

/** Every item of a view as text, a line each, in chunks. */
export async function exportText(
  view: View,
  kind: 'jsonl' | 'csv',
  pace: Pace,
  onItems: (items: number) => void,
): Promise<Blob> {
  const chunks: string[] = kind === 'csv' ? [csvLine(FIELDS)] : [];
  let chunk = '';
  for (let at = 0; at < view.order.length; at += 1) {
    if ((at & 15) === 0 && pace.due()) {
      onItems(at);
      await pace.rest();
    }
    const item = view.order[at]!;
    if (!view.source.reader.ready(item)) await view.source.reader.load(item);
    const line = exportLine(view, item);
    chunk += kind === 'jsonl' ? `${JSON.stringify(line)}\n` : csvLine(FIELDS.map((field) => line[field]));
    if (chunk.length > 1_000_000) {
      chunks.push(chunk);
      chunk = '';
    }
  }
  onItems(view.order.length);
  return new Blob([...chunks, chunk], { type: kind === 'jsonl' ? 'application/jsonl' : 'text/csv' });
}

function exportLine({ run, source, dataset }: View, at: number): ExportLine {
  const { items } = dataset;
  const base = { id: items.ids[at]!, attempt: items.attempt.at(at), category: items.categoryOf(at) };
  const none = {
    correct: null,
    state: null,
    reason: null,
    detail: null,
    outcome: null,
    failure_kind: null,
    score: null,
  };
  if (run === null) return { ...base, ...none };
  const { item, reply } = source.reader.read(at, 'scored');
  const result = judge(run.scorer, item, reply, run.options);
  const verdict = result.state === 'fault' ? null : result.verdict;
  return {
    ...base,
    correct: result.state === 'right' ? true : result.state === 'wrong' ? false : null,
    state: result.state,
    reason: reasonOf(result),
    detail: sentenceOf(result, run.scorer.name),
    outcome: verdict?.outcome ?? null,
    failure_kind: verdict?.failureKind ?? null,
    score: verdict?.score ?? null,
  };
}

function reasonOf(result: Result): string {
  if (result.state === 'not-judged') return result.cause;
  return result.state === 'fault' ? result.fault.cause : result.verdict.reason;
}

function sentenceOf(result: Result, scorer: string): string {
  if (result.state === 'not-judged' || result.state === 'fault') return causeSentence(result);
  return detailSentence(result.verdict.detail, scorer);
}
