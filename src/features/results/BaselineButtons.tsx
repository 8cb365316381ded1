import { Scale, X } from 'lucide-react';
import { useRef } from 'react';
import type { Refusal } from '../../core/model/issue.ts';
import type { Conformance } from '../../state/conformance/conformance.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { words } from './conformanceWords.ts';

export interface BaselineButtonsProps {
  readonly conformance: Conformance;
  /** Of the corpus. */
  readonly fingerprint: string;
  /** It is held against a baseline. */
  readonly held: boolean;
  /** Told of a file that is no baseline, and why. */
  readonly onRefused: (file: string, refusal: Refusal) => void;
}

/** Chooses an earlier result to hold runs against, or forgets it. */
export function BaselineButtons({ conformance, fingerprint, held, onRefused }: BaselineButtonsProps) {
  const input = useRef<HTMLInputElement>(null);

  async function hold(file: File): Promise<void> {
    const read = await conformance.hold(fingerprint, { name: file.name, blob: file });
    if (!read.ok) onRefused(file.name, read.refusal);
  }
  return (
    <>
      <Button
        icon={<Scale />}
        title={words.holdHint}
        onClick={() => {
          input.current?.click();
        }}
      >
        {held ? words.holdOther : words.hold}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words.picker}
        onChange={(event) => {
          const element = event.currentTarget;
          const [file] = element.files ?? [];
          if (file !== undefined) void hold(file);
          // Emptied, so that the same file can be chosen again.
          element.value = '';
        }}
      />
      {held && (
        <IconButton
          icon={<X />}
          label={words.forget}
          onClick={() => {
            void conformance.forget(fingerprint);
          }}
        />
      )}
    </>
  );
}
