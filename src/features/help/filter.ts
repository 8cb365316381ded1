import { code, list, table, text, type Block } from './block.ts';

export const filter: readonly Block[] = [
  text(
    'One expression narrows the table. A click on a facet or on a cell’s filter button writes into it; it stands in the address, so a link carries it.',
  ),
  code(
    'Examples',
    'verdict = wrong and reason in (arguments, name)',
    'category = parallel and not calls > 2',
    'input contains "İstanbul" or tool = find_trains',
    'recorded.reviewer = pass and verdict = wrong',
    'differs = yes',
    'missing = convert and step_credit >= 0.5',
    'reply matches /^\\{"name"/ or input matches /book|reserve/i',
    'dollars',
  ),
  list(
    'Comparisons: `=`, `!=`, `<`, `<=`, `>`, `>=`, `contains`, `matches`, `in (…)`, `is null`, `is not null`; joined by `and`, `or`, `not` and parentheses.',
    'A word alone, or a text in double quotes, is searched in id, input, reference and reply.',
    '`=` is exact, `contains` ignores case. Numbers are compared exactly.',
    '`matches` takes a regular expression, `/…/` or `"…"`, found anywhere in the text; case counts unless it is `/…/i`. It is RE2’s syntax, which no expression can make slow: there is no look-around and no `\\1`. `.` is no line end, `^` and `$` are the ends of the text.',
    'Text with blanks or signs stands in double quotes, with JSON’s escapes.',
    'Where a field has nothing (no category, no reply), a comparison is neither true nor false and the item is not shown; `is null` finds it. Nothing is not 0 and not an empty text.',
    'While a filter cannot be read, its mistake is marked at its place and the last readable one stays in force.',
  ),
  table(
    'Fields',
    ['Field', 'Values'],
    ['`verdict`', '`right`, `wrong`, `not-judged`, `fault`'],
    ['`reason`, `cause`', 'the scorer’s reason; why there is no verdict'],
    ['`id`, `attempt`, `category`', 'as in the file'],
    ['`input`, `reference`, `reply`, `outcome`', 'texts; the outcome is what the scorer compared'],
    ['`tool`, `calls`', 'names called by either side; the number of calls in the reference'],
    ['`failure_kind`, `score`, `issue`', 'where a scorer gives them; codes of issues with the row'],
    ['`schema`', '`valid`, `invalid` or `refused`: of what a normaliser gave, against the declared tools'],
    [
      '`parts.decision`, `parts.logic`, `parts.syntax`, `parts.answer`',
      'sub-scores of calculator use, in steps of 0.1',
    ],
    ['`exact`, `order_aware`, `set_overlap`, `step_credit`', 'scores of a trajectory, each 0 to 1'],
    [
      '`missing`, `extra`, `args_differ`',
      'names of steps: of the reference that nothing answers, of the reply that answer nothing, of matched ones with other arguments than the reference’s',
    ],
    [
      '`beside.verdict`, `beside.reason`, `differs`',
      'of the run kept beside; `differs` is `yes` for another verdict, `reason` for the same one for another reason, else `no`; between two scorers it compares verdicts alone, and is nothing where either gave none',
    ],
    ['`recorded.name`', 'values that the file brought; `recorded."two words"` for odd names'],
  ),
];
