// Runs in the worker: the engine itself, answering messages.
import { createEngine } from '../engine/createEngine.ts';
import { platformDeps } from '../engine/deps.ts';
import { createAnswerer } from './answer.ts';
import type { Answer, Request } from './protocol.ts';

const deps = platformDeps();
const take = createAnswerer(createEngine(deps, { prepares: true }), post, deps.now);

addEventListener('message', (event: MessageEvent<Request>) => take(event.data));
// A rejection nobody handles would pass in silence; as an error the page hears of it.
addEventListener('unhandledrejection', (event) => reportError(event.reason));
post({ kind: 'ready' });

function post(answer: Answer): void {
  postMessage(answer);
}
