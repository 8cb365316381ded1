import { decodeReply } from '../../core/dialects/decodeReply.ts';
import type { Item, Reply } from '../../core/model/item.ts';
import type { RunNote, SelfTestReport } from '../../core/model/report.ts';
import type { Options, Scorer } from '../../core/model/scorer.ts';
import { FAILURE_KINDS, type Result } from '../../core/model/verdict.ts';
import { judge } from '../../core/scorers/judge.ts';
import { createSelfTest } from '../../core/scorers/selfTest.ts';
import type { Dataset, ReplySet } from '../dataset/dataset.ts';
import { ItemReader } from '../dataset/itemReader.ts';
import { recordedExtent } from '../dataset/recordedExtent.ts';
import { membersOf } from '../dataset/membersOf.ts';
import type { EngineDeps } from '../deps.ts';
import type { RunId, RunProgress, RunRequest, RunSummary } from '../engine.ts';
import { speedOf, type Pace, type Reporter } from '../pace.ts';
import { Refused } from '../stop.ts';
import { checkSchemas } from './checkSchemas.ts';
import { comparedSteps } from './comparedSteps.ts';
import { extentOf, RunColumns, turnOf, type Run } from './run.ts';
import { runOptions } from './runOptions.ts';
import { runReplies } from './runReplies.ts';
import { totalsOver } from './totalsOver.ts';

export interface RunCall {
  readonly deps: EngineDeps;
  readonly pace: Pace;
  readonly reporter: Reporter<RunProgress>;
}

/** Holds a scorer to its self-test on the items of a dataset and scores them, in one pass over the rows. */
export async function runScorer(
  id: RunId,
  dataset: Dataset,
  scorer: Scorer,
  request: RunRequest,
  call: RunCall,
): Promise<Run> {
  const given = replySetOf(dataset, request);
  const options = runOptions(scorer, request.options, dataset, given);
  const replies = runReplies(scorer, options, given);
  const tell = progressOf(dataset, call);
  const schemas = await schemasOf(dataset, scorer, options, call, tell('schemas'));
  const { columns, selfTest, counts } = await score(dataset, scorer, options, replies, call, tell('scoring'));
  if (!selfTest.passed) {
    const total = selfTest.answerKey.failed + selfTest.nullControl.failed;
    throw new Refused({ code: 'self-test-failed', scorer: scorer.name, failures: selfTest.failures, total });
  }
  const { items } = dataset;
  const members = membersOf(dataset, replies);
  const summary: RunSummary = {
    run: id,
    dataset: dataset.id,
    scorer: scorer.name,
    version: scorer.version,
    options: [...options],
    replySet: replies?.id ?? null,
    selfTest,
    schemas,
    notes: notesOf(options, selfTest, counts),
    totals: totalsOver(
      items,
      columns,
      Uint32Array.from({ length: items.count }, (_, at) => at).filter((at) => members === null || members[at] === 1),
    ),
  };
  return { id, dataset, scorer, options, replies, columns, summary };
}

function replySetOf(dataset: Dataset, { replySet }: RunRequest): ReplySet | null {
  if (replySet === null) return null;
  const found = dataset.replySets.find((set) => set.id === replySet);
  if (found === undefined) throw new Refused({ code: 'no-such', what: 'reply-set', name: replySet });
  return found;
}

type Tell = (items: number) => void;

function progressOf({ items }: Dataset, { deps, reporter }: RunCall): (stage: RunProgress['stage']) => Tell {
  return (stage) => {
    const start = deps.now();
    return (done) => {
      const report = done === items.count ? reporter.last : reporter.tell;
      report(() => ({
        stage,
        items: done,
        totalItems: items.count,
        ...speedOf(deps.now() - start, done, done, items.count),
      }));
    };
  };
}

function schemasOf(
  dataset: Dataset,
  scorer: Scorer,
  options: Options,
  { pace }: RunCall,
  tell: Tell,
): Promise<RunSummary['schemas']> {
  if (!scorer.options.some((option) => option.name === 'schemas')) return Promise.resolve({ kind: 'none' });
  if (options.get('schemas') === 'skip') return Promise.resolve({ kind: 'skipped' });
  return checkSchemas(dataset, pace, tell);
}

async function score(
  dataset: Dataset,
  scorer: Scorer,
  options: Options,
  replies: ReplySet | null,
  { pace }: RunCall,
  tell: Tell,
): Promise<{ readonly columns: RunColumns; readonly selfTest: SelfTestReport; readonly counts: NoteCounts }> {
  const { count } = dataset.items;
  const columns = new RunColumns(count, scorer);
  const selfTest = createSelfTest(scorer, options);
  const reader = new ItemReader(dataset, replies);
  const members = membersOf(dataset, replies);
  const extent = extentOf(scorer, options);
  const counts = { atCap: 0, callsRead: 0 };
  const turn = turnOf(scorer);
  for (let at = 0; at < count; at += 1) {
    if ((at & turn) === 0 && pace.due()) {
      tell(at);
      await pace.rest();
    }
    if (members !== null && members[at] !== 1) {
      columns.leaveOut(at);
      continue;
    }
    while (!reader.ready(at)) await reader.load(at);
    const { item, reply } = reader.read(at, scorer.readsRecorded === true ? recordedExtent(dataset, at) : extent);
    selfTest.add(item);
    const result = judge(scorer, item, reply, options);
    const compared = columns.steps === null ? null : comparedSteps(item, reply, result);
    columns.set(at, result, failureKindCode(result), compared);
    if (reply !== null && isAtCap(reply, result)) counts.atCap += 1;
    if (reply !== null && isRead(reply, item, options)) counts.callsRead += 1;
  }
  tell(count);
  return { columns, selfTest: selfTest.report(), counts };
}

/** Replies of which a run has something to say. */
interface NoteCounts {
  readonly atCap: number;
  readonly callsRead: number;
}

/** Whether the calls that are judged stand in the reply's text alone. */
function isRead(reply: Reply, item: Item, options: Options): boolean {
  const parser = options.get('toolCallParser');
  return parser !== undefined && decodeReply(reply, parser, item.tools).readBy !== null;
}

function failureKindCode(result: Result): number {
  const kind = result.state === 'fault' ? null : (result.verdict?.failureKind ?? null);
  return kind === null ? 0 : FAILURE_KINDS.indexOf(kind) + 1;
}

/**
 * A reply that has as many tokens as it was allowed, though nothing says that it was cut: a warning, never a verdict.
 */
function isAtCap(reply: Reply, result: Result): boolean {
  const { completionTokens, tokenCap } = reply;
  if (completionTokens === null || tokenCap === null || completionTokens < tokenCap) return false;
  return result.state === 'fault' || result.verdict?.reason !== 'truncated';
}

function notesOf(options: Options, selfTest: SelfTestReport, { atCap, callsRead }: NoteCounts): readonly RunNote[] {
  const notes: RunNote[] = [];
  const parser = options.get('toolCallParser');
  if (parser === 'other') notes.push({ code: 'marker-unknown', parser });
  if (parser !== undefined && callsRead > 0) notes.push({ code: 'calls-read', parser, items: callsRead });
  const { answerKey, nullControl } = selfTest;
  if (answerKey.covered > 0 && nullControl.covered === 0) {
    notes.push({ code: 'all-keys-empty', items: answerKey.covered });
  }
  if (atCap > 0) notes.push({ code: 'tokens-at-cap', items: atCap });
  return notes;
}
