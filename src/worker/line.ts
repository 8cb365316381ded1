import type { CallOptions, DatasetId, Outcome } from '../engine/engine.ts';
import type { Crash } from './crash.ts';
import { createHeartbeat } from './heartbeat.ts';
import type { Answer, CallName, CallRequest, Calls, Progress, Value } from './protocol.ts';
import { readAnswer } from './readAnswer.ts';
import type { Spawn, Thread } from './thread.ts';

export interface LineOptions {
  /** Milliseconds between two looks at whether the thread still lives. */
  readonly beat?: number;
}

/** A line to a thread: numbered calls go out, each is settled exactly once. */
export interface Line {
  call<Name extends CallName>(
    name: Name,
    args: Calls[Name]['args'],
    options?: CallOptions<Calls[Name]['progress']>,
  ): Promise<Outcome<Calls[Name]['value']>>;
  readonly onCrash: (listener: (crash: Crash) => void) => () => void;
  readonly restart: () => void;
  readonly dispose: () => void;
}

interface Pending {
  readonly name: CallName;
  readonly report: ((progress: Progress) => void) | undefined;
  /** Settles the call and takes it off the line. */
  readonly settle: (outcome: Outcome<Value>) => void;
}

export function createLine(spawn: Spawn, { beat = 1000 }: LineOptions): Line {
  const pending = new Map<number, Pending>();
  /** Cancelled calls whose outcome the thread still owes: it is dropped when it comes. */
  const owed = new Set<number>();
  const datasets = new Set<DatasetId>();
  const listeners = new Set<(crash: Crash) => void>();
  const heartbeat = createHeartbeat(beat, {
    awaited: () => (owed.size > 0 ? 'cancelled' : pending.size > 0 ? 'running' : 'nothing'),
    ping: () => thread?.post({ kind: 'ping' }),
    silent: (seconds) => lose('silent', `no sign of life for ${seconds} s`),
  });
  let thread: Thread | null = null;
  let crash: Crash | null = null;
  let calls = 0;

  function start(): void {
    crash = null;
    // A thread that was given up may still send: what comes from it is no longer heard.
    let heard = true;
    const events = {
      message(data: unknown): void {
        if (heard) receive(data);
      },
      failed(message: string): void {
        if (heard) lose('failed', message);
      },
    };
    try {
      const started = spawn(events);
      thread = {
        post: (request) => started.post(request),
        end(): void {
          heard = false;
          started.end();
        },
      };
    } catch (error) {
      lose('not-started', wordsOf(error));
    }
  }

  function receive(data: unknown): void {
    const answer = readAnswer(data);
    if (answer === null) lose('garbled', 'a message that is no answer');
    else {
      heartbeat.heard();
      take(answer);
    }
  }

  function take(answer: Answer): void {
    if (answer.kind === 'progress') pending.get(answer.call)?.report?.(answer.progress);
    else if (answer.kind === 'outcome') {
      owed.delete(answer.call);
      pending.get(answer.call)?.settle(answer.outcome);
    }
  }

  function lose(cause: Crash['cause'], message: string): void {
    thread?.end();
    thread = null;
    crash = { cause, message, calls: [...pending.values()].map(({ name }) => name), datasets: [...datasets] };
    datasets.clear();
    owed.clear();
    for (const { settle } of pending.values()) settle({ kind: 'crashed', message });
    heartbeat.rest();
    for (const listener of listeners) listener(crash);
  }

  async function call<Name extends CallName>(
    name: Name,
    args: Calls[Name]['args'],
    options: CallOptions<Calls[Name]['progress']> = {},
  ): Promise<Outcome<Calls[Name]['value']>> {
    const { onProgress, signal } = options;
    if (signal?.aborted === true) return { kind: 'cancelled' };
    if (thread === null) return { kind: 'crashed', message: crash?.message ?? 'closed' };
    const number = (calls += 1);
    const outcome = await new Promise<Outcome<Value>>((resolve) => {
      function cancel(): void {
        owed.add(number);
        settle({ kind: 'cancelled' });
        thread?.post({ kind: 'cancel', call: number });
      }
      function settle(settled: Outcome<Value>): void {
        pending.delete(number);
        signal?.removeEventListener('abort', cancel);
        resolve(settled);
      }
      pending.set(number, { name, report: onProgress, settle });
      signal?.addEventListener('abort', cancel);
      try {
        thread?.post({ kind: name, call: number, args } as unknown as CallRequest);
        heartbeat.watch();
      } catch (error) {
        // What was asked cannot be cloned: the thread never heard of it, and other calls go on.
        settle({ kind: 'crashed', message: wordsOf(error) });
      }
    });
    remember(name, args, outcome);
    return outcome;
  }

  function remember(name: CallName, args: Calls[CallName]['args'], outcome: Outcome<Value>): void {
    if (outcome.kind !== 'value') return;
    if (name === 'open') datasets.add((outcome.value as Calls['open']['value']).dataset);
    if (name === 'close') datasets.delete((args as Calls['close']['args'])[0]);
  }

  function onCrash(listener: (crash: Crash) => void): () => void {
    listeners.add(listener);
    if (crash !== null) listener(crash);
    return () => listeners.delete(listener);
  }

  function restart(): void {
    if (thread === null) start();
  }

  function dispose(): void {
    listeners.clear();
    if (thread !== null) lose('failed', 'closed');
  }

  start();
  return { call, onCrash, restart, dispose };
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
