import { naive, reference } from '../../conformance/adapters.ts';
import type { AdapterOutcome, ConformanceCase } from '../../conformance/conformance.ts';
import { readPython } from '../../conformance/readText.ts';
import type { RecordedOutput, Reply } from '../../model/item.ts';
import type { Options } from '../../model/scorer.ts';
import { ADAPTER } from './declaration.ts';

export type AdapterName = 'reference' | 'naive' | 'recorded';

/** The adapter that the options name; `auto` goes by whether there is an output. */
export function adapterOf(options: Options, reply: Reply | null): AdapterName {
  const name = options.get(ADAPTER);
  if (name === 'naive' || name === 'recorded' || name === 'reference') return name;
  return reply?.output === undefined ? 'reference' : 'recorded';
}

/** What came of the adapter on a case; null where its output should be recorded and is not. */
export function outcomeOf(one: ConformanceCase, reply: Reply | null, options: Options): AdapterOutcome | null {
  const name = adapterOf(options, reply);
  if (name === 'naive') return naive(one.input, one.tools);
  if (name === 'reference') return reference(one.input, one.tools);
  return reply?.output === undefined ? null : recordedOutcome(reply.output);
}

/** An output that Python cannot read is an exception, as where a program prints it; null is a refusal. */
function recordedOutcome(output: RecordedOutput): AdapterOutcome {
  if (output.kind !== 'returned') return output;
  const read = readPython(output.json);
  if (!read.ok) return { kind: 'raised', error: read.error };
  return read.value === null ? { kind: 'refused' } : { kind: 'returned', value: read.value };
}
