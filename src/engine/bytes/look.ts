import type { FileLook } from '../../core/model/issue.ts';

/** What a file looks like that is not JSON text, by its first bytes; null when it may be JSON. A table is `text`. */
export function lookAt(head: Uint8Array): FileLook | null {
  if (startsWith(head, [0x50, 0x4b, 0x03, 0x04])) return 'zip';
  if (startsWith(head, [0x28, 0xb5, 0x2f, 0xfd])) return 'zstd';
  if (startsWith(head, [0x42, 0x5a, 0x68])) return 'bzip2';
  if (startsWith(head, [0xfd, 0x37, 0x7a, 0x58, 0x5a])) return 'xz';
  if (startsWith(head, [0x50, 0x41, 0x52, 0x31])) return 'parquet';
  if (startsWith(head, [0xff, 0xfe]) || startsWith(head, [0xfe, 0xff]) || hasNulsInTurn(head)) return 'utf-16';
  const text = latin1(head.subarray(startsWith(head, BOM) ? 3 : 0, 4096)).trimStart();
  if (text === '' || /^[[{]/.test(text)) return null;
  if (/^<(!doctype|html|\?xml|head|body|!--)/i.test(text)) return 'html';
  if (head.subarray(0, 4096).includes(0)) return 'binary';
  // A cut at the top of a log leaves a broken first line: what follows may still be rows.
  if (text.split('\n').some((line) => /^\s*\{.*\}\s*$/.test(line))) return null;
  return 'text';
}

const BOM = [0xef, 0xbb, 0xbf];

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

/** ASCII in UTF-16 without a byte order mark: every second byte is zero. */
function hasNulsInTurn(head: Uint8Array): boolean {
  const pairs = Math.min(32, head.length >> 1);
  if (pairs < 2) return false;
  const zeros = [0, 0];
  for (let at = 0; at < pairs * 2; at += 1) if (head[at] === 0) zeros[at & 1]! += 1;
  return Math.max(...zeros) >= pairs * 0.9 && Math.min(...zeros) === 0;
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
