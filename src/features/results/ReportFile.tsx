import { formatTitle } from '../../core/words/title.ts';
import type { FileSummary } from '../../engine/engine.ts';
import { Select } from '../../ui/Select.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './Report.module.css';

export interface ReportFileProps {
  readonly file: FileSummary;
  /** The format the reader chose, or null. */
  readonly overridden: string | null;
  readonly onFormat: (format: string | null) => void;
}

const AUTO = '';

/** One file: what it holds, what it was recognised as, and another way to read it. */
export function ReportFile({ file, overridden, onFormat }: ReportFileProps) {
  const others = file.alternatives.filter((name) => name !== file.format);
  return (
    <div className={styles.file}>
      <div className={styles.fileName}>
        <PlainText text={file.name} multiline />
      </div>
      <p className={styles.quiet}>
        {words.reportRole[file.role]} · {words.reportContainer[file.container]} ·{' '}
        {words.reportFile(file.rows, `${file.bytes.toLocaleString('en')} bytes`)}
      </p>
      <Select
        inline
        label={words.reportFormat}
        value={overridden ?? AUTO}
        options={[
          {
            value: AUTO,
            label: overridden === null ? formatTitle(file.format) : words.reportAuto,
          },
          ...(overridden === null ? [] : [{ value: overridden, label: formatTitle(overridden) }]),
          ...others.filter((name) => name !== overridden).map((name) => ({ value: name, label: formatTitle(name) })),
        ]}
        onChange={(value) => {
          onFormat(value === AUTO ? null : value);
        }}
      />
      <p className={styles.quiet}>
        {file.recognisedBy === null ? words.reportOverridden : words.reportRecognised(file.recognisedBy)}
      </p>
    </div>
  );
}
