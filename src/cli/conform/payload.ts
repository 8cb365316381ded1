import type { ConformanceCase } from '../../core/conformance/conformance.ts';
import { dumps, type DumpStyle } from '../../core/python/dumps.ts';

/** `json.dumps(…, ensure_ascii=False)`. */
const STYLE: DumpStyle = { sortKeys: false, ensureAscii: false, separators: [', ', ': '] };

/**
 * What a program is given of a case, byte for byte what document 002 sends: `{"text": …, "tools": …}` without a line
 * end. Null where a text holds half of a surrogate pair, which cannot be sent.
 */
export function payloadOf({ input, tools }: Pick<ConformanceCase, 'input' | 'tools'>): Uint8Array | null {
  const text = dumps(
    new Map([
      ['text', input],
      ['tools', tools],
    ]),
    STYLE,
  );
  return /\p{Surrogate}/u.test(text) ? null : new TextEncoder().encode(text);
}
