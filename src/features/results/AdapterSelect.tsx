import type { AdapterChoice } from '../../state/conformance/conformanceRun.ts';
import { Select } from '../../ui/Select.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import { words } from './conformanceWords.ts';

export interface AdapterSelectProps {
  readonly choices: readonly AdapterChoice[];
  /** Null before a run, and where its file is none of those that are open. */
  readonly chosen: AdapterChoice | null;
  readonly onChoose: (choice: AdapterChoice) => void;
}

/** Which normaliser is judged: ours, the control, or what a file recorded. */
export function AdapterSelect({ choices, chosen, onChoose }: AdapterSelectProps) {
  const none = chosen === null ? [{ value: '', label: words.adapterOther }] : [];
  return (
    <Select
      inline
      label={words.adapter}
      value={chosen === null ? '' : valueOf(chosen)}
      options={[...none, ...choices.map((choice) => ({ value: valueOf(choice), label: nameOf(choice) }))]}
      onChange={(value) => {
        const choice = choices.find((one) => valueOf(one) === value);
        if (choice !== undefined) onChoose(choice);
      }}
    />
  );
}

function valueOf(choice: AdapterChoice): string {
  return choice.kind === 'recorded' ? `@${choice.replies}` : choice.kind;
}

function nameOf(choice: AdapterChoice): string {
  return choice.kind === 'recorded' ? words.recorded(labelText(choice.file)) : words.adapterName[choice.kind];
}
