import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { fromBase64Url, toBase64Url } from './base64Url.ts';
import type { BuildState } from './build.ts';
import { buildFileText, readBuildFile, type BuildFile, type BuildFileProblem } from './buildFile.ts';

/** Longest text of a link, in letters: what any browser, chat and mail still carries. */
export const LINK_LIMIT = 8192;
/** Longest that is read: a few kilobytes can be made to unfold into gigabytes. */
const READ_LIMIT = 65_536;
/** Most bytes that a link is allowed to unfold into. */
const UNFOLDED_LIMIT = 4_000_000;

export type BuildLinkProblem = BuildFileProblem | { readonly code: 'not-packed' | 'too-long' };

export type BuildLinkRead =
  { readonly ok: true; readonly file: BuildFile } | { readonly ok: false; readonly problem: BuildLinkProblem };

/** What is being built as the `t` of its address: the text of its file, deflated (RFC 1951), in base64url. */
export function packBuild(state: BuildState): string {
  return toBase64Url(deflateSync(strToU8(buildFileText(state)), { level: 9 }));
}

/** Reads the `t` of an address. */
export function unpackBuild(t: string): BuildLinkRead {
  if (t.length > READ_LIMIT) return { ok: false, problem: { code: 'too-long' } };
  const bytes = fromBase64Url(t);
  const text = bytes === null ? null : inflated(bytes);
  if (text === null) return { ok: false, problem: { code: 'not-packed' } };
  return readBuildFile(text);
}

/** Null for what is not deflated, or unfolds into more than the limit. */
function inflated(bytes: Uint8Array): string | null {
  // No byte of a deflated text unfolds into more than 1,032.
  const room = new Uint8Array(Math.min(UNFOLDED_LIMIT, 1024 + bytes.length * 1032));
  try {
    const found = inflateSync(bytes, { out: room });
    return found.length === UNFOLDED_LIMIT ? null : strFromU8(found);
  } catch {
    return null;
  }
}
