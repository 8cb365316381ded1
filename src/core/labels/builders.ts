import type { LabelLog } from './log.ts';
import { readLabels } from './readLabels.ts';

/** The header of the eight runs of document 004. */
export const HEADER = {
  type: 'header',
  format: 'labels',
  version: 1,
  dataset: { name: 'trajectory-8', n: 8, fingerprint: 'sha256:00' },
  rubric: { id: 'path-ok', version: 2, hash: 'sha256:01' },
  categories: ['PASS', 'FAIL'],
  ordered: false,
  positive: 'PASS',
  created: '2025-01-01T10:00:00.000Z',
  app: '0.1.0',
};

/** A label of ayse's on R2, PASS and blind, but for what is said. */
export function label(id: string, rest: object = {}): object {
  const own = { rater: 'ayse', item: 'R2', attempt: 0, item_hash: 'sha256:02', value: 'PASS', blind: true };
  return { type: 'label', event_id: id, ...own, revealed_at: null, supersedes: null, seq: 1, ...rest };
}

/** Any other event of ayse's. */
export function event(type: string, id: string, rest: object = {}): object {
  return { type, event_id: id, rater: 'ayse', seq: 1, ...rest };
}

/** The verdict of mock on R2, FAIL, but for what is said. */
export function verdict(id: string, rest: object = {}): object {
  const own = { judge_id: 'mock', judge_version: '1', item: 'R2', attempt: 0, verdict: 'FAIL', status: 'ok' };
  return { type: 'judge', event_id: id, ...own, ...rest };
}

export function linesText(lines: readonly object[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** The log of lines, below the header unless they have one. */
export function logOf(...lines: readonly object[]): LabelLog {
  const headed = lines.some((line) => 'format' in line) ? lines : [HEADER, ...lines];
  const read = readLabels('labels.jsonl', linesText(headed));
  if (!read.ok) throw new Error(read.refusal.code);
  return read.log;
}
