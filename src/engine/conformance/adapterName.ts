import { ADAPTER } from '../../core/scorers/toolcall300/declaration.ts';
import type { Run } from '../run/run.ts';

/** What the run's normaliser is called: `reference`, `naive`, or the file of its outputs. */
export function adapterName({ options, replies }: Run): string {
  const name = options.get(ADAPTER) ?? '';
  return name === 'recorded' ? (replies?.name ?? name) : name;
}
