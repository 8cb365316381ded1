import type { JsonType } from '../json/value.ts';
import type { FileLook, Refusal, UnpackFault } from '../model/issue.ts';
import type { NumberRange } from '../model/scorer.ts';
import { BASELINE_WAY_OUT } from './conformanceReport.ts';
import { baselineProblemClause } from './gate.ts';
import { issueSentence } from './issue.ts';
import { counted, grouped, listed } from './numbers.ts';
import { fileInWords, nameInWords, oneLine } from './quoted.ts';
import { selfTestFailureWords } from './selfTest.ts';
import { typeWordProblemWords } from './typeWordProblem.ts';
import { unreachable } from './unreachable.ts';

/** A refusal in words that a page can set as it likes; `refusalSentence` is all of it in one line. */
export interface RefusalWords {
  /** What is refused and why. */
  readonly cause: string;
  /** The first offenders, at most 50. */
  readonly rows: readonly string[];
  /** "and 12 more", or null when `rows` are all. */
  readonly more: string | null;
  /** What can be done about it. */
  readonly wayOut: string;
}

const MOST_ROWS = 50;

/** File, place, cause and way out in one line. */
export function refusalSentence(refusal: Refusal): string {
  const { cause, rows, more, wayOut } = refusalWords(refusal);
  const list = [...rows, ...(more === null ? [] : [more])].join('; ');
  return list === '' ? `${cause}. ${wayOut}` : `${cause}: ${list}. ${wayOut}`;
}

