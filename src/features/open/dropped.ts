/** As much of a browser's `DataTransfer` as is asked. */
interface Transfer {
  readonly files: Iterable<File>;
  readonly items: Iterable<{
    readonly kind: string;
    webkitGetAsEntry: () => { readonly name: string; readonly isDirectory: boolean } | null;
  }>;
}

/** What a drop holds: files, and the names of folders, which stand among its files but cannot be read. */
export function dropped(transfer: Transfer | null): {
  readonly files: readonly File[];
  readonly folders: readonly string[];
} {
  if (transfer === null) return { files: [], folders: [] };
  const folders = new Set<string>();
  for (const item of transfer.items) {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    if (entry?.isDirectory === true) folders.add(entry.name);
  }
  return { files: [...transfer.files].filter((file) => !folders.has(file.name)), folders: [...folders] };
}
