import { writeJson } from '../json/write.ts';
import type { JsonObject, JsonValue } from '../json/value.ts';
import { byCodePoint } from './canonical.ts';
import type { LabelEvent } from './event.ts';
import type { Header } from './header.ts';
import type { LabelLog } from './log.ts';

/**
 * A log as JSON Lines: each header, then its events in order of their ids. Unknown members and numbers stand
 * as they were read.
 */
export function writeLabels(log: LabelLog): string {
  return labelLines(log)
    .map((line) => `${line}\n`)
    .join('');
}

/** The same lines as one JSON array. */
export function writeLabelArray(log: LabelLog): string {
  return `[\n${labelLines(log).join(',\n')}\n]\n`;
}

function labelLines(log: LabelLog): readonly string[] {
  const headers = new Map<string, Header>(log.headers);
  const sections = new Map<string, LabelEvent[]>();
  for (const event of log.events.values()) {
    headers.set(event.header.text, event.header);
    const section = sections.get(event.header.text);
    if (section === undefined) sections.set(event.header.text, [event]);
    else section.push(event);
  }
  // What stands under no header comes first, where no header can be taken for its own.
  return [...headers.values()]
    .toSorted((a, b) => byCodePoint(a.text, b.text))
    .flatMap((header) => [
      ...(header.body === null ? [] : [headerLine(header)]),
      ...(sections.get(header.text) ?? []).toSorted((a, b) => byCodePoint(a.id, b.id)).map(eventLine),
    ]);
}

/** A header as a line of a label file; empty for the one that stands for none. */
export function headerLine({ body }: Header): string {
  return body === null ? '' : writeJson(body).text;
}

/** An event as a line of a label file. */
export function eventLine({ body, batches }: LabelEvent): string {
  return writeJson(batches === null ? body : withBatches(body, batches)).text;
}

function withBatches(body: JsonObject, batches: readonly string[]): JsonObject {
  return new Map<string, JsonValue>([...body, ['batch', batches.length === 1 ? batches[0]! : batches]]);
}
