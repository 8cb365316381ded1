import type { CallOptions, Engine, Outcome } from '../engine/engine.ts';
import { createPace } from './pace.ts';
import type { Answer, CallRequest, Progress, Request, Value } from './protocol.ts';

/**
 * The answering side: takes requests, calls the engine, posts what comes of them. Every call is answered
 * exactly once, also when the engine throws or its value cannot be cloned.
 * `post` throws when an answer cannot be cloned; `now` is in milliseconds.
 */
export function createAnswerer(
  engine: Engine,
  post: (answer: Answer) => void,
  now: () => number,
): (request: Request) => void {
  const running = new Map<number, AbortController>();

  async function answer(request: CallRequest): Promise<void> {
    const { call } = request;
    const controller = new AbortController();
    running.set(call, controller);
    const pace = createPace<Progress>(now, (progress) => post({ kind: 'progress', call, progress }));
    const outcome = await settled(() =>
      dispatch(engine, request, { onProgress: pace.offer, signal: controller.signal }),
    );
    running.delete(call);
    try {
      pace.flush();
      post({ kind: 'outcome', call, outcome });
    } catch (error) {
      post({ kind: 'outcome', call, outcome: crashed(error) });
    }
  }

  return function take(request: Request): void {
    if (request.kind === 'ping') post({ kind: 'pong' });
    else if (request.kind === 'cancel') running.get(request.call)?.abort();
    else void answer(request);
  };
}

async function settled(work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  try {
    return await work();
  } catch (error) {
    return crashed(error);
  }
}

function crashed(error: unknown): Outcome<never> {
  return { kind: 'crashed', message: error instanceof Error ? error.message : String(error) };
}

async function dispatch(engine: Engine, request: CallRequest, call: CallOptions<Progress>): Promise<Outcome<Value>> {
  switch (request.kind) {
    case 'preview':
      return engine.preview(...request.args);
    case 'open':
      return engine.open(...request.args, call);
    case 'addReplies':
      return engine.addReplies(...request.args, call);
    case 'run':
      return engine.run(...request.args, call);
    case 'view':
      return engine.view(...request.args, call);
    case 'window':
      return engine.window(...request.args);
    case 'item':
      return engine.item(...request.args);
    case 'cross':
      return engine.cross(...request.args);
    case 'positions':
      return engine.positions(...request.args, call);
    case 'neighbours':
      return engine.neighbours(...request.args);
    case 'values':
      return engine.values(...request.args);
    case 'setColumn':
      return engine.setColumn(...request.args);
    case 'keys':
      return engine.keys(...request.args);
    case 'hashes':
      return engine.hashes(...request.args, call);
    case 'opinions':
      return engine.opinions(...request.args, call);
    case 'conformance':
      return engine.conformance(...request.args, call);
    case 'conformanceRows':
      return engine.conformanceRows(...request.args, call);
    case 'compare':
      return engine.compare(...request.args, call);
    case 'comparedRows':
      return engine.comparedRows(...request.args);
    case 'exportComparison':
      return engine.exportComparison(...request.args, call);
    case 'export':
      return engine.export(...request.args, call);
    case 'close':
      return engine.close(...request.args);
    default:
      return request satisfies never;
  }
}
