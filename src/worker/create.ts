import type { CompareAnswer, CompareRequest } from './compareProtocol.ts';
import type { Request } from './protocol.ts';
import type { Thread, ThreadEvents } from './thread.ts';

// The only place that makes a `Worker`.

/** Starts the engine in a worker of its own. */
export function spawnEngineThread({ message, failed }: ThreadEvents): Thread {
  const worker = new Worker(new URL('./serve.ts', import.meta.url), { type: 'module', name: 'touchstone engine' });
  return threadOf(worker, message, failed);
}

/** A thread that compares one pair of trajectories. */
export interface CompareThread {
  readonly post: (request: CompareRequest) => void;
  readonly end: () => void;
}

/** Starts a thread to compare two long trajectories, so that neither the page nor the engine waits for them. */
export function spawnCompareThread(
  answered: (answer: CompareAnswer) => void,
  failed: (message: string) => void,
): CompareThread {
  const worker = new Worker(new URL('./compareServe.ts', import.meta.url), {
    type: 'module',
    name: 'touchstone comparison',
  });
  return threadOf(worker, (data) => answered(data as CompareAnswer), failed);
}

function threadOf(worker: Worker, answered: (data: unknown) => void, failed: (message: string) => void) {
  worker.addEventListener('message', (event: MessageEvent<unknown>) => answered(event.data));
  worker.addEventListener('messageerror', () => failed('an answer could not be read'));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    // A worker whose script cannot be loaded sends a bare event, without a message.
    failed(event.message || 'the worker did not start');
  });
  return {
    post(request: Request | CompareRequest): void {
      worker.postMessage(request);
    },
    end(): void {
      worker.terminate();
    },
  };
}
