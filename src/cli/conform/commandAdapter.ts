import { spawn, type ChildProcess } from 'node:child_process';
import type { AdapterOutcome } from '../../core/conformance/conformance.ts';
import { readPython } from '../../core/conformance/readText.ts';
import { counted } from '../../core/words/numbers.ts';
import { oneLine } from '../../core/words/quoted.ts';
import { startFolder } from '../files.ts';
import type { CaseAdapter, NotStarted } from './adapter.ts';
import type { AdapterChoice } from './flags.ts';
import { payloadOf } from './payload.ts';
import { utf8Of } from './utf8.ts';

type CommandChoice = Extract<AdapterChoice, { readonly kind: 'command' }>;

/** What came of one run of a program. */
type Ended =
  | {
      readonly kind: 'ended';
      /** Null: a signal ended it. */
      readonly status: number | null;
      readonly out: Uint8Array;
      /** The last line of its standard error. */
      readonly complaint: string;
    }
  | { readonly kind: 'late' }
  /** It could not be started. */
  | { readonly kind: 'failed'; readonly error: string };

/** With these the shell says that it did not find the program, or could not start it. */
const NOT_STARTED = new Set([126, 127]);

/** A program that the shell starts anew for every case: one line of JSON goes in, the call comes out as JSON. */
export function commandAdapter(choice: CommandChoice): CaseAdapter {
  const notStarted: NotStarted[] = [];
  let cases = 0;
  let failed = 0;
  let last = '';
  return {
    as: choice.as,
    answer: async (one) => {
      const payload = payloadOf(one);
      if (payload === null) return { kind: 'raised', error: LONE };
      const ended = await ran(choice, payload);
      const why = notStartedBecause(ended);
      cases += 1;
      if (why !== null) notStarted.push({ one, why });
      else if (ended.kind === 'ended' && ended.status !== 0) {
        failed += 1;
        last = endClause(ended);
      }
      return outcomeOf(ended, choice);
    },
    // A normaliser may refuse whatever it is given; more often, something of it is missing.
    remarks: () =>
      failed === 0 || failed < cases
        ? []
        : [`The command failed in ${counted(cases, 'case')} of ${cases}, which count as refusals: it ended ${last}.`],
    notStarted: () => notStarted,
  };
}

/** Null where it was. */
function notStartedBecause(ended: Ended): string | null {
  if (ended.kind === 'failed') return ended.error;
  if (ended.kind !== 'ended' || !NOT_STARTED.has(ended.status ?? 0)) return null;
  return `the shell ended ${endClause(ended)}`;
}

function endClause({ status, complaint }: Extract<Ended, { readonly kind: 'ended' }>): string {
  const end = status === null ? 'by a signal' : `with status ${status}`;
  return complaint === '' ? end : `${end} and said ${oneLine(complaint, 200).replace(/\.$/, '')}`;
}

/** How the error of a run begins that took longer than its time limit. */
export const TIME_LIMIT = 'TimeLimit: ';

/** What Python says of a text that UTF-8 cannot hold. */
const LONE = 'UnicodeEncodeError: half of a surrogate pair cannot be sent as UTF-8';

function outcomeOf(ended: Ended, { seconds }: CommandChoice): AdapterOutcome {
  if (ended.kind === 'late') return { kind: 'raised', error: `${TIME_LIMIT}no answer within ${seconds ?? 0} s` };
  if (ended.kind === 'failed') return { kind: 'raised', error: ended.error };
  if (ended.status !== 0 || ended.out.every(isBlank)) return { kind: 'refused' };
  const text = utf8Of(ended.out);
  if (text === null) return { kind: 'raised', error: 'UnicodeDecodeError: the output is no UTF-8' };
  const read = readPython(text);
  if (!read.ok) return { kind: 'raised', error: read.error };
  return read.value === null ? { kind: 'refused' } : { kind: 'returned', value: read.value };
}

/** What Python strips from bytes. */
function isBlank(byte: number): boolean {
  return byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
}

/** Runs the command to its end or its time limit. Never rejects. */
function ran({ as: command, seconds }: CommandChoice, payload: Uint8Array): Promise<Ended> {
  return new Promise((resolve) => {
    // Under a time limit it gets a group of its own, so that what the shell has started ends with it.
    const grouped = seconds !== null && process.platform !== 'win32';
    const child = spawn(command, {
      shell: true,
      cwd: startFolder(),
      detached: grouped,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const out: Uint8Array[] = [];
    let tail = '';
    const late = seconds === null ? undefined : setTimeout(() => end({ kind: 'late' }), seconds * 1000);
    function interrupted(): void {
      kill(child, grouped);
      process.exit(130);
    }
    function end(ended: Ended): void {
      clearTimeout(late);
      process.off('SIGINT', interrupted);
      process.off('SIGTERM', interrupted);
      if (ended.kind === 'late') {
        kill(child, grouped);
        child.stdout.destroy();
        child.stderr.destroy();
      }
      resolve(ended);
    }
    // A group of its own is not told when the person interrupts.
    if (grouped) {
      process.once('SIGINT', interrupted);
      process.once('SIGTERM', interrupted);
    }
    child.on('error', (error) => end({ kind: 'failed', error: `${error.name}: ${error.message}` }));
    child.on('close', (status) => end({ kind: 'ended', status, out: Buffer.concat(out), complaint: lastLine(tail) }));
    child.stdout.on('data', (chunk: Uint8Array) => out.push(chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      tail = (tail + chunk).slice(-TAIL);
    });
    // A program need not read what it is given.
    child.stdin.on('error', () => {});
    child.stdin.end(payload);
  });
}

/** What is kept of the end of a standard error, in characters. */
const TAIL = 2000;

function lastLine(text: string): string {
  return text
    .trimEnd()
    .split(/[\n\r]/)
    .at(-1)!
    .trim();
}

function kill(child: ChildProcess, grouped: boolean): void {
  try {
    if (grouped && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
