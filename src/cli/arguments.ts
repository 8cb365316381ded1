import { parseArgs } from 'node:util';
import { columnFlags, saysColumns, type ColumnFlags } from './columnFlags.ts';
import { Failure } from './failure.ts';

/** What a command line asks for. */
export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'formats'; readonly file: string; readonly columns: ColumnFlags }
  | (Scoring & { readonly name: 'selftest' })
  | (Scoring & { readonly name: 'score'; readonly replies: Replies | null; readonly jsonlOut: string | null });

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
} as const;

type Flag = keyof typeof FLAGS;

/** Flags that each command takes. */
const TAKES: Readonly<Record<'score' | 'selftest' | 'formats', readonly Flag[]>> = {
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
};

const SEE_HELP = 'See `touchstone --help`.';

export function readArguments(args: readonly string[]): Command {
  const { values, positionals } = parsed(args);
  const [name, file, ...more] = positionals;
  if (values.help === true || name === 'help') return { name: 'help' };
  if (name === undefined) throw new Failure(`A command is missing: score, selftest or formats. ${SEE_HELP}`);
  if (name !== 'score' && name !== 'selftest' && name !== 'formats') {
    throw new Failure(`There is no command ${name}: there are score, selftest and formats. ${SEE_HELP}`);
  }
  if (file === undefined) throw new Failure(`${name} wants a FILE. ${SEE_HELP}`);
  if (more.length > 0) throw new Failure(`${name} takes one FILE; ${more.join(' ')} is too much. ${SEE_HELP}`);
  for (const flag of Object.keys(values)) {
    if (!TAKES[name].some((taken) => taken === flag)) throw new Failure(`${name} takes no --${flag}. ${SEE_HELP}`);
  }
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
    throw new Failure(`${(message.split('\n')[0] ?? '').replace(/\.?$/, '.')} ${SEE_HELP}`);
  }
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
