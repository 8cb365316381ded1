import type { Pace } from '../pace.ts';
import { csvLine } from './csv.ts';
import { EXPORT_FIELDS, exportLine, type ExportFacts } from './exportLine.ts';
import type { View } from './view.ts';

/** Characters gathered before they become a part of the Blob. */
const CHUNK = 1_000_000;

/** Every item of a view, in its order, as text: a JSON object a line, or CSV with a head line. */
export async function exportText(
  { order, means: { source }, run }: View,
  kind: 'jsonl' | 'csv',
  pace: Pace,
  onItems: (items: number) => void,
): Promise<Blob> {
  const parts: Blob[] = [];
  let chunk = kind === 'csv' ? csvLine(EXPORT_FIELDS) : '';
  for (let at = 0; at < order.length; at += 1) {
    if ((at & 15) === 0 && pace.due()) {
      onItems(at);
      await pace.rest();
    }
    const item = order[at]!;
    while (!source.reader.ready(item)) await source.reader.load(item);
    chunk += lineOf(exportLine(source.reader.read(item, 'scored'), run), kind);
    if (chunk.length < CHUNK) continue;
    parts.push(new Blob([chunk]));
    chunk = '';
  }
  return new Blob([...parts, chunk], { type: kind === 'jsonl' ? 'application/jsonl' : 'text/csv' });
}

function lineOf(line: ExportFacts, kind: 'jsonl' | 'csv'): string {
  return kind === 'jsonl' ? `${JSON.stringify(line)}\n` : csvLine(EXPORT_FIELDS.map((field) => line[field]));
}
