import { formatTitle } from '../core/words/title.ts';
import { counted } from '../core/words/numbers.ts';
import { createEngine } from '../engine/createEngine.ts';
import { readHead } from '../engine/dataset/fileHead.ts';
import { LIMITS } from '../engine/limits.ts';
import { settle } from '../engine/stop.ts';
import { valueOf } from './failure.ts';
import { openSource } from './files.ts';
import { issueLines } from './issues.ts';

/** What a file is recognised as, and by what; of a dataset also what is in it. */
export async function formats(file: string): Promise<string> {
  const source = await openSource(file);
  const { format, recognisedBy, alternatives } = valueOf(await settle(() => readHead(source, undefined, LIMITS)));
  const lines = [
    `${source.name}: ${format.name} (${formatTitle(format.name)})`,
    `recognised by: ${(recognisedBy ?? []).join(', ')}`,
    `could be opened as: ${alternatives.join(', ') || 'nothing else'}`,
  ];
  if (format.kind === 'replies') return [...lines, 'Replies: give them to `score` with --replies.'].join('\n');
  const { files, items, issues, recordedColumns } = valueOf(await createEngine().open({ sources: [source] }));
  lines.push(`container: ${files[0]?.container ?? ''}`, counted(items, 'item'));
  if (recordedColumns.length > 0) lines.push(`recorded: ${recordedColumns.map(({ name }) => name).join(', ')}`);
  if (issues.total > 0) lines.push(counted(issues.total, 'issue'));
  return [...lines, ...issueLines(issues)].join('\n');
}
