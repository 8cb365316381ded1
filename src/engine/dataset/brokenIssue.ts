import { readJson } from '../../core/json/reader.ts';
import { ROW } from '../../core/json/policy.ts';
import { jsonError } from '../../core/json/error.ts';
import type { Issue, Place } from '../../core/model/issue.ts';
import type { Limits } from '../limits.ts';
import type { Broken, ByteWindow } from '../scan/rowScan.ts';

/** Of a broken row this much is decoded before and after the problem. */
const KEPT = 1024 * 1024;

/** The issue that a stretch of bytes which gives no row is. */
export function brokenIssue(file: string, window: ByteWindow, broken: Broken, limits: Limits): Issue {
  const place: Place = { file, line: broken.line, row: broken.row === 0 ? null : broken.row };
  switch (broken.why) {
    case 'not-utf8':
      return { code: 'row-not-utf8', place, column: broken.at - broken.start + 1 };
    case 'too-deep':
      return { code: 'row-too-deep', place, limit: limits.maxDepth };
    case 'too-long':
      return { code: 'row-too-long', place, bytes: broken.bytes, limit: limits.maxRowBytes };
    case 'file-cut':
      return { code: 'file-cut', place, open: broken.open };
    case 'text-after-end':
      return { code: 'text-after-end', place: { ...place, row: null }, excerpt: textOf(window, broken).slice(0, 80) };
    case 'other-list':
      return { code: 'other-list', place: { ...place, row: null }, name: broken.name ?? '' };
    case 'not-json':
      return { code: 'row-not-json', place, error: errorOf(textOf(window, broken)) };
  }
}

function textOf({ bytes }: ByteWindow, { start, end, at }: Broken): string {
  return new TextDecoder().decode(bytes.subarray(start, Math.min(end, at + KEPT)));
}

function errorOf(text: string): ReturnType<typeof jsonError> {
  const read = readJson(text, ROW);
  // The scan and the reader hold to one grammar: where they part, the row is still not taken.
  return read.ok ? jsonError(text, text.length, 'unexpected-end') : read.error;
}
