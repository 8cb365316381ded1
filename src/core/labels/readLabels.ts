import { isJsonArray, isJsonNumber, isJsonObject, type JsonObject, type JsonValue } from '../json/value.ts';
import type { Place } from '../model/issue.ts';
import { byCodePoint, canonicalJson } from './canonical.ts';
import type { LabelEvent } from './event.ts';
import { LABELS_FORMAT, LABELS_VERSION, type Header } from './header.ts';
import { linesOf, type Line } from './lines.ts';
import { isSameEvent, joinedEvent, type LabelLog } from './log.ts';
import { isPlain } from './members.ts';
import type { LabelIssue, LabelRefusal, Wants } from './problem.ts';
import { readFacts } from './readFacts.ts';
import { NO_HEADER, readHeader } from './readHeader.ts';

export type LabelsRead =
  | {
      readonly ok: true;
      readonly log: LabelLog;
      readonly issues: readonly LabelIssue[];
      /** Where each event stands, by its id. */
      readonly places: ReadonlyMap<string, Place>;
    }
  | { readonly ok: false; readonly refusal: LabelRefusal };

/**
 * Reads a label file: JSON Lines or the same lines in one array, a header first, further headers before events of
 * their own. A line that cannot be used is an issue, and the others are kept. Refused are a version that is not known,
 * a header that is not one, one id with two bodies, and a file without events or headers.
 */
export function readLabels(file: string, text: string): LabelsRead {
  const found = linesOf(text);
  if (!found.ok) return refused({ code: 'file-not-json', file, error: found.error });
  const reading = new Reading(file);
  for (const line of found.lines) {
    const refusal = reading.take(line);
    if (refusal !== null) return refused(refusal);
  }
  return reading.end();
}

function refused(refusal: LabelRefusal): LabelsRead {
  return { ok: false, refusal };
}

class Reading {
  private header: Header | null = null;
  private readonly headers = new Map<string, Header>();
  private readonly events = new Map<string, LabelEvent>();
  private readonly issues: LabelIssue[] = [];
  private readonly places = new Map<string, Place>();
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  take({ line, value, error }: Line): LabelRefusal | null {
    const place = { file: this.file, line, row: null };
    if (error !== null) this.issues.push({ code: 'not-json', place, error });
    else if (!isJsonObject(value)) this.leave(place, null, 'object');
    else if (value.get('type') === 'header') return this.begin(place, value);
    else return this.event(place, value);
    return null;
  }

  end(): LabelsRead {
    const { events, headers, issues, places } = this;
    if (events.size === 0 && headers.size === 0) return refused({ code: 'no-events', file: this.file, issues });
    return { ok: true, log: { events, headers }, issues, places };
  }

  private begin(place: Place, body: JsonObject): LabelRefusal | null {
    const [format, version] = [written(body.get('format')), written(body.get('version'))];
    if (format !== LABELS_FORMAT || version !== LABELS_VERSION) {
      return { code: 'unknown-version', place, format, version };
    }
    const read = readHeader(body);
    if (!('header' in read)) return { code: 'bad-header', place, ...read };
    this.header = read.header;
    this.headers.set(read.header.text, read.header);
    return null;
  }

  private event(place: Place, line: JsonObject): LabelRefusal | null {
    const type = line.get('type') ?? null;
    const id = line.get('event_id') ?? null;
    if (typeof type !== 'string' || !isPlain(type)) return this.leave(place, 'type', 'plain-text');
    if (typeof id !== 'string' || !isPlain(id)) return this.leave(place, 'event_id', 'plain-text');
    const batches = type === 'import' ? null : batchesOf(line.get('batch') ?? null);
    if (batches === undefined) return this.leave(place, 'batch', 'list-of-texts');
    const body = type === 'import' ? line : new Map([...line].filter(([member]) => member !== 'batch'));
    const read = readFacts(type, body);
    if (!('facts' in read)) return this.leave(place, read.member, read.wants);
    if (read.facts === null) this.issues.push({ code: 'unknown-type', place, type });
    const event = { id, body, text: canonicalJson(body), header: this.headerOf(place), batches, facts: read.facts };
    return this.keep(place, event);
  }

  private keep(place: Place, event: LabelEvent): LabelRefusal | null {
    const { id } = event;
    const earlier = this.events.get(id);
    if (earlier !== undefined && !isSameEvent(earlier, event)) {
      return { code: 'event-twice', id, places: [this.places.get(id) ?? place, place] };
    }
    this.events.set(id, earlier === undefined ? event : joinedEvent(earlier, event));
    if (earlier === undefined) this.places.set(id, place);
    return null;
  }

  private headerOf(place: Place): Header {
    if (this.header === null) {
      this.issues.push({ code: 'no-header', place });
      this.header = NO_HEADER;
    }
    return this.header;
  }

  private leave(place: Place, member: string | null, wants: Wants): null {
    this.issues.push({ code: 'not-an-event', place, member, wants });
    return null;
  }
}

/** One import as a text, several as a list; undefined where something else stands there. */
function batchesOf(value: JsonValue): readonly string[] | null | undefined {
  if (value === null) return null;
  const list = isJsonArray(value) ? value : [value];
  const names = list.flatMap((one) => (typeof one === 'string' && isPlain(one) ? [one] : []));
  return names.length === list.length && names.length > 0 ? [...new Set(names)].toSorted(byCodePoint) : undefined;
}

function written(value: JsonValue | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  return value !== null && isJsonNumber(value) ? value.token : canonicalJson(value);
}
