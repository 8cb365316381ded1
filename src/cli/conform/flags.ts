import { listed } from '../../core/words/numbers.ts';
import { Failure } from '../failure.ts';
import { pathOf } from '../files.ts';

/** What `conform` asks for. */
export type Conform = Conformance | { readonly name: 'conform-selftest' } | { readonly name: 'conform-spec' };

/** A corpus held against a normaliser. */
export interface Conformance {
  readonly name: 'conform';
  readonly corpus: string;
  readonly adapter: AdapterChoice;
  readonly baseline: string | null;
  readonly writeBaseline: string | null;
  readonly jsonlOut: string | null;
  readonly json: boolean;
}

/** Where the calls come from; `as` is what the result calls it. */
export type AdapterChoice =
  | { readonly kind: 'built-in'; readonly as: 'naive' | 'reference' }
  | { readonly kind: 'module'; readonly as: string; readonly file: string; readonly member: string }
  | { readonly kind: 'outputs'; readonly file: string }
  | { readonly kind: 'command'; readonly as: string; readonly seconds: number | null };

export const CONFORM_OPTIONS = {
  corpus: { type: 'string' },
  adapter: { type: 'string' },
  'adapter-cmd': { type: 'string' },
  outputs: { type: 'string' },
  'time-limit': { type: 'string' },
  baseline: { type: 'string' },
  'write-baseline': { type: 'string' },
  selftest: { type: 'boolean' },
  spec: { type: 'boolean' },
} as const;

export const CONFORM_FLAGS = [
  'corpus',
  'adapter',
  'adapter-cmd',
  'outputs',
  'time-limit',
  'baseline',
  'write-baseline',
  'jsonl-out',
  'json',
  'selftest',
  'spec',
] as const;

type Values = {
  readonly [Flag in (typeof CONFORM_FLAGS)[number]]?:
    (Flag extends 'json' | 'selftest' | 'spec' ? boolean : string) | undefined;
};

const SEE_HELP = 'See `touchstone conform --help`.';

/** Reads the flags of `conform`. `--spec` and `--selftest` stand alone, where document 002 passes over all others. */
export function conformOf(files: readonly string[], values: Values): Conform {
  if (files.length > 0) {
    throw new Failure(`conform takes its file with --corpus; ${files.join(' ')} is too much. ${SEE_HELP}`);
  }
  if (values.spec === true) return alone(values, 'spec', 'conform-spec');
  if (values.selftest === true) return alone(values, 'selftest', 'conform-selftest');
  const { corpus = '', baseline = null, 'write-baseline': writeBaseline = null, 'jsonl-out': jsonlOut = null } = values;
  if (corpus === '') throw new Failure(`conform wants --corpus FILE. ${SEE_HELP}`);
  const command: Conformance = {
    name: 'conform',
    corpus,
    adapter: adapterOf(values),
    baseline,
    writeBaseline,
    jsonlOut,
    json: values.json ?? false,
  };
  refuseOverwriting(command);
  return command;
}

function alone<Name extends 'conform-spec' | 'conform-selftest'>(
  values: Values,
  flag: keyof Values,
  name: Name,
): { readonly name: Name } {
  const others = CONFORM_FLAGS.filter((one) => one !== flag && values[one] !== undefined);
  if (others.length === 0) return { name };
  throw new Failure(
    `--${flag} takes no other option: leave out ${listed(others.map((one) => `--${one}`))}. ${SEE_HELP}`,
  );
}

/** What is written must not take the place of what is read, nor the one of the other. */
function refuseOverwriting({ corpus, adapter, baseline, writeBaseline, jsonlOut }: Conformance): void {
  const files: readonly (readonly [string, string | null])[] = [
    ['the corpus', corpus],
    ['the outputs', adapter.kind === 'outputs' ? adapter.file : null],
    ['--baseline', baseline],
    [WRITE_BASELINE, writeBaseline],
    ['--jsonl-out', jsonlOut],
  ];
  const seen = new Map<string, string>();
  for (const [name, file] of files) {
    if (file === null) continue;
    const before = seen.get(pathOf(file));
    if (before !== undefined && (name === WRITE_BASELINE || name === '--jsonl-out')) {
      const itself = before === '--baseline' && name === WRITE_BASELINE;
      const why = itself ? 'so the run would be held against itself' : 'so one would take the place of the other';
      throw new Failure(`${before} and ${name} are both ${file}, ${why}: write to another file. ${SEE_HELP}`);
    }
    seen.set(pathOf(file), name);
  }
}

const WRITE_BASELINE = '--write-baseline';

/** As in document 002, a command goes before `--adapter`. */
function adapterOf({
  adapter = '',
  'adapter-cmd': command = '',
  outputs = '',
  'time-limit': limit,
}: Values): AdapterChoice {
  if (outputs !== '' && (adapter !== '' || command !== '')) {
    throw new Failure(`--outputs is not taken together with --adapter or --adapter-cmd. ${SEE_HELP}`);
  }
  if (command !== '') return { kind: 'command', as: command, seconds: limit === undefined ? null : secondsOf(limit) };
  if (limit !== undefined) throw new Failure(`--time-limit wants --adapter-cmd "COMMAND". ${SEE_HELP}`);
  if (outputs !== '') return { kind: 'outputs', file: outputs };
  if (adapter === '') throw new Failure(`conform wants --adapter, --adapter-cmd or --outputs. ${SEE_HELP}`);
  return named(adapter);
}

function named(adapter: string): AdapterChoice {
  if (adapter === 'naive' || adapter === 'reference') return { kind: 'built-in', as: adapter };
  const [, file = '', member = ''] = /^(.+\.[cm]?[jt]s):([^:/\\]+)$/s.exec(adapter) ?? [];
  if (file !== '') return { kind: 'module', as: adapter, file, member };
  if (/\.(jsonl|ndjson)$/i.test(adapter)) return { kind: 'outputs', file: adapter };
  throw new Failure(
    `--adapter wants naive, reference, FILE.mjs:NAME or FILE.jsonl, not ${adapter}. ` +
      `A normaliser in another language is run with --adapter-cmd "COMMAND". ${SEE_HELP}`,
  );
}

/** The longest time that a timer takes, in seconds. */
const LONGEST = 2_147_483;

function secondsOf(text: string): number {
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  if (seconds > 0 && seconds <= LONGEST) return seconds;
  throw new Failure(`--time-limit wants seconds, more than 0 and at most ${LONGEST}, not ${text}. ${SEE_HELP}`);
}
