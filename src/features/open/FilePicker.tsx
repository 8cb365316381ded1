import { useImperativeHandle, useRef, type Ref } from 'react';
import type { Source } from '../../engine/engine.ts';
import { fileSources } from './fileSources.ts';
import { words } from './words.ts';

/** Shows the browser's file dialog. */
export interface FilePickerHandle {
  readonly show: () => void;
}

export interface FilePickerProps {
  readonly ref: Ref<FilePickerHandle>;
  readonly onFiles: (sources: readonly Source[]) => void;
}

/** The file dialog of the page: there is one, and buttons and keys show it. */
export function FilePicker({ ref, onFiles }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    show: () => {
      input.current?.click();
    },
  }));
  return (
    <input
      ref={input}
      type="file"
      multiple
      hidden
      aria-label={words.picker}
      onChange={(event) => {
        const sources = fileSources(event.currentTarget.files ?? []);
        // Emptied, so that the same file can be chosen again.
        event.currentTarget.value = '';
        if (sources.length > 0) onFiles(sources);
      }}
    />
  );
}
