import { canonicalJson } from '../../core/labels/canonical.ts';
import { LABELS_FORMAT, LABELS_VERSION, PASS_FAIL, type Header } from '../../core/labels/header.ts';
import type { LabelLog } from '../../core/labels/log.ts';
import { readHeader } from '../../core/labels/readHeader.ts';
import { headerLine } from '../../core/labels/writeLabels.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../core/json/value.ts';
import type { Rubric } from '../../core/rubric/rubric.ts';
import { rubricJson } from '../../core/rubric/rubricJson.ts';

/** What labels are of. */
export interface Subject {
  readonly name: string;
  /** Items there are to label. */
  readonly n: number;
  /** SHA-256, hex. */
  readonly fingerprint: string;
  /** Of the file of replies; null where they stand in the rows, or there are none. */
  readonly replies: string | null;
}

/**
 * The header that a new event stands under, as a line: the one that the log has of the same subject, rubric and
 * categories, whenever it was made, else a new one.
 */
export function headerFor(log: LabelLog, subject: Subject, rubric: Rubric | null, at: string): string {
  const body = newHeader(subject, rubric, at);
  const read = readHeader(body);
  if (!('header' in read)) throw new Error(read.member);
  const same = [...log.headers.values()].filter((one) => one.body !== null && meansOf(one) === meansOf(read.header));
  // Any of them would do; the same one each time keeps the file short.
  const [first = read.header] = same.toSorted((a, b) => (a.text < b.text ? -1 : 1));
  return headerLine(first);
}

function meansOf({ frame, body }: Header): string {
  const dataset = body?.get('dataset') ?? null;
  const replies = dataset !== null && isJsonObject(dataset) ? (dataset.get('replies') ?? null) : null;
  return `${frame} ${canonicalJson(replies)}`;
}

function newHeader({ name, n, fingerprint, replies }: Subject, rubric: Rubric | null, at: string): JsonObject {
  const dataset: readonly (readonly [string, JsonValue])[] = [
    ['name', name],
    ['n', number(n)],
    ['fingerprint', `sha256:${fingerprint}`],
    ...(replies === null ? [] : [['replies', `sha256:${replies}`] as const]),
  ];
  return new Map<string, JsonValue>([
    ['type', 'header'],
    ['format', LABELS_FORMAT],
    ['version', { token: LABELS_VERSION, float: false }],
    ['dataset', new Map(dataset)],
    ['rubric', rubric === null ? null : rubricJson(rubric)],
    ['categories', PASS_FAIL],
    ['ordered', false],
    ['positive', 'PASS'],
    ['created', at],
    ['app', 'touchstone'],
  ]);
}

function number(count: number): JsonValue {
  return { token: String(count), float: false };
}
