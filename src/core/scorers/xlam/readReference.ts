import type { Reference } from '../../model/item.ts';
import type { Fault } from '../../model/verdict.ts';
import { cut } from '../cut.ts';
import { problemFor } from '../referenceProblem.ts';
import { readArguments, type ReadCall } from './readCalls.ts';

export type ReferenceRead =
  { readonly ok: true; readonly calls: readonly ReadCall[] } | { readonly ok: false; readonly fault: Fault };

/** The reference's calls, read as strictly as a reply's; a broken one is a fault, never a wrong reply. */
export function readReference(reference: Reference): ReferenceRead {
  if (last !== null && last.reference === reference) return last.read;
  const read = readFresh(reference);
  last = { reference, read };
  return read;
}

/** Key check, null control and score of one item ask in a row: the last answer is kept, by identity. */
let last: { readonly reference: Reference; readonly read: ReferenceRead } | null = null;

function readFresh(reference: Reference): ReferenceRead {
  const known = problemFor(reference, 'calls');
  if (known !== null) return { ok: false, fault: { cause: 'reference-broken', problem: known } };
  const calls: ReadCall[] = [];
  const written = reference.calls ?? [];
  for (let at = 0; at < written.length; at += 1) {
    const call = written[at]!;
    if (call.name === null) {
      const excerpt = cut(call.argumentsText ?? '', 80);
      return { ok: false, fault: { cause: 'reference-broken', problem: { code: 'no-name', call: at, excerpt } } };
    }
    const read = readArguments(call);
    if (!read.ok) {
      const problem = { code: 'arguments-malformed', call: at, name: call.name, problem: read.problem } as const;
      return { ok: false, fault: { cause: 'reference-broken', problem } };
    }
    calls.push({ name: call.name, argumentsText: read.text, value: read.value });
  }
  return { ok: true, calls };
}
