import { VERDICT_ROLES, type GuessReason, type Mapping } from '../mapping/mapping.ts';
import { listed } from './numbers.ts';
import { nameInWords, oneLine } from './quoted.ts';

/** `named query`, `holds yes/no`: why a column was guessed to have its role. */
export function guessClause({ by, found }: GuessReason): string {
  switch (by) {
    case 'name':
      return `named ${nameInWords(found)}`;
    case 'values':
      return `holds ${oneLine(found)}`;
    case 'only':
      return `the only ${oneLine(found)}`;
  }
}

/** `id = test_id, verdict = success (1 is right), reference = gold (calls)`: what is read from which column. */
export function mappingClause({ columns, right, referenceAs }: Mapping): string {
  const parts = columns.map(({ role, column }) => {
    const name = `${role} = ${nameInWords(column)}`;
    if (role === 'reference') return `${name} (${referenceAs})`;
    if (!VERDICT_ROLES.has(role)) return name;
    const words = right.map((word) => nameInWords(word));
    return `${name} (${words.length === 0 ? 'nothing' : listed(words)} ${words.length > 1 ? 'are' : 'is'} right)`;
  });
  return parts.join(', ');
}
