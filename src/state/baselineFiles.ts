import type { Source } from '../engine/engine.ts';
import { beginningOf } from './labelFiles.ts';

/**
 * Those of files that may be results of document 002, by members that nothing else has: told apart for certain by what
 * reads them.
 */
export async function mayBeBaselines(files: readonly Source[]): Promise<readonly Source[]> {
  const found = await Promise.all(files.map(async ({ blob }) => MEMBERS.test(await beginningOf(blob))));
  return files.filter((_, at) => found[at] === true);
}

const MEMBERS = /"(?:invented_calls_on_unrecoverable|schema_invalid_returns)"\s*:/;
