import type { Source } from '../../engine/engine.ts';

/** Chosen or dropped files as the engine takes them. */
export function fileSources(files: Iterable<File>): Source[] {
  return [...files].map((file) => ({ name: file.name, blob: file }));
}

/** Pasted text as a file. */
export function textSource(name: string, text: string): Source {
  return { name, blob: new Blob([text], { type: 'text/plain' }) };
}
