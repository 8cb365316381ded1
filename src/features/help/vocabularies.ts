import { table, text, title, type Block } from './block.ts';

/** A legend: what the reasons of three documents have in common, and where one has no word. */
export const vocabularies: readonly Block[] = [
  title('Three vocabularies'),
  text(
    'Document 000 names why calls are not the reference’s, document 002 what a normaliser did, document 001 why a text is no answer. They judge different things, so no word of one is ever translated into another. Set side by side:',
  ),
  table(
    'Reasons of three documents, side by side',
    ['What happened', 'xlam-tool-call (000)', 'toolcall-300 (002)', 'exact (001)'],
    ['What was wanted came', '`match`', '`exact`', '`match`: there is no failure kind'],
    ['Nothing was wanted, and nothing came', '`match`', '`refused-right`', '–'],
    ['Something else came', '`name`, `arguments`, `call-count`', '`wrong-value`', '`wrong`'],
    ['Nothing was wanted, and something came', '`call-count`', '`invented-call`', '–'],
    [
      'Something was wanted, and nothing came',
      '`no-call`: a refusal cannot be told from a miss',
      '`false-refusal`',
      '`parse_failure`; `refusal` or `not_in_document`, where the reply says so itself',
    ],
    [
      'What came could not be read',
      '`unparsed-call`, `malformed-arguments`',
      '`refused-right-by-exception`, `false-refusal-by-exception`: of what the normaliser gave. The text of the model is what it is given',
      '`parse_failure`, where the reply reports it itself',
    ],
    [
      'It ended too early',
      '`truncated`: the token limit, as recorded',
      '– (rule 11 keeps what is whole)',
      '`budget_stop` is not the same: the agent’s own budget ran out',
    ],
    [
      'What is judged failed itself',
      'a fault, where the file records a failed request',
      'the same two reasons by exception',
      '`error`',
    ],
  ),
  text(
    'Numbers, too, are compared by each document’s own rule: to document 000 3 and 3.0 are one number, to document 002 they are two, for Python prints them differently. The same call can be `match` there and `wrong-value` here, and the rule at the verdict says which of the two decided.',
  ),
];