export function refusalWords(refusal: Refusal): RefusalWords {
  switch (refusal.code) {
    case 'empty-file':
      return alone(
        `${fileInWords(refusal.file)} ${refusal.holds === undefined ? 'is empty' : 'holds an empty list'}`,
        'Choose a file that has rows in it.',
      );
    case 'no-objects':
      return alone(
        refusal.whole
          ? `${fileInWords(refusal.file)} is JSON, but ${ONE[refusal.found]}; rows are objects`
          : `The rows of ${fileInWords(refusal.file)} are ${MANY[refusal.found]}, not objects`,
        'Choose a file with one object a line, or a list of objects.',
      );
    case 'not-text':
      return alone(`${fileInWords(refusal.file)} ${LOOK[refusal.looksLike].cause}`, LOOK[refusal.looksLike].wayOut);
    case 'unpack-failed':
      return alone(`${fileInWords(refusal.file)} ${UNPACK[refusal.why].cause}`, UNPACK[refusal.why].wayOut);
    case 'unpacked-too-large':
      return alone(
        `${fileInWords(refusal.file)} has ${counted(refusal.packed, 'byte')} and would unpack to more than ${grouped(refusal.limit)}, which is not done`,
        'Unpack it yourself if you trust it, and choose the file inside or a part of it.',
      );
    case 'too-many-columns':
      return alone(
        `${fileInWords(refusal.file)} is a table of ${counted(refusal.columns, 'column')}, more than the ${grouped(refusal.limit)} that are read`,
        'Leave out columns that are not needed, or save its rows as JSON Lines.',
      );
    case 'unknown-format':
      return alone(
        `${fileInWords(refusal.file)} fits no known format: its first rows have ${keysOf(refusal.keys)}`,
        'Say what its columns mean, choose its format by name, or rename its members as the help page shows.',
      );
    case 'no-good-rows':
      return several(
        `${fileInWords(refusal.file)} has no row that can be read`,
        refusal.issues.map((issue) =>
          issue.place.file === refusal.file ? withoutFile(issueSentence(issue), refusal.file) : issueSentence(issue),
        ),
        refusal.total,
        'Mend the file, or choose another format for it.',
      );
    case 'read-failed':
      return alone(
        `${fileInWords(refusal.file)} could not be read: ${oneLine(refusal.message, 200)}`,
        'It may have been moved, changed or locked since it was chosen: choose it again.',
      );
    case 'two-datasets':
      return alone(
        `${listed(refusal.files.map(fileInWords))} are each a dataset, and one is opened at a time`,
        'Open them one after the other, or choose the format of the one that holds replies.',
      );
    case 'only-replies':
      return alone(
        `${fileInWords(refusal.file)} holds replies alone${unknownIn(refusal.unknown)}, and there is no dataset to join them with`,
        'Open it together with its dataset, open the dataset first, or choose another format for it.',
      );
    case 'only-labels':
      return alone(
        `${fileInWords(refusal.file)} holds labels, and what was labelled is not open`,
        'Open the dataset that the labels are of first, then this file, or both together.',
      );
    case 'only-baseline':
      return alone(
        `${fileInWords(refusal.file)} holds the result of an earlier run, and no corpus is open that it could be held against`,
        'Open the corpus first, then this file, or both together.',
      );
    case 'no-baseline':
      return alone(`${fileInWords(refusal.file)} ${baselineProblemClause(refusal.problem)}`, BASELINE_WAY_OUT);
    case 'type-words':
      return several(
        'The tools cannot be sent as they are written, so the dataset is not scored',
        refusal.rows.map(typeWordProblemWords),
        refusal.total,
        'Mend these rows, or set the option schemas to skip to score without building schemas.',
      );
    case 'self-test-failed':
      return several(
        `The scorer ${nameInWords(refusal.scorer)} failed its self-test, so it does not score`,
        refusal.failures.map(selfTestFailureWords),
        refusal.total,
        'Mend these items or the scorer, or choose another scorer.',
      );
    case 'unknown-scorer':
      return alone(`There is no scorer ${nameInWords(refusal.scorer)}`, `Choose ${anyOf(refusal.known)}.`);
    case 'bad-option':
      return alone(
        `The option ${nameInWords(refusal.option)} cannot be ${JSON.stringify(oneLine(refusal.value))}`,
        refusal.range === undefined ? `Choose ${anyOf(refusal.allowed)}.` : `Give ${numberIn(refusal.range)}.`,
      );
    case 'nothing-recorded':
      return alone(
        `${fileInWords(refusal.file)} records no verdicts, so the scorer ${nameInWords(refusal.scorer)} has nothing to read`,
        'Choose another scorer, or open the file by a mapping that says which column holds verdicts.',
      );
    case 'unknown-option':
      return alone(
        `There is no option ${nameInWords(refusal.option)}`,
        refusal.known.length === 0 ? 'This scorer has no options.' : `Choose ${anyOf(refusal.known)}.`,
      );
    case 'unknown-format-name':
      return alone(`There is no format ${nameInWords(refusal.format)}`, `Choose ${anyOf(refusal.known)}.`);
    case 'bad-filter':
      return alone(
        `The filter is wrong at character ${grouped(refusal.offset + 1)}: ${refusal.problem.replace(/\.$/, '')}`,
        'Mend it there, or clear it to see every item.',
      );
    case 'no-such':
      return alone(`There is no ${WHAT[refusal.what]} ${nameInWords(refusal.name)}`, NO_SUCH[refusal.what]);
    default:
      return unreachable(refusal);
  }
}

const LOOK: Readonly<Record<FileLook, { readonly cause: string; readonly wayOut: string }>> = {
  html: {
    cause: 'is a web page, not JSON',
    wayOut: 'It may have been saved from a sign-in or an error page: download the file itself.',
  },
  'utf-16': { cause: 'is UTF-16 text, and only UTF-8 is read', wayOut: 'Save it as UTF-8.' },
  binary: { cause: 'is no text: it holds NUL bytes', wayOut: 'Choose a JSON, JSON Lines, CSV or TSV file.' },
  zip: { cause: 'is a zip archive', wayOut: 'Unpack it and choose the file inside.' },
  zstd: { cause: 'is packed with Zstandard, which is not unpacked', wayOut: 'Unpack it, or pack it with gzip.' },
  bzip2: { cause: 'is packed with bzip2, which is not unpacked', wayOut: 'Unpack it, or pack it with gzip.' },
  xz: { cause: 'is packed with xz, which is not unpacked', wayOut: 'Unpack it, or pack it with gzip.' },
  parquet: { cause: 'is a Parquet file, which is not read', wayOut: 'Save its rows as JSON Lines.' },
  text: {
    cause: 'is text, but neither JSON nor a table',
    wayOut:
      'Choose a JSON, JSON Lines, CSV or TSV file; a table needs a header and a row with as many cells, and trajectories stand on lines such as R1 search > answer.',
  },
};

