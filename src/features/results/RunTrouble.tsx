import { refusalWords } from '../../core/words/refusal.ts';
import { noteSentence, schemasSentence, toolsAloneSentence } from '../../core/words/note.ts';
import type { DatasetSummary } from '../../engine/engine.ts';
import type { Actions } from '../../state/actions.ts';
import type { Dataset } from '../../state/datasets.ts';
import { judgesWithoutReply } from '../../state/judgesWithoutReply.ts';
import { RECORDED_SCORER } from '../../state/recordedRun.ts';
import type { RunEntry } from '../../state/runs.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { NoticeList } from '../../ui/NoticeList.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './ResultsView.module.css';

export interface RunTroubleProps {
  readonly run: RunEntry | null;
  readonly dataset: Dataset;
  readonly summary: DatasetSummary;
  readonly actions: Actions;
  readonly onPick: () => void;
}

/** What stands between the reader and verdicts: no references, no replies, a refusal, notes of the run. */
export function RunTrouble({ run, summary, actions, onPick, dataset }: RunTroubleProps) {
  const { references } = summary;
  const mapped = summary.files.find(({ role, mapping }) => role === 'dataset' && mapping !== null);
  const nothing =
    references.calls + references.texts + references.paths + references.broken === 0 &&
    (references.calculator ?? 0) + (references.conformance ?? 0) === 0;
  const recorded = run?.params.scorer === RECORDED_SCORER;
  const needsReply = run === null || !judgesWithoutReply(run.params);
  const alone = toolsAloneSentence(summary.files[0]?.format ?? '');
  return (
    <div className={styles.troubles}>
      {nothing && !recorded && (
        <Notice
          tone="info"
          title={words.noReferencesTitle}
          actions={
            mapped && (
              <Button
                onClick={() => {
                  actions.changeMapping(dataset.key, mapped.name);
                }}
              >
                {words.reportMappingChange}
              </Button>
            )
          }
        >
          {words.noReferencesText}
          {alone !== null && ` ${alone}`}
        </Notice>
      )}
      {!nothing && needsReply && summary.replySets.length === 0 && (
        <Notice tone="info" title={words.noRepliesTitle} actions={<Button onClick={onPick}>{words.addReplies}</Button>}>
          {words.noRepliesText}
        </Notice>
      )}
      {run?.result.kind === 'refused' && (
        <Refused refusal={run.result.refusal} actions={actions} scorer={run.params.scorer} />
      )}
      {run?.result.kind === 'idle' && (
        <Notice
          tone="info"
          title={words.runStopped}
          actions={<Button onClick={actions.retryRun}>{words.runAgain}</Button>}
        />
      )}
      {run?.result.kind === 'done' &&
        (run.result.value.notes.length > 0 || run.result.value.schemas.kind === 'skipped') && (
          <p className={styles.notes}>
            {[
              ...(run.result.value.schemas.kind === 'skipped' ? [schemasSentence(run.result.value.schemas)] : []),
              ...run.result.value.notes.map(noteSentence),
            ].join(' ')}
          </p>
        )}
    </div>
  );
}

interface RefusedProps {
  readonly refusal: Parameters<typeof refusalWords>[0];
  readonly scorer: string;
  readonly actions: Actions;
}

function Refused({ refusal, scorer, actions }: RefusedProps) {
  const { cause, rows, more, wayOut } = refusalWords(refusal);
  return (
    <Notice
      tone="wrong"
      live="polite"
      title={words.runRefused}
      actions={
        refusal.code === 'type-words' ? (
          <Button
            onClick={() => {
              actions.chooseOption('schemas', 'skip');
            }}
          >
            {words.skipSchemas}
          </Button>
        ) : refusal.code === 'bad-option' ? (
          <Button
            onClick={() => {
              actions.chooseScorer(scorer);
            }}
          >
            {words.runDefaults}
          </Button>
        ) : undefined
      }
    >
      <p>
        <PlainText text={`${cause}${rows.length > 0 ? ':' : '.'}`} multiline />
      </p>
      <NoticeList rows={rows} more={more} />
      <p>{wayOut}</p>
    </Notice>
  );
}
