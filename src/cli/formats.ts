import { VERDICT_ROLES, type Mapping, type Preview } from '../core/mapping/mapping.ts';
import { mayBeReplies } from '../core/mapping/mappingFormat.ts';
import { guessClause, mappingClause } from '../core/words/mapping.ts';
import { counted, grouped } from '../core/words/numbers.ts';
import { nameInWords } from '../core/words/quoted.ts';
import { formatTitle } from '../core/words/title.ts';
import { createEngine } from '../engine/createEngine.ts';
import type { DatasetSummary, Engine, Source } from '../engine/engine.ts';
import type { Command } from './arguments.ts';
import { saysColumns } from './columnFlags.ts';
import { judgeable, mappingBy, shellWord } from './columns.ts';
import { BY_COLUMNS, mayBeTable, valueOf } from './failure.ts';
import { openSource } from './files.ts';
import { issueLines } from './issues.ts';
import { recordedSentences } from './sentences.ts';

/** What a file is recognised as, or what its columns may mean, and what is in it then. */
export async function formats(command: Extract<Command, { readonly name: 'formats' }>): Promise<string> {
  const engine = createEngine();
  const source = await openSource(command.file);
  const preview = valueOf(await engine.preview(source));
  if (preview.recognisedAs !== null && !saysColumns(command.columns)) {
    return recognised(engine, source, preview.recognisedAs);
  }
  const mapping = mappingBy(preview, command.columns);
  const lines = columnLines(command.file, preview, mapping);
  if (!judgeable(mapping)) {
    return [...lines, 'Nothing in it can be judged: name a reference, a reply or a verdict with --map.'].join('\n');
  }
  const opened = valueOf(await engine.open({ sources: [source], mappings: new Map([[source.name, mapping]]) }));
  return [...lines, '', ...openedLines(opened)].join('\n');
}

async function recognised(engine: Engine, source: Source, format: string): Promise<string> {
  const outcome = await engine.open({ sources: [source] });
  const named = `${source.name}: ${format} (${formatTitle(format)})`;
  if (outcome.kind === 'refusal' && outcome.refusal.code === 'only-replies') {
    const byColumns = mayBeTable(outcome.refusal) ? ` ${BY_COLUMNS}` : '';
    return `${named}\nReplies: give them to \`score\` with --replies.${byColumns}`;
  }
  const opened = valueOf(outcome);
  const file = opened.files[0]!;
  return [
    named,
    `recognised by: ${(file.recognisedBy ?? []).join(', ')}`,
    `could be opened as: ${file.alternatives.join(', ') || 'nothing else'}`,
    ...openedLines(opened),
  ].join('\n');
}

function openedLines(opened: DatasetSummary): readonly string[] {
  const { files, items, issues } = opened;
  const packed = files[0]?.packed ?? null;
  return [
    `container: ${files[0]?.container ?? ''}${packed === null ? '' : `, ${packed}`}`,
    counted(items, 'item'),
    ...recordedLines(opened),
    ...(issues.total > 0 ? [counted(issues.total, 'issue')] : []),
    ...issueLines(issues),
  ];
}

function recordedLines(opened: DatasetSummary): readonly string[] {
  if (opened.recordedColumns.length === 0) return [];
  return [`recorded: ${opened.recordedColumns.map(({ name }) => name).join(', ')}`, ...recordedSentences(opened)];
}

/** Columns with what stands in them and what they are taken for, and the command that says the same. */
function columnLines(path: string, preview: Preview, mapping: Mapping): readonly string[] {
  const { file, columns, rowsSeen, recognisedAs } = preview;
  const names = columns.map(({ name }) => nameInWords(name));
  const width = Math.min(40, Math.max(0, ...names.map((name) => name.length)));
  const rows = columns.map((column, at) => {
    const filled = `${grouped(column.filled)} filled, ${grouped(column.distinct)} distinct`;
    return `  ${[names[at]!.padEnd(width), column.kind.padEnd(8), filled.padEnd(28), meaning(preview, mapping, column.name)].join('  ').trimEnd()}`;
  });
  return [
    `${file}: ${recognisedAs === null ? 'no known format' : `not as ${recognisedAs}`}; by its columns (${counted(rowsSeen, 'row')} seen)`,
    ...rows,
    `read as: ${mappingClause(mapping)}`,
    ...(mayBeReplies(mapping)
      ? ['Replies: give them to `score` with --replies, or judge them by what is recorded.']
      : []),
    `touchstone score ${[path, ...mapFlags(mapping)].map(shellWord).join(' ')} --scorer NAME`,
  ];
}

function meaning({ guess, reasons }: Preview, mapping: Mapping, column: string): string {
  return mapping.columns
    .filter((one) => one.column === column)
    .map(({ role }) => {
      const reason = reasons.find((one) => one.role === role && one.column === column);
      const guessed = guess.columns.some((one) => one.role === role && one.column === column);
      return reason === undefined || !guessed ? role : `${role} (${guessClause(reason)})`;
    })
    .join(', ');
}

function mapFlags({ columns, right, referenceAs }: Mapping): readonly string[] {
  const judges = columns.some(({ role }) => VERDICT_ROLES.has(role));
  return [
    ...columns.flatMap(({ role, column }) => ['--map', `${role}=${column}`]),
    ...(judges ? right.flatMap((word) => ['--right', word]) : []),
    ...(columns.some(({ role }) => role === 'reference') ? ['--reference-as', referenceAs] : []),
  ];
}
