import type { GivenFile } from '../../state/givenFiles.ts';

interface FileHandleOfBrowser {
  readonly kind: 'file';
  readonly name: string;
  readonly getFile: () => Promise<File>;
}

declare global {
  interface Window {
    /** Not in every browser: https://wicg.github.io/file-system-access/. */
    readonly showOpenFilePicker?: (options: { readonly multiple: true }) => Promise<readonly FileHandleOfBrowser[]>;
  }
}

/** Milliseconds in which nobody closes a dialog: one that is over sooner was never shown. */
const BLINK = 300;

/**
 * Files chosen in the dialog that gives handles along, by which they are found on disk again; none when the reader
 * closes it. Null where there is no such dialog: the plain one is to be shown.
 */
export async function pickWithHandles(): Promise<readonly GivenFile[] | null> {
  if (window.showOpenFilePicker === undefined) return null;
  const asked = performance.now();
  try {
    const handles = await window.showOpenFilePicker({ multiple: true });
    return await Promise.all(
      handles.map(async (handle) => ({ name: handle.name, blob: await handle.getFile(), handle })),
    );
  } catch (error) {
    const closed = error instanceof DOMException && error.name === 'AbortError' && performance.now() - asked > BLINK;
    return closed ? [] : null;
  }
}
