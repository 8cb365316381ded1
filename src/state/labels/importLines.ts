import { byCodePoint } from '../../core/labels/canonical.ts';
import { isSameEvent, type LabelLog } from '../../core/labels/log.ts';
import { eventLine, headerLine } from '../../core/labels/writeLabels.ts';
import type { ImportIntent } from './intent.ts';
import type { NewLine } from './keptLabels.ts';
import type { MakeLine } from './linesOf.ts';

/**
 * The lines of an import: the event that says so, then every event that is not there yet, marked with it, under the
 * header that it had. None at all where one of them says something else than the one of its id that is there.
 */
export function importLines({ id, file, log: other }: ImportIntent, own: LabelLog, line: MakeLine): readonly NewLine[] {
  const brought: NewLine[] = [];
  for (const event of other.events.values()) {
    const known = own.events.get(event.id);
    if (known !== undefined) {
      if (!isSameEvent(known, event)) return [];
      continue;
    }
    const batches = [...new Set([...(event.batches ?? []), id])].toSorted(byCodePoint);
    brought.push({ id: event.id, header: headerLine(event.header), line: eventLine({ ...event, batches }) });
  }
  return [line(id, 'import', [['file', file]]), ...brought];
}
