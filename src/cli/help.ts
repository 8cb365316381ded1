import { FORMATS } from '../core/formats/list.ts';
import { MAPPING_ROLES } from '../core/mapping/mapping.ts';
import { builtInScorers } from '../core/scorers/registry.ts';

/** What `--help` prints. */
export function help(): string {
  return [
    'touchstone: judges what language-model agents did.',
    '',
    '  touchstone score FILE [--replies FILE] --scorer NAME [--option NAME=VALUE]…',
    '             [--format NAME | COLUMNS] [--replies-format NAME | --replies-map KEY=COLUMN…]',
    '             [--json] [--jsonl-out FILE]',
    '  touchstone selftest FILE --scorer NAME [--option NAME=VALUE]… [--format NAME | COLUMNS] [--json]',
    '  touchstone formats FILE [COLUMNS]',
    '  touchstone agreement FILE [FILE…] --human NAME --judge NAME [--positive VALUE] [--json]',
    '  COLUMNS: [--map KEY=COLUMN]… [--right VALUE]… [--reference-as calls|texts]',
    '  touchstone conform --corpus FILE --adapter NAME …  (touchstone conform --help)',
    '',
    'score      judges every item of a file; replies stand in its rows or in a second file',
    'selftest   holds a scorer to the answer keys of a file and to the empty reply',
    'formats    says what a file is recognised as, or what its columns may mean',
    'agreement  says how far a judge agrees with a person, and what agreement is worth',
    'conform    holds a normaliser of tool calls against a corpus of cases, and against a baseline',
    '',
    'A file is JSON Lines, JSON, CSV or TSV, also packed with gzip. Columns of a file that fits no format are guessed;',
    'what is said of them on the command line counts before the guess. Trajectories may be lines of plain text, as in',
    '`R1 search > open > answer`, beneath a line `reference search > [open, convert] > answer`; brackets: in any order.',
    '',
    'Of agreement a FILE holds labels (a line an event), or is CSV with a column item, perhaps attempt, and a column a',
    'rater, or a dataset whose recorded columns are the raters. NAME is a rater, a judge (NAME@VERSION of several) or a',
    'column. An item that one of the two says nothing of, or not clearly, is left out with the reason.',
    '',
    '--json            prints the totals as one JSON object; `rate` has the 95 % interval',
    '--jsonl-out       writes one line of JSON an item; of trajectories with `parts`, `labels` and `missing`, and with',
    '                  --option schools=true what other systems would say',
    '--format          reads FILE as this format, whatever it is recognised as',
    '--replies-format  the same for the file of replies',
    '--map             reads FILE by its columns, this one as KEY; of nested objects a path (a.b); KEY= for none',
    '--replies-map     the same for the file of replies',
    '--right           a value of verdict columns that means right; any other is wrong',
    '--reference-as    whether the reference column holds calls or texts',
    '--positive        of agreement: the value that counts as passed (PASS)',
    `KEY is ${MAPPING_ROLES.slice(0, -1).join(', ')} or ${MAPPING_ROLES.at(-1)!}`,
    '',
    'Scorers and their options, the default first:',
    ...builtInScorers.map((scorer) => {
      const options = scorer.options.map((option) => `${option.name}=${option.values.join('|')}`);
      return `  ${[scorer.name, ...options].join('  ')}`;
    }),
    '',
    `Formats: ${FORMATS.map((format) => format.name).join(', ')}`,
    '',
    'Exit status: 0 done; 1 wrong usage, a refusal, or a file that cannot be read or written; 2 of conform: a regression.',
  ].join('\n');
}
