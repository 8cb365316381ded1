import type { Engine } from '../engine/engine.ts';
import type { Crash } from './crash.ts';
import { createLine, type LineOptions } from './line.ts';
import type { Spawn } from './thread.ts';

/** The engine in a thread of its own. */
export interface WorkerEngine extends Engine {
  /** Calls `listener` after each crash, and at once if the thread is lost already. Gives the way to stop listening. */
  readonly onCrash: (listener: (crash: Crash) => void) => () => void;
  /** Starts a new, empty thread after a crash; until then every call ends as `crashed`. Does nothing while one runs. */
  readonly restart: () => void;
  /** Ends the thread for good; calls in flight end as `crashed`. */
  readonly dispose: () => void;
}

/** The engine over messages: each call settles exactly once, as one `Outcome`, whatever becomes of the thread. */
export function createWorkerEngine(spawn: Spawn, options: LineOptions = {}): WorkerEngine {
  const line = createLine(spawn, options);
  return {
    preview: (source) => line.call('preview', [source]),
    open: (request, call) => line.call('open', [request], call),
    addReplies: (dataset, source, call) => line.call('addReplies', [dataset, source], call),
    run: (dataset, request, call) => line.call('run', [dataset, request], call),
    view: (dataset, request, call) => line.call('view', [dataset, request], call),
    window: (view, from, to) => line.call('window', [view, from, to]),
    item: (dataset, key, request) => line.call('item', [dataset, key, request]),
    cross: (view, request) => line.call('cross', [view, request]),
    positions: (view, call) => line.call('positions', [view], call),
    neighbours: (view, key) => line.call('neighbours', [view, key]),
    values: (dataset, field, prefix, run) => line.call('values', [dataset, field, prefix, run]),
    setColumn: (dataset, name, values) => line.call('setColumn', [dataset, name, values]),
    keys: (dataset, replySet) => line.call('keys', [dataset, replySet]),
    hashes: (dataset, request, call) => line.call('hashes', [dataset, request], call),
    opinions: (dataset, source, call) => line.call('opinions', [dataset, source], call),
    conformance: (dataset, run, call) => line.call('conformance', [dataset, run], call),
    conformanceRows: (dataset, run, call) => line.call('conformanceRows', [dataset, run], call),
    compare: (request, call) => line.call('compare', [request], call),
    comparedRows: (comparison, request) => line.call('comparedRows', [comparison, request]),
    exportComparison: (comparison, request, kind, call) =>
      line.call('exportComparison', [comparison, request, kind], call),
    export: (view, kind, call) => line.call('export', [view, kind], call),
    close: (dataset) => line.call('close', [dataset]),
    onCrash: line.onCrash,
    restart: line.restart,
    dispose: line.dispose,
  };
}
