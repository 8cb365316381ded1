import type { FileHandle } from '../../state/effects.ts';
import type { GivenFile } from '../../state/givenFiles.ts';

/** As much of a browser's `DataTransfer` as is asked. */
export interface Transfer {
  readonly files: Iterable<File>;
  readonly items: Iterable<TransferItem>;
}

export interface TransferItem {
  readonly kind: string;
  readonly getAsFile: () => File | null;
  readonly webkitGetAsEntry: () => Entry | null;
  /** Not in every browser. */
  readonly getAsFileSystemHandle?: () => Promise<{ readonly kind: string; readonly name: string } | null>;
}

/** As much of a `FileSystemEntry` as is asked. */
export interface Entry {
  readonly name: string;
  readonly fullPath: string;
  readonly isDirectory: boolean;
  readonly file?: (found: (file: File) => void, failed: (error: unknown) => void) => void;
  readonly createReader?: () => {
    readonly readEntries: (found: (entries: readonly Entry[]) => void, failed: (error: unknown) => void) => void;
  };
}

/** Files looked at in dropped folders before it is thought that something else was meant. */
const MOST = 2000;
/** Folders that hold programs' own things. */
const SKIPPED: ReadonlySet<string> = new Set(['node_modules', '__pycache__', '__MACOSX', 'venv']);

/**
 * The files of a drop, and those in its folders, with their paths. The browser shows its items only until the event is
 * over, so all of them are asked before anything is waited for.
 */
export async function dropped(transfer: Transfer | null): Promise<readonly GivenFile[]> {
  if (transfer === null) return [];
  const items = [...transfer.items].filter((item) => item.kind === 'file');
  if (items.length === 0) return [...transfer.files].map((file) => ({ name: file.name, blob: file }));
  const asked = items.map((item) => ({
    entry: item.webkitGetAsEntry(),
    file: item.getAsFile(),
    handle: item.getAsFileSystemHandle?.().catch(() => null) ?? null,
  }));
  const found: GivenFile[] = [];
  for (const { entry, file, handle } of asked) {
    if (entry?.isDirectory === true) await readFolder(entry, found);
    else if (file !== null) {
      const given = await handle;
      found.push({ name: file.name, blob: file, handle: isFile(given) ? given : null });
    }
  }
  return found;
}

async function readFolder(folder: Entry, found: GivenFile[]): Promise<void> {
  const reader = folder.createReader?.();
  // A folder is read in pieces, until one is empty.
  for (let entries = await piece(reader); entries.length > 0; entries = await piece(reader)) {
    for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      if (found.length >= MOST) return;
      if (!entry.isDirectory) {
        const file = await fileOf(entry);
        if (file !== null) found.push({ name: file.name, blob: file, path: entry.fullPath.replace(/^\//u, '') });
      } else if (!entry.name.startsWith('.') && !SKIPPED.has(entry.name)) await readFolder(entry, found);
    }
  }
}

async function piece(reader: ReturnType<NonNullable<Entry['createReader']>> | undefined): Promise<readonly Entry[]> {
  if (reader === undefined) return [];
  return new Promise((resolve) => {
    reader.readEntries(resolve, () => {
      resolve([]);
    });
  });
}

/** Null of a file that cannot be read any more. */
async function fileOf(entry: Entry): Promise<File | null> {
  return new Promise((resolve) => {
    if (entry.file === undefined) resolve(null);
    else {
      entry.file(resolve, () => {
        resolve(null);
      });
    }
  });
}

function isFile(handle: { readonly kind: string; readonly name: string } | null): handle is FileHandle {
  return handle?.kind === 'file';
}
