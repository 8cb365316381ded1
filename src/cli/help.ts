import { FORMATS } from '../core/formats/list.ts';
import { builtInScorers } from '../core/scorers/registry.ts';

/** What `--help` prints. */
export function help(): string {
  return [
    'touchstone: judges what language-model agents did.',
    '',
    '  touchstone score FILE [--replies FILE] --scorer NAME [--option NAME=VALUE]…',
    '             [--format NAME] [--replies-format NAME] [--json] [--jsonl-out FILE]',
    '  touchstone selftest FILE --scorer NAME [--option NAME=VALUE]… [--format NAME] [--json]',
    '  touchstone formats FILE',
    '',
    'score      judges every item of a file; replies stand in its rows or in a second file',
    'selftest   holds a scorer to the answer keys of a file and to the empty reply',
    'formats    says what a file is recognised as',
    '',
    '--json            prints the totals as one JSON object; `rate` has the 95 % interval',
    '--jsonl-out       writes one line of JSON an item',
    '--format          reads FILE as this format, whatever it is recognised as',
    '--replies-format  the same for the file of replies',
    '',
    'Scorers and their options, the default first:',
    ...builtInScorers.map((scorer) => {
      const options = scorer.options.map((option) => `${option.name}=${option.values.join('|')}`);
      return `  ${[scorer.name, ...options].join('  ')}`;
    }),
    '',
    `Formats: ${FORMATS.map((format) => format.name).join(', ')}`,
    '',
    'Exit status: 0 done; 1 wrong usage, a refusal, or a file that cannot be read or written.',
  ].join('\n');
}
