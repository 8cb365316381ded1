import type { ColumnFacts } from './facts.ts';
import type { GuessReason, MappingRole } from './mapping.ts';
import { matchName } from './names.ts';
import { surelyVerdicts, verdictWords } from './verdictWords.ts';

/** Whoever gave the verdict is said by the name: a person or a judge before a program. */
const GIVERS: readonly MappingRole[] = ['judge', 'rater', 'verdict'];

/** Columns whose words are known for verdicts and whose name says so, or whose words can be nothing else. */
export function guessVerdicts(columns: readonly ColumnFacts[]): readonly GuessReason[] {
  const found = namedVerdicts(columns);
  return found.length > 0 ? found : wholeRewards(columns);
}

/** A reward of nothing but 0 and 1 is the verdict where there is none beside it (tau-bench). */
function wholeRewards(columns: readonly ColumnFacts[]): readonly GuessReason[] {
  return columns
    .filter((one) => one.name.toLowerCase() === 'reward' && verdictWords(one.counts.map(([text]) => text)) !== null)
    .map((one) => ({ role: 'verdict', column: one.name, by: 'values', found: '0 and 1 alone' }));
}

function namedVerdicts(columns: readonly ColumnFacts[]): readonly GuessReason[] {
  return columns.flatMap((column): readonly GuessReason[] => {
    const words = verdictWords(column.counts.map(([text]) => text));
    if (words === null) return [];
    for (const role of GIVERS) {
      const match = matchName(role, column.name);
      // A label of numbers is a class, as data sets for classifiers have it.
      if (match === null || (match.word === 'label' && column.kind === 'number')) continue;
      return [{ role, column: column.name, by: 'name', found: match.word }];
    }
    const graded = column.kind === 'number' ? null : matchName('score', column.name);
    if (graded !== null) return [{ role: 'verdict', column: column.name, by: 'name', found: graded.word }];
    const isCompared = matchName('reference', column.name) !== null || matchName('reply', column.name) !== null;
    if (isCompared || !surelyVerdicts(words)) return [];
    return [{ role: 'verdict', column: column.name, by: 'values', found: words.join('/') }];
  });
}
