import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** What the engine cannot do by itself. */
export interface EngineDeps {
  /** A streaming SHA-256; `hex` ends it. */
  readonly sha256: () => { readonly update: (bytes: Uint8Array) => void; readonly hex: () => string };
  /** The same at once, off this thread where the platform can; null where it cannot. */
  readonly sha256Of: ((bytes: Uint8Array<ArrayBuffer>) => Promise<string>) | null;
  /** Milliseconds of any origin: for pace and progress alone. */
  readonly now: () => number;
  /** Lets what waits on this thread (messages, above all) have its turn. */
  readonly yieldNow: () => Promise<void>;
}

/** Of the browser, a worker or Node: they have all of it. */
export function platformDeps(): EngineDeps {
  return { sha256: streamingSha256, sha256Of: nativeSha256(), now: () => performance.now(), yieldNow };
}

function streamingSha256(): ReturnType<EngineDeps['sha256']> {
  const hash = sha256.create();
  return {
    update: (bytes) => {
      hash.update(bytes);
    },
    hex: () => bytesToHex(hash.digest()),
  };
}

/** A page served by plain http has no `crypto.subtle`. */
function nativeSha256(): EngineDeps['sha256Of'] {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined) return null;
  return async (bytes) => bytesToHex(new Uint8Array(await subtle.digest('SHA-256', bytes)));
}

/** A message to oneself: unlike a timer it is not delayed when repeated. */
function yieldNow(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
