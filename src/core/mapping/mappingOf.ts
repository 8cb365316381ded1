import { MAPPING_ROLES, VERDICT_ROLES, type MappedColumn, type Mapping, type PreviewColumn } from './mapping.ts';
import { rightWords, verdictWords } from './verdictWords.ts';

/**
 * A mapping of columns to roles, with what their values say: the words for right, and whether the reference holds
 * calls. Columns that are not in the preview are kept: further rows may have them.
 */
export function mappingOf(columns: readonly PreviewColumn[], mapped: readonly MappedColumn[]): Mapping {
  const byName = new Map(columns.map((one) => [one.name, one]));
  const judging = mapped
    .filter(({ role }) => VERDICT_ROLES.has(role))
    .flatMap(({ column }) => byName.get(column) ?? []);
  const words = judging.flatMap(({ values }) => verdictWords(values) ?? []);
  return {
    columns: MAPPING_ROLES.flatMap((role) => mapped.filter((one) => one.role === role)),
    right: rightWords(words),
    referenceAs: holdsCallReferences(mapped, byName) ? 'calls' : 'texts',
    keepOthers: true,
  };
}

/** By what stands in it; of empty lists alone, by whether the replies are calls. */
function holdsCallReferences(mapped: readonly MappedColumn[], byName: ReadonlyMap<string, PreviewColumn>): boolean {
  const reference = mapped.find(({ role }) => role === 'reference');
  const kind = reference === undefined ? undefined : byName.get(reference.column)?.kind;
  if (kind === 'calls') return true;
  const called = mapped.some(({ role, column }) => role === 'calls' || byName.get(column)?.kind === 'calls');
  return called && (kind === undefined || kind === 'json' || kind === 'empty');
}
