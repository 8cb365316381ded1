import type { ComparePlace } from '../route.ts';
import { formatRun, parseRun } from '../runText.ts';
import { encodeText } from '../urlText.ts';

const BASELINE = /^baseline\.([0-9a-f]{8,64})$/;
/** Names of datasets in routes: digits of a fingerprint, or the name of a session. */
const DATA = /^[\w-]+$/;

/**
 * A side of a comparison as one text: `82ecdac67e78` or `82ecdac67e78;xlam-tool-call;ordering=strict`, and
 * `baseline.9f86d081` for a file that holds what an earlier run came to. Equal texts are the same side.
 */
export function placeText(place: ComparePlace): string {
  if (place.kind === 'baseline') return `baseline.${place.digits}`;
  return place.run === null ? place.data : `${place.data};${formatRun(place.run)}`;
}

/** Null when the text names no side. */
export function parsePlace(text: string): ComparePlace | null {
  const digits = BASELINE.exec(text)?.[1];
  if (digits !== undefined) return { kind: 'baseline', digits };
  const at = text.indexOf(';');
  const data = at < 0 ? text : text.slice(0, at);
  if (!DATA.test(data)) return null;
  return { kind: 'run', data, run: at < 0 ? null : parseRun(text.slice(at + 1)) };
}

/** As a piece of a path: percent-encoded once, but for what reads well there. */
export function encodePlace(place: ComparePlace): string {
  return encodeText(placeText(place)).replace(/%(?:3B|3D|2C|3A|40)/g, decodeURIComponent);
}
