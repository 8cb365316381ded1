import { createHash } from 'node:crypto';
import { jsonl } from './items.ts';

/** A label as another rater, or the same one elsewhere, gave it. */
export interface OtherLabel {
  readonly item: string;
  readonly value: 'PASS' | 'FAIL' | 'UNSURE' | 'SKIP' | null;
  readonly note?: string;
  /** Names the event; else made of rater and item. */
  readonly id?: string;
}

/** A label file as another browser would hand it out: of a dataset's text, by a rater on a device of their own. */
export function labelFile(dataset: string, name: string, rater: string, labels: readonly OtherLabel[]): string {
  const header = {
    type: 'header',
    format: 'labels',
    version: 1,
    dataset: {
      name,
      n: dataset.trimEnd().split('\n').length,
      fingerprint: `sha256:${createHash('sha256').update(dataset).digest('hex')}`,
    },
    rubric: null,
    categories: ['PASS', 'FAIL'],
    ordered: false,
    positive: 'PASS',
    created: '2025-01-01T10:00:00.000Z',
    app: 'another browser',
  };
  const events = labels.map(({ item, value, note = '', id = `${rater}-${item}` }, at) => ({
    type: 'label',
    event_id: id,
    rater,
    device: 'elsewhere',
    item,
    attempt: 0,
    item_hash: null,
    value,
    note,
    blind: true,
    revealed_at: null,
    supersedes: null,
    seq: at + 1,
    at: `2025-01-01T10:${String(at).padStart(2, '0')}:00.000Z`,
  }));
  return jsonl([header, ...events]);
}
