import type { Source } from '../engine/engine.ts';
import type { KeptWithFiles } from './effects.ts';
import type { OpenOptions } from './openOptions.ts';

/** Kept files as they are opened again. */
export function sourcesOf(files: KeptWithFiles['files']): readonly Source[] {
  return files.map(({ name, blob }) => ({ name, blob }));
}

/** How kept files were read, so that they are read alike. */
export function readingsOf(files: KeptWithFiles['files']): Required<Pick<OpenOptions, 'formats' | 'mappings'>> {
  return {
    formats: new Map(files.flatMap(({ name, format }) => (format === null ? [] : [[name, format] as const]))),
    mappings: new Map(files.flatMap(({ name, mapping }) => (mapping === undefined ? [] : [[name, mapping] as const]))),
  };
}
