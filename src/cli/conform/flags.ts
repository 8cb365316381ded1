import { Failure } from '../failure.ts';

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

/** Reads the flags of `conform` in the order of document 002: `--spec` and `--selftest` go before everything. */
export function conformOf(files: readonly string[], values: Values): Conform {
  if (files.length > 0) {
    throw new Failure(`conform takes its file with --corpus; ${files.join(' ')} is too much. ${SEE_HELP}`);
  }
  if (values.spec === true) return { name: 'conform-spec' };
  if (values.selftest === true) return { name: 'conform-selftest' };
  const { corpus = '', baseline = null, 'write-baseline': writeBaseline = null, 'jsonl-out': jsonlOut = null } = values;
  if (corpus === '') throw new Failure(`conform wants --corpus FILE. ${SEE_HELP}`);
  if (baseline !== null && baseline === writeBaseline) {
    throw new Failure(
      `--baseline and --write-baseline are both ${baseline}, so the run would be held against itself: write to another file.`,
    );
  }
  return {
    name: 'conform',
    corpus,
    adapter: adapterOf(values),
    baseline,
    writeBaseline,
    jsonlOut,
    json: values.json ?? false,
  };
}

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
