import { parseArgs } from 'node:util';
import { nearestName } from '../core/filter/nearest.ts';
import { listed } from '../core/words/numbers.ts';
import { columnFlags, saysColumns, type ColumnFlags } from './columnFlags.ts';
import { CONFORM_FLAGS, conformOf, CONFORM_OPTIONS, type Conform } from './conform/flags.ts';
import { Failure } from './failure.ts';

/** What a command line asks for. */
export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'formats'; readonly file: string; readonly columns: ColumnFlags }
  | Agreement
  | Conform
  | { readonly name: 'conform-help' }
  | (Scoring & { readonly name: 'selftest' })
  | (Scoring & { readonly name: 'score'; readonly replies: Replies | null; readonly jsonlOut: string | null });

/** A judge against a person, over what several files say together. */
interface Agreement {
  readonly name: 'agreement';
  readonly files: readonly string[];
  readonly human: string;
  readonly judge: string;
  /** The value that counts as passed; null where nothing is said. */
  readonly positive: string | null;
  readonly json: boolean;
}

/** A second file, and what it is read as. */
export interface Replies {
  readonly file: string;
  readonly format: string | null;
  readonly columns: ColumnFlags;
}

export interface Scoring {
  readonly file: string;
  readonly scorer: string;
  readonly options: ReadonlyMap<string, string>;
  readonly format: string | null;
  readonly columns: ColumnFlags;
  readonly json: boolean;
}

const FLAGS = {
  help: { type: 'boolean', short: 'h' },
  scorer: { type: 'string' },
  option: { type: 'string', multiple: true },
  format: { type: 'string' },
  map: { type: 'string', multiple: true },
  right: { type: 'string', multiple: true },
  'reference-as': { type: 'string' },
  replies: { type: 'string' },
  'replies-format': { type: 'string' },
  'replies-map': { type: 'string', multiple: true },
  json: { type: 'boolean' },
  'jsonl-out': { type: 'string' },
  human: { type: 'string' },
  judge: { type: 'string' },
  positive: { type: 'string' },
  ...CONFORM_OPTIONS,
} as const;

type Flag = keyof typeof FLAGS;

const COMMANDS = ['score', 'selftest', 'formats', 'agreement', 'conform'] as const;

/** Flags that each command takes. */
const TAKES: Readonly<Record<(typeof COMMANDS)[number], readonly Flag[]>> = {
  score: [
    'scorer',
    'option',
    'format',
    'map',
    'right',
    'reference-as',
    'replies',
    'replies-format',
    'replies-map',
    'json',
    'jsonl-out',
  ],
  selftest: ['scorer', 'option', 'format', 'map', 'right', 'reference-as', 'json'],
  formats: ['map', 'right', 'reference-as'],
  agreement: ['human', 'judge', 'positive', 'json'],
  conform: CONFORM_FLAGS,
};

const SEE_HELP = 'See `touchstone --help`.';
const NAMES = listed(COMMANDS);

export function readArguments(args: readonly string[]): Command {
  const { values, positionals } = parsed(args);
  const [word, ...files] = positionals;
  if (values.help === true || word === 'help') {
    return { name: word === 'conform' || files[0] === 'conform' ? 'conform-help' : 'help' };
  }
  if (word === undefined) throw new Failure(`A command is missing: ${NAMES}. ${SEE_HELP}`);
  const name = COMMANDS.find((one) => one === word);
  if (name === undefined) throw new Failure(`There is no command ${word}: there are ${NAMES}. ${SEE_HELP}`);
  for (const flag of Object.keys(values)) {
    if (!TAKES[name].some((taken) => taken === flag)) {
      throw new Failure(`${name} takes no --${flag}.${meant(flag, TAKES[name])} ${seeHelp(name)}`);
    }
  }
  if (name === 'conform') return conformOf(files, values);
  const [file, ...more] = files;
  if (file === undefined) throw new Failure(`${name} wants a FILE. ${SEE_HELP}`);
  if (more.length > 0 && name !== 'agreement') {
    throw new Failure(`${name} takes one FILE; ${more.join(' ')} is too much. ${SEE_HELP}`);
  }
  if (name === 'agreement') return agreementOf([file, ...more], values);
  const { map = [], right = [], 'reference-as': referenceAs } = values;
  const columns = columnFlags({ map, right, referenceAs });
  if (name === 'formats') return { name, file, columns };
  if (values.scorer === undefined) throw new Failure(`${name} wants --scorer NAME. ${SEE_HELP}`);
  const scoring = {
    file,
    scorer: values.scorer,
    options: optionsOf(values.option ?? []),
    format: values.format ?? null,
    columns,
    json: values.json ?? false,
  };
  if (scoring.format !== null && saysColumns(columns)) throw new Failure(`--format ${EITHER} --map. ${SEE_HELP}`);
  if (name === 'selftest') return { name, ...scoring };
  return { name, ...scoring, replies: repliesOf(values), jsonlOut: values['jsonl-out'] ?? null };
}

function agreementOf(files: readonly string[], values: ReturnType<typeof parsed>['values']): Agreement {
  const { human, judge, positive = null, json = false } = values;
  if (human === undefined || judge === undefined) {
    throw new Failure(`agreement wants --human NAME and --judge NAME. ${SEE_HELP}`);
  }
  return { name: 'agreement', files, human, judge, positive, json };
}

const EITHER = 'reads a file by a format, and is not taken together with';

function repliesOf(values: ReturnType<typeof parsed>['values']): Replies | null {
  const { replies: file, 'replies-format': format = null, 'replies-map': map = [] } = values;
  if (file === undefined) {
    const alone = format === null ? (map.length === 0 ? null : '--replies-map') : '--replies-format';
    if (alone !== null) throw new Failure(`${alone} wants --replies FILE. ${SEE_HELP}`);
    return null;
  }
  const columns = columnFlags({ map, right: [], referenceAs: undefined }, '--replies-map');
  if (format !== null && map.length > 0) throw new Failure(`--replies-format ${EITHER} --replies-map. ${SEE_HELP}`);
  return { file, format, columns };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const name = COMMANDS.find((one) => args.includes(one));
    const [, unknown] = /^Unknown option '--([^']+)'/.exec(message) ?? [];
    // What Node says then is of arguments that begin with a dash.
    if (unknown !== undefined) {
      const flags = name === undefined ? Object.keys(FLAGS) : TAKES[name];
      throw new Failure(`Unknown option --${unknown}.${meant(unknown, flags)} ${seeHelp(name)}`);
    }
    throw new Failure(`${(message.split('\n')[0] ?? '').replace(/\.?$/, '.')} ${seeHelp(name)}`);
  }
}

/** The flag that a mistyped one is taken for, as a sentence; nothing where none is near. */
function meant(typed: string, flags: readonly string[]): string {
  const near = nearestName(typed, flags) ?? flags.find((one) => typed.length > 2 && one.startsWith(typed)) ?? null;
  return near === null ? '' : ` Did you mean --${near}?`;
}

function seeHelp(name: string | undefined): string {
  return name === 'conform' ? 'See `touchstone conform --help`.' : SEE_HELP;
}

function optionsOf(list: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    list.map((one) => {
      const at = one.indexOf('=');
      if (at < 1) throw new Failure(`--option wants NAME=VALUE, not ${one}. ${SEE_HELP}`);
      return [one.slice(0, at), one.slice(at + 1)];
    }),
  );
}
