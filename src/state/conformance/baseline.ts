import type { Baseline } from '../../core/conformance/conformance.ts';
import { readBaseline } from '../../core/conformance/readBaseline.ts';
import type { Refusal } from '../../core/model/issue.ts';
import type { Source } from '../../engine/engine.ts';
import type { KeptBaseline } from '../effects.ts';

/** An earlier result that a run is held against. */
export interface HeldBaseline {
  /** Name of the file that it was read from. */
  readonly file: string;
  /** Names it in links: 16 hexadecimal digits of what stands in the file. */
  readonly digits: string;
  readonly baseline: Baseline;
}

export type BaselineRead =
  | { readonly ok: true; readonly held: HeldBaseline; readonly kept: KeptBaseline }
  | { readonly ok: false; readonly refusal: Refusal };

/** Reads a file as a baseline. */
export async function readBaselineFile({ name, blob }: Source): Promise<BaselineRead> {
  let text: string;
  try {
    text = await blob.text();
  } catch (error) {
    return { ok: false, refusal: { code: 'read-failed', file: name, message: String(error) } };
  }
  return baselineOf({ name, text });
}

export function baselineOf(kept: KeptBaseline): BaselineRead {
  const read = readBaseline(kept.text);
  if (!read.ok) return { ok: false, refusal: { code: 'no-baseline', file: kept.name, problem: read.problem } };
  return { ok: true, kept, held: { file: kept.name, digits: digitsOf(kept.text), baseline: read.baseline } };
}

const PRIME = 0x100000001b3n;
const BITS = 64;

/** FNV-1a over the code units of a text: a name that links can have, and no proof of anything. */
function digitsOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let at = 0; at < text.length; at += 1) {
    hash = BigInt.asUintN(BITS, (hash ^ BigInt(text.charCodeAt(at))) * PRIME);
  }
  return hash.toString(16).padStart(16, '0');
}
