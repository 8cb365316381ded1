import type { Item } from '../../core/model/item.ts';
import { BY_POSITION } from '../dataset/items.ts';
import type { RowView, WindowRows } from '../engine.ts';
import type { RunColumns } from '../run/run.ts';
import { outputLines } from './outputLines.ts';
import { replyInRun } from './readReply.ts';
import { rowTrajectory } from './rowTrajectory.ts';
import { acceptedLine, answerLine, cutText, inputLine } from './texts.ts';
import type { View } from './view.ts';

/** Characters of a recorded value in a row. */
const CELL = 200;

/** Rows of a view as the table paints them, read from their bytes. */
export async function windowRows(view: View, from: number, to: number): Promise<WindowRows> {
  const start = Math.min(Math.max(0, from), view.order.length);
  const rows: RowView[] = [];
  for (const item of view.order.subarray(start, Math.max(start, to))) rows.push(await rowView(view, item));
  return { view: view.id, from: start, rows };
}

async function rowView(view: View, at: number): Promise<RowView> {
  const { dataset, run, beside, recorded, trajectories } = view;
  const { source } = view.means;
  while (!source.reader.ready(at)) await source.reader.load(at);
  const read = source.reader.read(at, 'whole');
  const { item } = read;
  const { reply } = replyInRun(read, run);
  return {
    key: item.key,
    byPosition: dataset.items.has(at, BY_POSITION),
    state: run?.columns.state(at) ?? null,
    reason: reasonOf(run?.columns, at),
    score: run?.columns.score(at) ?? null,
    besideState: beside?.columns.state(at) ?? null,
    besideReason: reasonOf(beside?.columns, at),
    input: inputLine(item),
    category: item.category,
    referenceCalls: item.reference.calls?.length ?? null,
    replyCalls: reply?.calls.length ?? null,
    accepted: acceptedLine(item.reference),
    answer: answerLine(reply),
    ...outputLines(read, run),
    ...recordedCells(recorded, item),
    ...(trajectories ? { trajectory: rowTrajectory({ item, reply }, at, run) } : {}),
  };
}

/** Where the view asks for recorded columns. */
function recordedCells(names: readonly string[], item: Item): Pick<RowView, 'recorded' | 'recordedStates'> {
  if (names.length === 0) return {};
  const found = names.map((name) => item.recorded.findLast((one) => one.name === name));
  return {
    recorded: found.map((one) => (one === undefined ? null : cutText(one.text, CELL))),
    recordedStates: found.map((one) => one?.state ?? null),
  };
}

function reasonOf(columns: RunColumns | undefined, item: number): string | null {
  return columns === undefined ? null : (columns.reason(item) ?? columns.cause(item));
}
