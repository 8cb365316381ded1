import { words } from './words.ts';

/** "from the reference normaliser", "from outputs.jsonl": where what came back comes from. */
export function adapterWords(adapter: string): string {
  const own = adapter === 'reference' || adapter === 'naive' ? words.caseAdapter[adapter] : adapter;
  return words.caseFrom(own);
}
