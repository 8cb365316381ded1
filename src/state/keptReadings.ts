import type { Source } from '../engine/engine.ts';
import type { Effects, KeptWithFiles } from './effects.ts';
import type { OpenOptions } from './openOptions.ts';

/** Kept files as they are opened again. */
export function sourcesOf(files: KeptWithFiles['files']): readonly Source[] {
  return files.map(({ name, blob }) => ({ name, blob }));
}

/** Notes by which handles kept files are found on disk again. */
export function noteHandles({ handles }: Effects, files: KeptWithFiles['files']): void {
  for (const { blob, handle } of files) if (handle !== undefined) handles.note(blob, handle);
}

/** How kept files were read, so that they are read alike. */
export function readingsOf(files: KeptWithFiles['files']): Required<Pick<OpenOptions, 'formats' | 'mappings'>> {
  return {
    formats: new Map(files.flatMap(({ name, format }) => (format === null ? [] : [[name, format] as const]))),
    mappings: new Map(files.flatMap(({ name, mapping }) => (mapping === undefined ? [] : [[name, mapping] as const]))),
  };
}
