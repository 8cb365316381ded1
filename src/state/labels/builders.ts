import type { KeptOutcome } from '../effects.ts';
import type { KeptLabels, KeptLine, LabelledScope, Sight } from './keptLabels.ts';

/** A storage of labels that lives as long as the test; everything it holds can be read. */
export interface MemoryLabels extends KeptLabels {
  readonly lines: ReadonlyMap<string, readonly KeptLine[]>;
}

/** Labels in memory, as a browser keeps them; `onWritten` hears of every write. */
export function memoryLabels(): MemoryLabels {
  const lines = new Map<string, KeptLine[]>();
  const names = new Map<string, string>();
  const sights = new Map<string, Sight[]>();
  const listeners = new Set<(scope: string) => void>();
  return {
    lines,
    load: async (scope) => answer({ lines: lines.get(scope) ?? [], sights: sights.get(scope) ?? [] }),
    write: async ({ scope, name }, since, make) => {
      const known = lines.get(scope) ?? [];
      const news = known.filter(({ place }) => place > since);
      const written = make(news).map((line, at) => ({ ...line, place: known.length + at + 1 }));
      lines.set(scope, [...known.filter(({ id }) => !written.some((line) => line.id === id)), ...written]);
      names.set(scope, name);
      for (const listener of listeners) listener(scope);
      return answer({ news, written });
    },
    see: async (scope, seen) => {
      sights.set(scope, [...(sights.get(scope) ?? []), ...seen]);
      return answer(null);
    },
    sights: async (scope) => answer(sights.get(scope) ?? []),
    scopes: async () =>
      answer(
        [...lines].map(([scope, all]): LabelledScope => ({
          scope,
          name: names.get(scope) ?? '',
          events: all.length,
          writtenAt: 0,
        })),
      ),
    forget: async (scope) => {
      lines.delete(scope);
      return answer(null);
    },
    onWritten: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    persist: async () => null,
    device: async () => answer('device'),
  };
}

function answer<T>(value: T): KeptOutcome<T> {
  return { ok: true, value };
}
