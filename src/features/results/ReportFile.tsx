import { mappingClause } from '../../core/words/mapping.ts';
import { counted } from '../../core/words/numbers.ts';
import { formatTitle } from '../../core/words/title.ts';
import type { FileSummary } from '../../engine/engine.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './Report.module.css';

export interface ReportFileProps {
  readonly file: FileSummary;
  /** The format the reader chose, or null. */
  readonly overridden: string | null;
  /** Asks what its columns mean, and reads it again. */
  readonly onMapping: () => void;
  readonly onFormat: (format: string | null) => void;
}

const AUTO = '';

/** One file: what it holds, what it was recognised as, and another way to read it. */
export function ReportFile({ file, overridden, onMapping, onFormat }: ReportFileProps) {
  const others = file.alternatives.filter((name) => name !== file.format);
  return (
    <div className={styles.file}>
      <div className={styles.fileName}>
        <PlainText text={file.name} multiline />
      </div>
      <p className={styles.quiet}>
        {[
          words.reportRole[file.role],
          words.reportContainer[file.container],
          ...(file.packed === null ? [] : [words.reportPacked[file.packed]]),
          words.reportFile(file.rows, counted(file.bytes, 'byte')),
        ].join(' · ')}
      </p>
      {file.mapping !== null && (
        <p>
          <PlainText text={words.reportMapping(mappingClause(file.mapping))} multiline />{' '}
          {words.reportMappingRest[file.mapping.keepOthers ? 'kept' : 'dropped']}
        </p>
      )}
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
      {file.mapping === null && (
        <p className={styles.quiet}>
          {file.recognisedBy === null ? words.reportOverridden : words.reportRecognised(file.recognisedBy)}
        </p>
      )}
      {file.role === 'dataset' && (
        <Button onClick={onMapping}>
          {file.mapping === null ? words.reportMappingChoose : words.reportMappingChange}
        </Button>
      )}
    </div>
  );
}
