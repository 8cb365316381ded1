import { isUtf8 } from 'node:buffer';
import { Failure } from '../failure.ts';
import { readBytes } from '../files.ts';

/** The text of a file that has to be UTF-8; a byte order mark stays in it. Fails naming the first line that is not. */
export async function readUtf8(path: string): Promise<string> {
  const bytes = await readBytes(path);
  const text = utf8Of(bytes);
  if (text !== null) return text;
  throw new Failure(`${path}, line ${firstBadLine(bytes)}: the bytes are no UTF-8. Save it as UTF-8.`);
}

/** Null where the bytes are no UTF-8. */
export function utf8Of(bytes: Uint8Array): string | null {
  return isUtf8(bytes) ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) : null;
}

/** From 1; lines end at LF, CR LF or CR. */
function firstBadLine(bytes: Uint8Array): number {
  let line = 1;
  let from = 0;
  for (const [at, byte] of bytes.entries()) {
    if (byte !== LF && (byte !== CR || bytes[at + 1] === LF)) continue;
    if (!isUtf8(bytes.subarray(from, at))) break;
    line += 1;
    from = at + 1;
  }
  return line;
}

const LF = 0x0a;
const CR = 0x0d;
