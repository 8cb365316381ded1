import { writeJson } from '../json/write.ts';
import type { JsonValue } from '../json/value.ts';
import { byCodePoint } from './canonical.ts';
import type { LabelEvent } from './event.ts';
import type { Header } from './header.ts';
import type { LabelLog } from './log.ts';

/**
 * A log as JSON Lines: each header, then its events in order of their ids. Unknown members and numbers stand
 * as they were read.
 */
export function writeLabels(log: LabelLog): string {
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
      ...(header.body === null ? [] : [header.body]),
      ...(sections.get(header.text) ?? []).toSorted((a, b) => byCodePoint(a.id, b.id)).map(written),
    ])
    .map((line) => `${writeJson(line).text}\n`)
    .join('');
}

function written({ body, batches }: LabelEvent): JsonValue {
  if (batches === null) return body;
  return new Map<string, JsonValue>([...body, ['batch', batches.length === 1 ? batches[0]! : batches]]);
}
