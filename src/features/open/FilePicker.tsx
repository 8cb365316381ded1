import { useImperativeHandle, useRef, type Ref } from 'react';
import type { GivenFile } from '../../state/givenFiles.ts';
import { pickWithHandles } from './pickWithHandles.ts';
import { words } from './words.ts';

/** Shows the browser's dialogs. */
export interface FilePickerHandle {
  readonly show: () => void;
  readonly showFolder: () => void;
}

export interface FilePickerProps {
  readonly ref: Ref<FilePickerHandle>;
  readonly onFiles: (files: readonly GivenFile[]) => void;
}

/** The file dialogs of the page: there is one of each kind, and buttons and keys show them. */
export function FilePicker({ ref, onFiles }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    show: () => {
      void pick();
    },
    showFolder: () => {
      folder.current?.click();
    },
  }));
  async function pick(): Promise<void> {
    const files = await pickWithHandles();
    if (files === null) input.current?.click();
    else if (files.length > 0) onFiles(files);
  }
  function take(element: HTMLInputElement): void {
    const files = [...(element.files ?? [])].map((file): GivenFile => ({
      name: file.name,
      blob: file,
      path: file.webkitRelativePath === '' ? undefined : file.webkitRelativePath,
    }));
    // Emptied, so that the same file can be chosen again.
    element.value = '';
    if (files.length > 0) onFiles(files);
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={words.picker}
        onChange={(event) => {
          take(event.currentTarget);
        }}
      />
      <input
        ref={folder}
        type="file"
        webkitdirectory=""
        hidden
        aria-label={words.folderPicker}
        onChange={(event) => {
          take(event.currentTarget);
        }}
      />
    </>
  );
}
