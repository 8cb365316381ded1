import type { JoinBy } from '../../engine/comparison.ts';
import { Select } from '../../ui/Select.tsx';
import { words } from './words.ts';

export interface JoinSelectProps {
  readonly joinBy: JoinBy | null;
  readonly onChange: (joinBy: JoinBy | null) => void;
}

/** How items are to meet. */
export function JoinSelect({ joinBy, onChange }: JoinSelectProps) {
  return (
    <Select
      inline
      label={words.joinBy}
      value={joinBy ?? 'auto'}
      options={(['auto', 'key', 'input', 'place'] as const).map((value) => ({
        value,
        label: words.joinChoices[value],
      }))}
      onChange={(value) => {
        onChange(value === 'auto' ? null : value);
      }}
    />
  );
}
