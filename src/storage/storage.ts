import { createConnect } from './database.ts';
import { createOpenedFiles, type OpenedFiles } from './openedFiles.ts';
import { createSettings, type Settings } from './settings.ts';

export interface Storage {
  readonly files: OpenedFiles;
  readonly settings: Settings;
}

/** The storage of this browser. Opens nothing before the first call. `now` in milliseconds since 1970. */
export function createStorage(now: () => number): Storage {
  const connect = createConnect();
  return { files: createOpenedFiles(connect, now), settings: createSettings(connect) };
}
