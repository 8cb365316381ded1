import { createConnect } from './database.ts';
import { createOpenedFiles, type OpenedFiles } from './openedFiles.ts';
import type { Labels } from './labels.ts';
import { createLazyLabels } from './lazyLabels.ts';
import { createMappings, type Mappings } from './mappings.ts';
import { createSettings, type Settings } from './settings.ts';

export interface Storage {
  readonly files: OpenedFiles;
  readonly settings: Settings;
  readonly mappings: Mappings;
  readonly labels: Labels;
}

/** The storage of this browser. Opens nothing before the first call. */
export function createStorage(): Storage {
  const connect = createConnect();
  return {
    files: createOpenedFiles(connect),
    settings: createSettings(connect),
    mappings: createMappings(connect),
    labels: createLazyLabels(connect),
  };
}
