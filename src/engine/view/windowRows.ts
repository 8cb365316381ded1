import { BY_POSITION } from '../dataset/items.ts';
import type { RowView, WindowRows } from '../engine.ts';
import type { RunColumns } from '../run/run.ts';
import { acceptedLine, answerLine, inputLine } from './texts.ts';
import type { View } from './view.ts';

/** Rows of a view as the table paints them, read from their bytes. */
export async function windowRows(view: View, from: number, to: number): Promise<WindowRows> {
  const start = Math.min(Math.max(0, from), view.order.length);
  const rows: RowView[] = [];
  for (const item of view.order.subarray(start, Math.max(start, to))) rows.push(await rowView(view, item));
  return { view: view.id, from: start, rows };
}

async function rowView(view: View, at: number): Promise<RowView> {
  const { dataset, run, beside, source } = view;
  while (!source.reader.ready(at)) await source.reader.load(at);
  const { item, reply } = source.reader.read(at, 'whole');
  return {
    key: item.key,
    byPosition: dataset.items.has(at, BY_POSITION),
    state: run?.columns.state(at) ?? null,
    reason: reasonOf(run?.columns, at),
    score: run?.columns.score(at) ?? null,
    besideState: beside?.columns.state(at) ?? null,
    besideReason: reasonOf(beside?.columns, at),
    input: inputLine(item.input),
    category: item.category,
    referenceCalls: item.reference.calls?.length ?? null,
    replyCalls: reply?.calls.length ?? null,
    accepted: acceptedLine(item.reference),
    answer: answerLine(reply),
  };
}

function reasonOf(columns: RunColumns | undefined, item: number): string | null {
  return columns === undefined ? null : (columns.reason(item) ?? columns.cause(item));
}
