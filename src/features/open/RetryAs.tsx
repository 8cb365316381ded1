import { formatTitle } from '../../core/words/title.ts';
import { formatNames } from '../../state/formatNames.ts';
import { Select } from '../../ui/Select.tsx';
import { words } from './words.ts';

export interface RetryAsProps {
  /** Named where several files were refused together. */
  readonly file: string | null;
  readonly onChoose: (format: string) => void;
  /** Asks what its columns hold instead. */
  readonly onMap: () => void;
}

/** No format's name. */
const BY_COLUMNS = '*';

/** Another format to try a refused file as. In a chunk of its own: it brings every format along. */
export function RetryAs({ file, onChoose, onMap }: RetryAsProps) {
  return (
    <Select
      inline
      label={words.tryAs(file)}
      value=""
      options={[
        { value: '', label: words.tryAsNone },
        { value: BY_COLUMNS, label: words.tryByColumns },
        ...formatNames().map((format) => ({ value: format, label: formatTitle(format) })),
      ]}
      onChange={(format) => {
        if (format === BY_COLUMNS) onMap();
        else if (format !== '') onChoose(format);
      }}
    />
  );
}
