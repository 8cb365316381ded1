import type { ColumnFacts } from './facts.ts';
import type { GuessReason, MappingRole } from './mapping.ts';
import { matchName } from './names.ts';
import { surelyVerdicts, verdictWords } from './verdictWords.ts';

/** Whoever gave the verdict is said by the name: a person or a judge before a program. */
const GIVERS: readonly MappingRole[] = ['judge', 'rater', 'verdict'];

/** Columns whose words are known for verdicts and whose name says so, or whose words can be nothing else. */
export function guessVerdicts(columns: readonly ColumnFacts[]): readonly GuessReason[] {
  return columns.flatMap((column): readonly GuessReason[] => {
    const words = verdictWords(column.counts.map(([text]) => text));
    if (words === null) return [];
    for (const role of GIVERS) {
      const match = matchName(role, column.name);
      // A label of numbers is a class, as data sets for classifiers have it.
      if (match === null || (match.word === 'label' && column.kind === 'number')) continue;
      return [{ role, column: column.name, by: 'name', found: match.word }];
    }
    if (!surelyVerdicts(words)) return [];
    return [{ role: 'verdict', column: column.name, by: 'values', found: words.join('/') }];
  });
}
