import { NO_COLUMNS } from '../../src/cli/columnFlags.ts';
import { mappingFor } from '../../src/cli/columns.ts';
import type { Mapping } from '../../src/core/mapping/mapping.ts';
import { Failure, valueOf } from '../../src/cli/failure.ts';
import { listed } from '../../src/core/words/numbers.ts';
import { recordedSentence } from '../../src/core/words/rate.ts';
import { refusalSentence } from '../../src/core/words/refusal.ts';
import { createEngine } from '../../src/engine/createEngine.ts';
import type { DatasetSummary, Engine, FileSummary, Outcome, RunSummary, Source } from '../../src/engine/engine.ts';

/** The cells of one line of the table. */
export type FileRow = readonly string[];

/** Opens files together, by recognition or by the guess as it is, and judges them with the scorer that is suggested. */
export async function fileRow(path: string, sources: readonly Source[]): Promise<FileRow> {
  const engine = createEngine();
  try {
    const mappings = new Map<string, Mapping>();
    for (const source of sources) {
      const mapping = await mappingFor(engine, source, NO_COLUMNS, () => undefined);
      if (mapping !== null) mappings.set(source.name, mapping);
    }
    const opened = valueOf(await engine.open({ sources, mappings }));
    for (const { refusal } of opened.refused) valueOf({ kind: 'refusal', refusal });
    const judged = await judgedCells(engine, opened);
    const recorded = opened.recordedColumns.flatMap((column) => recordedSentence(column, opened.items) ?? []);
    return [
      path,
      opened.files.map(readAs).join(' + '),
      String(opened.items),
      referencesCell(opened.references),
      ...judged,
      recorded.join('; '),
      String(opened.issues.total),
    ];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [path, `not opened: ${error.message}`, ...NOTHING];
  }
}

const NOTHING: readonly string[] = ['', '', '', '', '', '', ''];

function referencesCell({ calls, texts, paths, calculator = 0, broken }: DatasetSummary['references']): string {
  const parts = [
    [calls, 'calls'],
    [texts, 'texts'],
    [paths, 'trajectories'],
    [calculator, 'calculator'],
    [broken, 'broken'],
  ] as const;
  return parts.flatMap(([count, what]) => (count === 0 ? [] : [`${count} ${what}`])).join(', ') || 'none';
}

function readAs({ format, mapping, container, packed }: FileSummary): string {
  const roles = mapping?.columns.map(({ role, column }) => `${role} ${column}`) ?? [];
  const by = mapping === null ? format : `mapping (${roles.length === 0 ? 'no roles' : listed(roles)})`;
  return `${by}, ${container}${packed === null ? '' : `, ${packed}`}`;
}

async function judgedCells(engine: Engine, opened: DatasetSummary): Promise<readonly [string, string, string]> {
  const scorer = opened.suggestedScorer;
  if (scorer === null) return ['no scorer', '', ''];
  const sent = await run(engine, opened, scorer, new Map());
  const refused = sent.kind === 'refusal' && sent.refusal.code === 'type-words';
  const done = refused ? await run(engine, opened, scorer, new Map([['schemas', 'skip']])) : sent;
  if (done.kind === 'refusal') return [`${scorer}: ${refusalSentence(done.refusal)}`, '', ''];
  const { right, wrong } = valueOf(done).totals.counts;
  return [refused ? `${scorer}, schemas skipped` : scorer, String(right + wrong), String(right)];
}

function run(
  engine: Engine,
  { dataset, replySets }: DatasetSummary,
  scorer: string,
  options: ReadonlyMap<string, string>,
): Promise<Outcome<RunSummary>> {
  return engine.run(dataset, { scorer, options, replySet: replySets[0]?.replySet ?? null });
}
