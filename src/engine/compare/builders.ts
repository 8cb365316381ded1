import type { ComparedRow, ComparedRowsRequest, CompareSide, RunComparison } from '../comparison.ts';
import type { Engine, Outcome, Source } from '../engine.ts';

// Short ways to open files, run them and compare the runs in tests.

export function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'value') return outcome.value;
  throw new Error(JSON.stringify(outcome));
}

export function fileOf(rows: readonly (object | string)[], name = 'rows.jsonl'): Source {
  const lines = rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row)));
  return { name, blob: new Blob([lines.join('\n')]) };
}

/** A run of a scorer over the last replies of what is opened. */
export async function sideOf(engine: Engine, sources: readonly Source[], scorer = 'recorded'): Promise<CompareSide> {
  const { dataset, replySets } = valueOf(await engine.open({ sources }));
  const replySet = replySets.at(-1)?.replySet ?? null;
  const { run } = valueOf(await engine.run(dataset, { scorer, options: new Map(), replySet }));
  return { dataset, run };
}

export async function comparedOf(
  engine: Engine,
  rowsA: readonly (object | string)[],
  rowsB: readonly (object | string)[],
  scorer = 'recorded',
): Promise<RunComparison> {
  const a = await sideOf(engine, [fileOf(rowsA)], scorer);
  const b = await sideOf(engine, [fileOf(rowsB)], scorer);
  return valueOf(await engine.compare({ a, b, joinBy: null }));
}

export async function rowsOf(
  engine: Engine,
  { comparison }: RunComparison,
  request: Partial<ComparedRowsRequest> = {},
): Promise<readonly ComparedRow[]> {
  const all = { changes: [], search: '', sort: 'change', from: 0, to: 10_000, ...request } as const;
  return valueOf(await engine.comparedRows(comparison, all)).rows;
}

/** `x.1 x.0`: the keys of both sides. */
export function keysText({ a, b }: ComparedRow): string {
  return [a, b].map((cell) => (cell === null ? '-' : `${cell.key.id}.${cell.key.attempt}`)).join(' ');
}
