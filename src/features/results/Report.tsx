import { issueSentence } from '../../core/words/issue.ts';
import { meanSentence } from '../../core/words/mean.ts';
import { noteSentence, schemasSentence } from '../../core/words/note.ts';
import { grouped } from '../../core/words/numbers.ts';
import { passHatSentence, spreadSentence } from '../../core/words/rate.ts';
import { reasonSentence } from '../../core/words/reason.ts';
import { selfTestFailureWords, selfTestSentence } from '../../core/words/selfTest.ts';
import type { DatasetSummary, RunSummary } from '../../engine/engine.ts';
import type { Actions } from '../../state/actions.ts';
import type { Dataset } from '../../state/datasets.ts';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { ReportFile } from './ReportFile.tsx';
import { ReportJoin } from './ReportJoin.tsx';
import { ReportRecorded } from './ReportRecorded.tsx';
import { words } from './words.ts';
import styles from './Report.module.css';

export interface ReportProps {
  readonly dataset: Dataset;
  readonly summary: DatasetSummary;
  readonly run: RunSummary | null;
  readonly actions: Actions;
}

/** What the files are, how they were joined and read, and what the scoring did. */
export function Report({ dataset, summary, run, actions }: ReportProps) {
  const { issues } = summary;
  return (
    <div className={styles.report}>
      <section aria-label={words.reportFiles}>
        <SectionHeader title={words.reportFiles} level={3} />
        {summary.files.map((file) => (
          <ReportFile
            key={`${file.role} ${file.name}`}
            file={file}
            overridden={dataset.formats.get(file.name) ?? null}
            onFormat={(format) => {
              actions.openAs(dataset.key, file.name, format);
            }}
            onMapping={() => {
              actions.showDialog(null);
              actions.changeMapping(dataset.key, file.name);
            }}
          />
        ))}
        <p className={styles.hash}>
          {words.reportFingerprint} <code>{summary.fingerprint}</code>
        </p>
      </section>
      {summary.recordedColumns.length > 0 && <ReportRecorded columns={summary.recordedColumns} items={summary.items} />}
      <section aria-label={words.reportIssues}>
        <SectionHeader title={words.reportIssues} level={3} note={grouped(issues.total)} />
        {issues.total === 0 && <p className={styles.quiet}>{words.reportIssuesNone}</p>}
        {issues.first.length < issues.total && <p>{words.reportIssuesFirst(issues.first.length, issues.total)}</p>}
        <ol className={styles.list}>
          {issues.first.map((issue, place) => (
            <li key={place}>
              <PlainText text={issueSentence(issue)} multiline />
            </li>
          ))}
        </ol>
      </section>
      {summary.replySets.length > 0 && (
        <section aria-label={words.reportJoin}>
          <SectionHeader title={words.reportJoin} level={3} />
          {summary.replySets.map((set) => (
            <ReportJoin key={set.replySet} set={set} />
          ))}
        </section>
      )}
      {run !== null && <ReportRun run={run} />}
    </div>
  );
}

function ReportRun({ run }: { readonly run: RunSummary }) {
  const { attempts, means = [] } = run.totals;
  return (
    <section aria-label={words.reportRun}>
      <SectionHeader title={words.reportRun} level={3} note={`${run.scorer} ${run.version}`} />
      <p>{run.options.map(([name, value]) => `${name} ${value}`).join(', ')}</p>
      <p>{capital(selfTestSentence(run.selfTest))}.</p>
      <ul className={styles.list}>
        {run.selfTest.failures.map((failure, place) => (
          <li key={place}>
            <PlainText text={selfTestFailureWords(failure)} multiline />
          </li>
        ))}
      </ul>
      <p>{schemasSentence(run.schemas)}</p>
      {run.notes.map((note) => (
        <p key={note.code}>{noteSentence(note)}</p>
      ))}
      <SectionHeader title={words.reportReasons} level={4} />
      <dl className={styles.reasons}>
        {run.totals.reasons.map(({ reason, count }) => (
          <div key={reason}>
            <dt>
              <code>{reason}</code> <span>{grouped(count)}</span>
            </dt>
            <dd>{reasonSentence(run.scorer, reason)}</dd>
          </div>
        ))}
      </dl>
      {means.length > 0 && (
        <>
          <SectionHeader title={words.reportMeans} level={4} />
          <ul className={styles.list}>
            {means.map((mean) => (
              <li key={mean.name}>{capital(meanSentence(mean, attempts === null ? 'item' : 'attempt'))}</li>
            ))}
          </ul>
        </>
      )}
      {attempts !== null && (
        <>
          <SectionHeader title={words.reportAttempts} level={4} />
          <p>{spreadSentence(attempts)}</p>
          <ul className={styles.list}>
            {attempts.passHat.map(({ k }) => (
              <li key={k}>{passHatSentence(attempts, k)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
