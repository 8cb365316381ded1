import { causeWord } from '../core/words/cause.ts';
import { issueSentence } from '../core/words/issue.ts';
import { noteSentence, schemasSentence } from '../core/words/note.ts';
import { counted, grouped } from '../core/words/numbers.ts';
import { passHatSentence, rateSentence, spreadSentence } from '../core/words/rate.ts';
import { selfTestSentence } from '../core/words/selfTest.ts';
import type { DatasetSummary, JoinReport, ReplySetSummary, RunSummary } from '../engine/engine.ts';

/** Issues that are printed; all are counted. */
const SHOWN = 10;

/** What `score` prints for people. */
export function scoreSentences(opened: DatasetSummary, run: RunSummary, set: ReplySetSummary | null): string {
  const { totals } = run;
  const { notJudged, fault } = totals.counts;
  return [
    openedSentence(opened),
    set === null ? 'No replies.' : joinSentence(set),
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
    ...section('Attempts', attemptsSentences(run)),
    ...section(
      counted(opened.issues.total, 'issue'),
      opened.issues.first.slice(0, SHOWN).map((issue) => `  ${issueSentence(issue)}`),
    ),
  ].join('\n');
}

/** What `selftest` prints for people. */
export function selfTestSentences(run: RunSummary): string {
  return [runSentence(run), `${selfTestSentence(run.selfTest)}.`, ...run.notes.map(noteSentence)].join('\n');
}

function openedSentence({ files, items, distinctIds }: DatasetSummary): string {
  const [file] = files;
  const attempts = items === distinctIds ? '' : `, ${grouped(items)} attempts`;
  return `${file?.name ?? ''}: ${counted(distinctIds, 'item')}${attempts}, read as ${file?.format ?? ''}`;
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

function attemptsSentences({ totals: { attempts } }: RunSummary): readonly string[] {
  if (attempts === null) return [];
  const ks = attempts.passHat.map(({ k }) => `  ${passHatSentence(attempts, k)}`);
  return [`  ${spreadSentence(attempts)}`, ...ks];
}

function table(rows: readonly (readonly [name: string, count: number])[]): readonly string[] {
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return rows.map(([name, count]) => `  ${name.padEnd(width)}  ${grouped(count).padStart(8)}`);
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', title, ...lines];
}
