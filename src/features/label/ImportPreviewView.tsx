import type { ImportPreview } from '../../core/labels/importLog.ts';
import { labelIssueSentence, labelRefusalSentence } from '../../core/words/labels.ts';
import type { ImportStep } from '../../state/labels/desk.ts';
import { Notice } from '../../ui/Notice.tsx';
import { NoticeList } from '../../ui/NoticeList.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './BringDialog.module.css';

const COUNTS = ['added', 'identical', 'conflicting'] as const satisfies readonly (keyof ImportPreview)[];
const OF_THEM = ['stale', 'unmatched'] as const satisfies readonly (keyof ImportPreview)[];
const MOST_ISSUES = 5;

/** Whether there is anything that can be taken in. */
export function isTakeable({ refusal, preview }: ImportStep): boolean {
  return refusal === null && preview.conflicting === 0 && preview.added > 0;
}

/** What an import would do, before it does. */
export function ImportPreviewView({ step }: { readonly step: ImportStep }) {
  const { preview, raters, issues, refusal } = step;
  if (refusal !== null) {
    return (
      <Notice tone="wrong" title={words.importRefused}>
        <PlainText text={labelRefusalSentence(refusal)} multiline />
        <Issues issues={issues} />
      </Notice>
    );
  }
  return (
    <>
      <p className={styles.raters}>
        <PlainText text={words.importRaters(raters.map((name) => labelText(name, 60)))} multiline />
      </p>
      <ul className={styles.counts}>
        {COUNTS.map((count) => (
          <li key={count} className={styles.count}>
            <span className={preview[count] === 0 ? styles.quiet : undefined}>
              {words.importCounts[count](preview[count])}
            </span>
            {count === 'added' && preview.stale + preview.unmatched > 0 && (
              <ul className={styles.counts}>
                {OF_THEM.filter((one) => preview[one] > 0).map((one) => (
                  <li key={one} className={styles.count}>
                    {words.importCounts[one](preview[one])}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {preview.added > 0 && preview.unmatched === preview.added && (
        <Notice tone="fault" title={words.importOtherFile}>
          {words.importOtherFileWhy}
        </Notice>
      )}
      {preview.conflicting > 0 && <Notice tone="wrong" title={words.importConflict} />}
      {preview.conflicting === 0 && (
        <p className={styles.quiet}>{preview.added === 0 ? words.importNothing : words.importUndo}</p>
      )}
      {issues.length > 0 && (
        <Notice tone="fault" title={words.importIssues(issues.length)}>
          <Issues issues={issues} />
        </Notice>
      )}
    </>
  );
}

function Issues({ issues }: Pick<ImportStep, 'issues'>) {
  return (
    <NoticeList
      rows={issues.slice(0, MOST_ISSUES).map(labelIssueSentence)}
      more={issues.length > MOST_ISSUES ? words.importMore(issues.length - MOST_ISSUES) : null}
    />
  );
}
