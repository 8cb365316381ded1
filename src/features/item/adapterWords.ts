import { words } from './words.ts';

/** "reference normaliser", "outputs.jsonl": what a call came back from. */
export function adapterWords(adapter: string): string {
  return adapter === 'reference' || adapter === 'naive' ? words.caseAdapter[adapter] : adapter;
}
