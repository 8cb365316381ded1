import { formatTitle } from '../../core/words/title.ts';
import { formatNames } from '../../state/formatNames.ts';
import { Select } from '../../ui/Select.tsx';
import { words } from './words.ts';

export interface RetryAsProps {
  /** Named where several files were refused together. */
  readonly file: string | null;
  readonly onChoose: (format: string) => void;
}

/** Another format to try a refused file as. In a chunk of its own: it brings every format along. */
export function RetryAs({ file, onChoose }: RetryAsProps) {
  return (
    <Select
      inline
      label={words.tryAs(file)}
      value=""
      options={[
        { value: '', label: words.tryAsNone },
        ...formatNames().map((format) => ({ value: format, label: formatTitle(format) })),
      ]}
      onChange={(format) => {
        if (format !== '') onChoose(format);
      }}
    />
  );
}
