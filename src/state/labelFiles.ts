import type { Source } from '../engine/engine.ts';

/** Bytes that are looked at: a header and the first events are within. */
const LOOKED_AT = 65_536;

/**
 * Those of files that may hold labels, by how they begin: told apart for certain by what reads them. A file that cannot be
 * read says so when it is opened.
 */
export async function mayBeLabels<Given extends Source>(files: readonly Given[]): Promise<readonly Given[]> {
  const found = await Promise.all(files.map(async ({ blob }) => looksLikeLabels(await beginningOf(blob))));
  return files.filter((_, at) => found[at] === true);
}

function looksLikeLabels(text: string): boolean {
  return /"event_id"\s*:|"type"\s*:\s*"header"/.test(text);
}

/** The beginning of a file as text; empty where it cannot be read. */
export async function beginningOf(blob: Source['blob']): Promise<string> {
  try {
    return await blob.slice(0, LOOKED_AT).text();
  } catch {
    return '';
  }
}
