// Runs in the worker: the inline engine, answering messages. The rest of its wiring follows the engine's.
globalThis.postMessage({ kind: 'ready' });
