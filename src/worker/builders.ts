import type { Engine } from '../engine/engine.ts';
import { createAnswerer } from './answer.ts';
import type { Answer, Request } from './protocol.ts';
import type { Spawn, ThreadEvents } from './thread.ts';

/** A thread that is none: both sides in one process, with a real channel and its cloning between them. */
export function inProcess(engine: Engine, now: () => number): Spawn {
  return function spawn(events: ThreadEvents) {
    const { port1: page, port2: worker } = new MessageChannel();
    const take = createAnswerer(engine, (answer) => worker.postMessage(answer), now);
    worker.addEventListener('message', (event: MessageEvent<Request>) => take(event.data));
    page.addEventListener('message', (event: MessageEvent<unknown>) => events.message(event.data));
    worker.start();
    page.start();
    return {
      post: (request) => page.postMessage(request),
      end: () => page.close(),
    };
  };
}

/** A thread played by hand: what it was sent, and what it is made to say. */
export interface PlayedThread {
  readonly sent: readonly Request[];
  readonly ended: boolean;
  readonly say: (answer: Answer) => void;
  /** Anything, as a broken thread might. */
  readonly babble: (data: unknown) => void;
  readonly fail: (message: string) => void;
}

/** Threads in the order in which they were started. */
export function played(): { readonly spawn: Spawn; readonly threads: readonly PlayedThread[] } {
  const threads: PlayedThread[] = [];

  function spawn(events: ThreadEvents): ReturnType<Spawn> {
    const sent: Request[] = [];
    const state = { ended: false };
    threads.push({
      sent,
      get ended() {
        return state.ended;
      },
      say: events.message,
      babble: events.message,
      fail: events.failed,
    });
    return {
      post: (request) => sent.push(structuredClone(request)),
      end(): void {
        state.ended = true;
      },
    };
  }

  return { spawn, threads };
}
