import type { GuessReason, Mapping, MappingRole, Preview, PreviewColumn } from '../../core/mapping/mapping.ts';
import { guessClause } from '../../core/words/mapping.ts';
import { counted, grouped, listed } from '../../core/words/numbers.ts';
import { oneLine } from '../../core/words/quoted.ts';
import type { Outlook, VerdictValue } from '../../state/mappingEdit.ts';
import type { LikelyOutputs } from '../../state/conformance/likelyOutputs.ts';
import { labelText } from '../../ui/text/labelText.ts';

/** Every word of the step in which columns are named. */
export const mappingWords = {
  title: (file: string) => `What do the columns of ${file} hold?`,
  unknown:
    'No known format fits this file. Say what its columns hold; files with the same columns are then opened alike.',
  known: (format: string) => `This file is recognised as ${format}. It can be read by its columns instead.`,
  again: 'The file is read again as you say here, and files with the same columns are then opened alike.',
  likelyOutputs: 'This looks like recorded outputs of a normaliser',
  outputsLack: ({ member, hasId }: LikelyOutputs) => {
    const call = member === '' ? 'put name and arguments into “output”' : `rename ${inQuotes(member)} to “output”`;
    const todo = [
      ...(member === 'output' ? [] : [call]),
      ...(hasId ? [] : ['give every line “id”, the id of its case']),
    ].join(', and ');
    const first = todo === '' ? '' : `To have them judged, ${todo}, then open the file again. `;
    return `${first}A line has one of these shapes:`;
  },
  outputShapes: 'Shapes of a line',
  table: 'First rows',
  columns: 'Columns',
  seen: (shown: number, seen: number, columns: number) =>
    shown < seen
      ? `The first ${grouped(shown)} of ${counted(seen, 'row')} seen, ${counted(columns, 'column')}.`
      : `${counted(seen, 'row')} and ${counted(columns, 'column')} seen.`,
  role: (column: string) => `What ${labelText(column)} holds`,
  noName: 'a column without a name',
  roleNone: { kept: 'Kept as recorded', left: 'Left out' },
  roles: {
    id: 'Id',
    attempt: 'Attempt',
    input: 'Input',
    tools: 'Tools',
    reference: 'Reference (what is right)',
    reply: 'Reply',
    calls: 'Calls of the reply',
    verdict: 'Verdict of a program',
    score: 'Score',
    reason: 'Reason',
    judge: 'Verdict of a judge',
    rater: 'Label of a person',
    category: 'Category',
  } satisfies Record<MappingRole, string>,
  filled: ({ filled, distinct, kind }: PreviewColumn, seen: number) =>
    kind === 'empty'
      ? 'empty'
      : [
          KINDS[kind],
          distinct === filled && distinct > 1 ? 'all different' : `${grouped(distinct)} different`,
          ...(filled < seen ? [`${grouped(seen - filled)} empty`] : []),
        ].join(', '),
  empty: 'empty',
  more: 'more',
  less: 'less',
  wholeCell: (column: string, row: number) => `${labelText(column)}, row ${row}: show all`,
  values: 'Values',
  moreColumns: (count: number) => `Show ${counted(count, 'further column')}`,
  right: 'Values that mean right',
  rightHint: 'Press those that mean right. An empty cell is not judged.',
  states: { right: 'right', wrong: 'wrong', 'not-judged': 'not judged', fault: 'fault' },
  referenceAs: 'The reference holds',
  referenceKinds: { calls: 'Calls', texts: 'Texts' },
  keepOthers: 'Keep the other columns as recorded values',
  reset: 'Back to the guess',
  cancel: 'Cancel',
  open: 'Open',
  readAgain: 'Read again',
} as const;

const KINDS: Readonly<Record<Exclude<PreviewColumn['kind'], 'empty'>, string>> = {
  number: 'numbers',
  boolean: 'true or false',
  text: 'texts',
  json: 'JSON',
  calls: 'calls',
  messages: 'messages',
};

/** Why a column was taken for what it is, in a few words; null when nobody guessed it to be that. */
export function guessText(reasons: readonly GuessReason[], column: string, role: MappingRole | null): string | null {
  const reason = reasons.find((one) => one.column === column && one.role === role);
  if (reason === undefined) return null;
  if (reason.by !== 'name') return guessClause(reason);
  return reason.found === column ? 'by its name' : `by its name, like ${inQuotes(reason.found)}`;
}

/**
 * What will be opened, and what is lacking, in a few sentences. `into` names the dataset that replies are joined to.
 */
export function outlookSentence(preview: Preview, mapping: Mapping, outlook: Outlook, into: string | null): string {
  const { columns, others, right, noneRight, unjudged } = outlook;
  function named(role: MappingRole, word: string): readonly string[] {
    const names = columns.get(role) ?? [];
    return names.length === 0 ? [] : [`${word} ${listed(names.map(inQuotes))}`];
  }
  const many = (['score', 'reason'] as const).flatMap((role) => {
    const names = columns.get(role) ?? [];
    return names.length > 2 ? [counted(names.length, role)] : named(role, role);
  });
  const verdicts = [
    ...named('verdict', 'recorded verdict'),
    ...named('judge', 'verdict of the judge'),
    ...named('rater', 'label of the person'),
  ];
  const parts = [
    ...named('id', 'id'),
    ...named('attempt', 'attempt'),
    ...named('category', 'category'),
    ...named('input', 'input'),
    ...named('tools', 'tools'),
    ...named('reference', `reference ${mapping.referenceAs}`),
    ...named('reply', 'reply'),
    ...named('calls', 'calls'),
    ...verdicts,
    ...many,
    ...(others === 0 ? [] : [counted(others, 'recorded column')]),
  ];
  const lacking = [
    columns.has('reference') ? null : 'no reference',
    columns.has('reply') || columns.has('calls') ? null : 'no reply',
  ].filter((part) => part !== null);
  const means =
    right.length === 0 ? '' : ` ${listed(right.map(inQuotes))} ${right.length === 1 ? 'means' : 'mean'} right.`;
  return [
    `Each row becomes an item (${counted(preview.rowsSeen, 'row')} seen): ${parts.length === 0 ? 'nothing of it is read' : parts.join(', ')}${lacking.length === 0 ? '' : `; ${lacking.join(', ')}`}.${means}`,
    noneRight ? 'No value of the verdicts means right yet: press those that do.' : null,
    into === null ? null : `They are replies, and are joined to ${into}.`,
    unjudged && into === null
      ? 'Nothing can be judged by a scorer: that needs a reference, or a recorded verdict.'
      : null,
  ]
    .filter((part) => part !== null)
    .join(' ');
}

/** What a value says, for whoever hears it. */
export function valueLabel({ value, state }: VerdictValue): string {
  return `${labelText(value)}: ${mappingWords.states[state]}`;
}

/** A name or value of the file, told apart from the words around it. */
function inQuotes(text: string): string {
  return `“${oneLine(text)}”`;
}
