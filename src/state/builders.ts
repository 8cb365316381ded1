import type { Engine } from '../engine/engine.ts';
import type { Effects, KeptOutcome, KeptWithFiles, RememberedMapping } from './effects.ts';
import type { KeptLabels } from './labels/keptLabels.ts';

/** What is left behind in a browser, so that a second page finds it. */
export interface LeftBehind {
  readonly kept: Map<string, KeptWithFiles>;
  readonly mappings: Map<string, RememberedMapping>;
}

export function nothingLeft(): LeftBehind {
  return { kept: new Map(), mappings: new Map() };
}

export async function answer<T>(value: T): Promise<KeptOutcome<T>> {
  return { ok: true, value };
}

/** Effects for tests: a storage in memory, timers that do not wait, and nothing else that could be seen. */
export function plainEffects(engine: Engine, labels: KeptLabels, { kept, mappings }: LeftBehind): Effects {
  function alter(fingerprint: string, change: Partial<KeptWithFiles>): void {
    const one = kept.get(fingerprint);
    if (one !== undefined) kept.set(fingerprint, { ...one, ...change });
  }
  return {
    engine,
    restartEngine: () => undefined,
    kept: {
      list: async () => answer([...kept.values()]),
      get: async (fingerprint) => answer(kept.get(fingerprint) ?? null),
      keep: async (one) => {
        kept.set(one.fingerprint, one);
        return answer(null);
      },
      remember: async (fingerprint, hash) => {
        alter(fingerprint, { hash });
        return answer(null);
      },
      supersede: async (fingerprint, newer) => {
        alter(fingerprint, { newer });
        return answer(null);
      },
      forget: async (fingerprint) => {
        kept.delete(fingerprint);
        return answer(null);
      },
      forgetAll: async () => {
        kept.clear();
        return answer(null);
      },
    },
    mappings: {
      get: async (signature) => answer(mappings.get(signature) ?? null),
      remember: async (signature, one) => {
        mappings.set(signature, one);
        return answer(null);
      },
    },
    labels,
    newId: () => '1',
    holdPage: () => undefined,
    settings: { save: async () => answer(null), labelling: async () => null, baselines: async () => new Map() },
    now: () => 0,
    stopper: () => {
      const controller = new AbortController();
      return {
        signal: controller.signal,
        stop: () => {
          controller.abort();
        },
      };
    },
    later: (_, work) => {
      const timer = setTimeout(work, 0);
      return () => {
        clearTimeout(timer);
      };
    },
    download: () => undefined,
    copy: async () => true,
    address: (place) => place,
    fetchUrl: async () => ({ ok: false, problem: { code: 'unreachable', host: 'nowhere' } }),
    compareFar: () => () => undefined,
    handles: { note: () => undefined, of: () => null, changedAt: () => null, look: async () => ({ kind: 'gone' }) },
    samples: { list: async () => [], sources: async () => null },
    notify: () => undefined,
    announce: () => undefined,
  };
}
