import type { FileHandle, FileHandles, FileOnDisk } from '../state/effects.ts';

/** As much of a `FileSystemFileHandle` as is asked; the two about permission are not in every browser. */
interface BrowserHandle extends FileHandle {
  readonly getFile: () => Promise<File>;
  readonly queryPermission?: (wanted: { readonly mode: 'read' }) => Promise<PermissionState>;
  readonly requestPermission?: (wanted: { readonly mode: 'read' }) => Promise<PermissionState>;
}

/** Files on disk, by the handles of the File System API. */
export function createHandles(): FileHandles {
  const noted = new WeakMap<object, FileHandle>();
  return {
    note: (blob, handle) => {
      noted.set(blob, handle);
    },
    of: (blob) => noted.get(blob) ?? null,
    changedAt: (blob) => (blob instanceof File ? blob.lastModified : null),
    look: async (handle, ask) => look(handle as BrowserHandle, ask),
  };
}

async function look(handle: BrowserHandle, ask: boolean): Promise<FileOnDisk> {
  try {
    let permission = await handle.queryPermission?.({ mode: 'read' });
    if (permission === 'prompt' && ask) permission = await handle.requestPermission?.({ mode: 'read' });
    if (permission !== 'granted') return { kind: 'closed' };
    const file = await handle.getFile();
    return { kind: 'there', blob: file, changedAt: file.lastModified };
  } catch (error) {
    return { kind: error instanceof DOMException && error.name === 'NotFoundError' ? 'gone' : 'closed' };
  }
}
