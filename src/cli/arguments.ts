import { parseArgs } from 'node:util';
import { Failure } from './failure.ts';

/** What a command line asks for. */
export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'formats'; readonly file: string }
  | (Scoring & { readonly name: 'selftest' })
  | (Scoring & { readonly name: 'score'; readonly replies: Replies | null; readonly jsonlOut: string | null });

/** A second file, and the format to read it as. */
export interface Replies {
  readonly file: string;
  readonly format: string | null;
}

export interface Scoring {
  readonly file: string;
  readonly scorer: string;
  readonly options: ReadonlyMap<string, string>;
  readonly format: string | null;
  readonly json: boolean;
}

const FLAGS = {
  help: { type: 'boolean', short: 'h' },
  scorer: { type: 'string' },
  option: { type: 'string', multiple: true },
  format: { type: 'string' },
  replies: { type: 'string' },
  'replies-format': { type: 'string' },
  json: { type: 'boolean' },
  'jsonl-out': { type: 'string' },
} as const;

type Flag = keyof typeof FLAGS;

/** Flags that each command takes. */
const TAKES: Readonly<Record<'score' | 'selftest' | 'formats', readonly Flag[]>> = {
  score: ['scorer', 'option', 'format', 'replies', 'replies-format', 'json', 'jsonl-out'],
  selftest: ['scorer', 'option', 'format', 'json'],
  formats: [],
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
  if (name === 'formats') return { name, file };
  if (values.scorer === undefined) throw new Failure(`${name} wants --scorer NAME. ${SEE_HELP}`);
  const scoring = {
    file,
    scorer: values.scorer,
    options: optionsOf(values.option ?? []),
    format: values.format ?? null,
    json: values.json ?? false,
  };
  if (name === 'selftest') return { name, ...scoring };
  const repliesFormat = values['replies-format'] ?? null;
  if (repliesFormat !== null && values.replies === undefined) {
    throw new Failure(`--replies-format wants --replies FILE. ${SEE_HELP}`);
  }
  const replies = values.replies === undefined ? null : { file: values.replies, format: repliesFormat };
  return { name, ...scoring, replies, jsonlOut: values['jsonl-out'] ?? null };
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
