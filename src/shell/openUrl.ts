import type { Fetched } from '../state/effects.ts';

// The only place that asks the network for anything: the samples beside the page, and addresses that a person gave.

/** A file of this page's own origin, or null when it is not there. */
export async function openUrl(path: string): Promise<Blob | null> {
  const address = new URL(path, document.baseURI);
  if (address.origin !== location.origin) return null;
  try {
    const response = await fetch(address);
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}

/** Bytes that one address may give: what the memory of a tab bears. */
const MOST_BYTES = 2_000_000_000;
/** Bytes put together at a time, so that the browser may lay them on disk. */
const PIECE = 32_000_000;

/**
 * The file of an address that a person gave, read from other origins as their `Access-Control-Allow-Origin` allows. No
 * cookies go along, and no word of where the question comes from. `onBytes` is told bytes read, and of how many or
 * null.
 */
export async function fetchUrl(
  text: string,
  signal: AbortSignal,
  onBytes: (bytes: number, total: number | null) => void,
): Promise<Fetched> {
  const address = readAddress(text);
  if (!(address instanceof URL)) return { ok: false, problem: address };
  let response: Response;
  try {
    response = await fetch(address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
  } catch {
    return { ok: false, problem: signal.aborted ? { code: 'cancelled' } : { code: 'unreachable', host: address.host } };
  }
  if (!response.ok) {
    void response.body?.cancel();
    return { ok: false, problem: { code: 'status', status: response.status } };
  }
  return readBody(response, signal, onBytes);
}

/** What a person may have typed, as an address that may be asked; else what is wrong with it. */
export function readAddress(text: string): URL | Extract<Fetched, { ok: false }>['problem'] {
  const besides = /^\.{0,2}\//u.test(text);
  const scheme = /^([a-z][a-z0-9+.-]*):/iu.exec(text)?.[1]?.toLowerCase();
  if (!besides && (scheme === undefined || !URL.canParse(text))) return { code: 'not-an-address' };
  const address = new URL(text, document.baseURI);
  if (address.protocol === 'https:' || address.origin === location.origin) return address;
  if (address.protocol !== 'http:') return { code: 'scheme', scheme: scheme ?? '' };
  return LOOPBACK.has(address.hostname) ? address : { code: 'insecure' };
}

/** Hosts that are this machine; as the policy in `index.html` has them. */
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);

async function readBody(
  response: Response,
  signal: AbortSignal,
  onBytes: (bytes: number, total: number | null) => void,
): Promise<Fetched> {
  const total = lengthOf(response);
  const tooLarge = { code: 'too-large', limit: MOST_BYTES, bytes: total } as const;
  if (total !== null && total > MOST_BYTES) {
    void response.body?.cancel();
    return { ok: false, problem: tooLarge };
  }
  const whole: Blob[] = [];
  let piece: Uint8Array<ArrayBuffer>[] = [];
  let [bytes, waiting] = [0, 0];
  try {
    for await (const part of response.body ?? []) {
      piece.push(part);
      bytes += part.length;
      waiting += part.length;
      // Leaving the loop cancels the rest.
      if (bytes > MOST_BYTES) return { ok: false, problem: tooLarge };
      if (waiting >= PIECE) {
        whole.push(new Blob(piece));
        [piece, waiting] = [[], 0];
      }
      onBytes(bytes, total);
    }
  } catch {
    return { ok: false, problem: signal.aborted ? { code: 'cancelled' } : { code: 'cut-off', bytes } };
  }
  return { ok: true, name: response.url, blob: new Blob([...whole, ...piece]) };
}

/** The length that the server states; null where it states none, or one of packed bytes, of which more come out. */
function lengthOf({ headers }: Response): number | null {
  const length = Number(headers.get('content-length') ?? Number.NaN);
  return headers.has('content-encoding') || !Number.isSafeInteger(length) ? null : length;
}
