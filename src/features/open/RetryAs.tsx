import { formatTitle } from '../../core/words/title.ts';
import { formatNames } from '../../state/formatNames.ts';
import { Select } from '../../ui/Select.tsx';
import { words } from './words.ts';

export interface RetryAsProps {
  readonly onChoose: (format: string) => void;
}

/** Another format to try a refused file as. In a chunk of its own: it brings every format along. */
export function RetryAs({ onChoose }: RetryAsProps) {
  return (
    <Select
      inline
      label={words.tryAs}
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
