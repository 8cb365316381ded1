// Runs in the worker: the inline engine, answering messages. The rest of its wiring follows the engine's.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
globalThis.postMessage({ kind: 'ready' });
