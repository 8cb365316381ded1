import { causeWord } from '../core/words/cause.ts';
import { meanSentence } from '../core/words/mean.ts';
import { noteSentence, schemasSentence, toolsAloneSentence } from '../core/words/note.ts';
import { counted, grouped } from '../core/words/numbers.ts';
import { passHatSentence, rateSentence, recordedSentence, spreadSentence } from '../core/words/rate.ts';
import { selfTestSentence } from '../core/words/selfTest.ts';
import type { DatasetSummary, JoinReport, ReplySetSummary, RunSummary } from '../engine/engine.ts';
import { issueLines } from './issues.ts';

/** What `score` prints for people. */
export function scoreSentences(opened: DatasetSummary, run: RunSummary, set: ReplySetSummary | null): string {
  const { totals } = run;
  const { notJudged, fault } = totals.counts;
  return [
    openedSentence(opened),
    set === null ? 'No replies.' : joinSentence(set),
    ...unusedSentences(opened, set),
    '',
    runSentence(run),
    `${selfTestSentence(run.selfTest)}.`,
    ...run.notes.map(noteSentence),
    '',
    `${rateSentence(totals.rate)}, ${grouped(notJudged)} not judged, ${counted(fault, 'fault')}`,
    ...table(totals.reasons.map((one) => [one.reason, one.count])),
    ...table(totals.causes.map((one) => [causeWord(one.cause), one.count])),
    ...section(
      'By category',
      totals.categories.map((one) => `  ${one.key}: ${rateSentence(one.rate)}`),
    ),
    ...section(
      'Mean scores',
      (totals.means ?? []).map((mean) => `  ${meanSentence(mean)}`),
    ),
    ...section('Attempts', attemptsSentences(run)),
    ...section('Recorded in the file', recordedSentences(opened)),
    ...section(counted(opened.issues.total, 'issue'), issueLines(opened.issues)),
  ].join('\n');
}

/** What `selftest` prints for people. */
export function selfTestSentences(run: RunSummary): string {
  return [runSentence(run), `${selfTestSentence(run.selfTest)}.`, ...run.notes.map(noteSentence)].join('\n');
}

function openedSentence({ files, items, distinctIds }: DatasetSummary): string {
  const [file] = files;
  const attempts = items === distinctIds ? '' : `, ${grouped(items)} attempts`;
  const byColumns = file !== undefined && file.mapping !== null;
  const readBy = byColumns ? 'by its columns' : `as ${file?.format ?? ''}`;
  const opened = `${file?.name ?? ''}: ${counted(distinctIds, 'item')}${attempts}, read ${readBy}`;
  const alone = toolsAloneSentence(file?.format ?? '');
  return alone === null ? opened : `${opened}. ${alone}`;
}

function runSentence({ scorer, version, options, schemas }: RunSummary): string {
  const chosen = options.map(([name, value]) => `${name} ${value}`);
  return `${[`Scorer ${scorer} ${version}`, ...chosen].join(', ')}. ${schemasSentence(schemas)}`;
}

const JOINED: Readonly<Record<JoinReport['joinedBy'], string>> = {
  'same-row': 'in the rows',
  id: 'joined by id',
  'id-and-attempt': 'joined by id and attempt',
  position: 'joined by position',
};

function joinSentence({ name, join }: ReplySetSummary): string {
  const { joined, joinedBy, onlyInDataset, onlyInReplies, repeated } = join;
  const parts = [`${counted(joined, 'reply', 'replies')} ${JOINED[joinedBy]}`];
  if (onlyInDataset.total > 0) parts.push(`${grouped(onlyInDataset.total)} only in the dataset`);
  if (onlyInReplies.total > 0) parts.push(`${grouped(onlyInReplies.total)} only in the replies`);
  if (repeated.total > 0) parts.push(`${grouped(repeated.total)} repeated`);
  return `Replies of ${name}: ${parts.join(', ')}`;
}

/** Replies in the rows give way to a file of replies, and that is said. */
function unusedSentences({ replySets }: DatasetSummary, set: ReplySetSummary | null): readonly string[] {
  const own = replySets.find((one) => one.join.joinedBy === 'same-row' && one.replySet !== set?.replySet);
  if (own === undefined) return [];
  const { joined } = own.join;
  const are = joined === 1 ? 'is' : 'are';
  return [`${counted(joined, 'reply', 'replies')} in the rows of ${own.name} ${are} not used.`];
}

function attemptsSentences({ totals: { attempts } }: RunSummary): readonly string[] {
  if (attempts === null) return [];
  const ks = attempts.passHat.map(({ k }) => `  ${passHatSentence(attempts, k)}`);
  return [`  ${spreadSentence(attempts)}`, ...ks];
}

/** Of the columns that hold verdicts; how many there are besides. */
export function recordedSentences({ recordedColumns, items }: DatasetSummary): readonly string[] {
  const verdicts = recordedColumns.flatMap((column) => recordedSentence(column, items) ?? []);
  const others = recordedColumns.length - verdicts.length;
  const rest = others === 0 ? [] : [counted(others, verdicts.length === 0 ? 'column' : 'further column')];
  return [...verdicts, ...rest].map((line) => `  ${line}`);
}

function table(rows: readonly (readonly [name: string, count: number])[]): readonly string[] {
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return rows.map(([name, count]) => `  ${name.padEnd(width)}  ${grouped(count).padStart(8)}`);
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', title, ...lines];
}
