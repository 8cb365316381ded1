import type { Connect } from './database.ts';
import type { Labels } from './labels.ts';
import { type Stored, stored } from './stored.ts';

/** The code that keeps labels. */
export async function loadLabels() {
  return import('./labels.ts');
}

/** Labels that the first screen does without: their code comes with the first call. */
export function createLazyLabels(connect: Connect): Labels {
  let coming: Promise<Labels> | null = null;

  async function labels(): Promise<Labels> {
    coming ??= loadLabels().then(({ createLabels }) => createLabels(connect));
    try {
      return await coming;
    } catch (error) {
      // The next call tries again.
      coming = null;
      throw error;
    }
  }

  async function ask<T>(call: (there: Labels) => Promise<Stored<T>>): Promise<Stored<T>> {
    const there = await stored(labels);
    return there.ok ? call(there.value) : there;
  }

  return {
    load: async (scope) => ask(async (there) => there.load(scope)),
    write: async (scope, since, make) => ask(async (there) => there.write(scope, since, make)),
    see: async (scope, sights) => ask(async (there) => there.see(scope, sights)),
    sights: async (scope) => ask(async (there) => there.sights(scope)),
    scopes: async () => ask(async (there) => there.scopes()),
    forget: async (scope) => ask(async (there) => there.forget(scope)),
    device: async () => ask(async (there) => there.device()),
    persist: async () => {
      const there = await stored(labels);
      return there.ok ? there.value.persist() : null;
    },
    onWritten: (listener) => {
      let isStopped = false;
      let stop: (() => void) | null = null;
      async function listen(): Promise<void> {
        const there = await stored(labels);
        if (there.ok && !isStopped) stop = there.value.onWritten(listener);
      }
      void listen();
      return () => {
        isStopped = true;
        stop?.();
      };
    },
  };
}
