import type { Result } from '../../core/model/verdict.ts';

/** What the declared schemas say of what a normaliser gave; nothing where there is no verdict. */
export const SCHEMA_WORDS = ['valid', 'invalid', 'refused'] as const;
export type SchemaWord = (typeof SCHEMA_WORDS)[number];

/** Index into `SCHEMA_WORDS` and 1 more; 0 where there is no verdict. */
export function schemaCode(result: Result): number {
  const detail = result.state === 'fault' ? null : result.verdict?.detail;
  if (detail?.code !== 'conformance') return 0;
  const word: SchemaWord = detail.got === null ? 'refused' : detail.schemaInvalid ? 'invalid' : 'valid';
  return SCHEMA_WORDS.indexOf(word) + 1;
}
