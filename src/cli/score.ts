import { conformance } from '../core/formats/conformance.ts';
import { createEngine } from '../engine/createEngine.ts';
import type { DatasetSummary, Engine, OpenRequest, RunSummary } from '../engine/engine.ts';
import type { Mapping } from '../core/mapping/mapping.ts';
import type { Command, Replies, Scoring } from './arguments.ts';
import { saysColumns } from './columnFlags.ts';
import { mappingFor, repliesAlone, type Say } from './columns.ts';
import { valueOf } from './failure.ts';
import { openSource, writeBlob } from './files.ts';
import { jsonReport, selfTestReport } from './report.ts';
import { scoreSentences, selfTestSentences } from './sentences.ts';

/** Scores a file; gives what is printed. */
export async function score(command: Extract<Command, { readonly name: 'score' }>, say: Say): Promise<string> {
  const engine = createEngine();
  const opened = await open(engine, command, command.replies, say);
  // Replies of a file of their own are asked for; else those in the rows are judged.
  const set = command.replies === null ? opened.replySets[0] : opened.replySets.at(-1);
  const run = await judge(engine, opened, command, set?.replySet ?? null);
  if (command.jsonlOut !== null) await writeLines(engine, run, command.jsonlOut);
  return command.json ? JSON.stringify(jsonReport(opened, run), null, 2) : scoreSentences(opened, run, set ?? null);
}

/** Holds a scorer to its self-test on a file; gives what is printed. */
export async function selftest(command: Scoring, say: Say): Promise<string> {
  const engine = createEngine();
  const opened = await open(engine, command, null, say);
  const run = await judge(engine, opened, command, null);
  return command.json ? JSON.stringify(selfTestReport(run.selfTest), null, 2) : selfTestSentences(run);
}

async function open(engine: Engine, command: Scoring, replies: Replies | null, say: Say): Promise<DatasetSummary> {
  const source = await openSource(command.file);
  const sources = [source];
  const formats = new Map<string, string>();
  const mappings = new Map<string, Mapping>();
  if (command.format === null) keep(mappings, source.name, await mappingFor(engine, source, command.columns, say));
  else formats.set(source.name, command.format);
  if (replies !== null) {
    const other = await openSource(replies.file);
    // A format is for a name: of two files of one name, the second goes by its path.
    const name = other.name === source.name ? replies.file : other.name;
    sources.push({ ...other, name });
    if (replies.format === null) {
      const beside = saysColumns(replies.columns)
        ? null
        : await besideCorpus(engine, command, { sources, formats, mappings });
      if (beside !== null) return beside;
      const mapping = await mappingFor(engine, { ...other, name }, replies.columns, say, repliesAlone);
      keep(mappings, name, mapping);
    } else formats.set(name, replies.format);
  }
  const opened = valueOf(await engine.open({ sources, formats, mappings }));
  // Every file that was asked for is wanted.
  for (const { refusal } of opened.refused) valueOf({ kind: 'refusal', refusal });
  return opened;
}

/** Beside a corpus less tells the outputs of a normaliser than alone. Null where that is not so. */
async function besideCorpus(engine: Engine, { format }: Scoring, request: OpenRequest): Promise<DatasetSummary | null> {
  const [dataset] = request.sources;
  if (dataset === undefined) return null;
  const known = format ?? valueOf(await engine.preview(dataset)).recognisedAs;
  if (known !== conformance.name) return null;
  const opened = await engine.open(request);
  return opened.kind === 'value' && opened.value.refused.length === 0 ? opened.value : null;
}

function keep(mappings: Map<string, Mapping>, name: string, mapping: Mapping | null): void {
  if (mapping !== null) mappings.set(name, mapping);
}

async function judge(
  engine: Engine,
  { dataset }: DatasetSummary,
  { scorer, options }: Scoring,
  replySet: string | null,
): Promise<RunSummary> {
  return valueOf(await engine.run(dataset, { scorer, options, replySet }));
}

async function writeLines(engine: Engine, { dataset, run }: RunSummary, path: string): Promise<void> {
  const { view } = valueOf(await engine.view(dataset, { filter: '', sort: null, run, beside: null }));
  await writeBlob(path, valueOf(await engine.export(view, 'jsonl')));
}