const UNPACK: Readonly<Record<UnpackFault, { readonly cause: string; readonly wayOut: string }>> = {
  broken: {
    cause: 'is packed with gzip, but what is packed is damaged',
    wayOut: 'Get the file again: it may have been changed on its way.',
  },
  checksum: {
    cause: 'is packed with gzip, but what comes out fails its checksum',
    wayOut: 'Get the file again: it may have been changed on its way.',
  },
  cut: {
    cause: 'is packed with gzip, but breaks off before anything can be unpacked',
    wayOut: 'Get the file again: only its beginning has arrived.',
  },
  'too-many-levels': {
    cause: 'is packed with gzip more than three times over',
    wayOut: 'Unpack it and choose the file inside.',
  },
};

type What = Extract<Refusal, { readonly code: 'no-such' }>['what'];

const WHAT: Readonly<Record<What, string>> = {
  dataset: 'open dataset',
  run: 'run',
  view: 'view',
  item: 'item',
  'reply-set': 'reply set',
  column: 'recorded column',
  comparison: 'comparison',
};

const NO_SUCH: Readonly<Record<What, string>> = {
  dataset: 'It may have been closed: open its file again.',
  run: 'Score the dataset again.',
  view: 'It has been replaced by a later one: ask for it again.',
  item: 'Go back to the list of items.',
  'reply-set': 'Add its replies file again.',
  column: 'Choose one that the file has.',
  comparison: 'It may be of a dataset that was closed, or long ago: compare again.',
};

function alone(cause: string, wayOut: string): RefusalWords {
  return { cause, rows: [], more: null, wayOut };
}

function several(cause: string, all: readonly string[], total: number, wayOut: string): RefusalWords {
  const rows = all.slice(0, MOST_ROWS).map((row) => row.replace(/\.$/, ''));
  const left = total - rows.length;
  return { cause, rows, more: left > 0 ? `and ${grouped(left)} more` : null, wayOut };
}

function withoutFile(sentence: string, name: string): string {
  return sentence.slice(fileInWords(name).length).replace(/^[,:] /, '');
}

function keysOf(keys: readonly string[]): string {
  if (keys.length === 0) return 'no members';
  const shown = keys.slice(0, 12).map(nameInWords);
  return `the ${keys.length === 1 ? 'member' : 'members'} ${listed(keys.length > 12 ? [...shown, counted(keys.length - 12, 'more', 'more')] : shown)}`;
}

const ONE: Readonly<Record<JsonType, string>> = {
  null: 'null alone',
  boolean: 'true or false alone',
  string: 'one text',
  number: 'one number',
  array: 'one list',
  object: 'one object',
};

const MANY: Readonly<Record<JsonType, string>> = {
  null: 'nulls',
  boolean: 'true or false',
  string: 'texts',
  number: 'numbers',
  array: 'lists',
  object: 'objects',
};

function unknownIn(names: readonly string[]): string {
  if (names.length === 0) return '';
  return ` (${listed(names.map(nameInWords))} ${names.length === 1 ? 'is not known' : 'are not known'})`;
}

/** "a number from 0 to 1", in plain digits. */
function numberIn({ min, max, whole }: NumberRange): string {
  return `a ${whole ? 'whole ' : ''}number from ${min} ${max === null ? 'on' : `to ${max}`}, in plain digits`;
}

function anyOf(words: readonly string[]): string {
  const names = words.map(nameInWords);
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
