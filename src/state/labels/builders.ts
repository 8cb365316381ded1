import type { KeptOutcome, KeptProblem } from '../effects.ts';
import type { KeptLabels, KeptLine, LabelledScope, Sight } from './keptLabels.ts';

/** A storage of labels that lives as long as the test; everything it holds can be read. */
export interface MemoryLabels extends KeptLabels {
  readonly lines: ReadonlyMap<string, readonly KeptLine[]>;
  readonly seen: ReadonlyMap<string, readonly Sight[]>;
  /** Another tab of the same browser: it hears of what this one writes, and this one of what it does. */
  readonly tab: () => MemoryLabels;
  /** What it answers from now on instead of writing; null: it writes. */
  readonly refuse: (problem: KeptProblem | null) => void;
  /** Lets whoever writes wait from now on; gives the way to let them go on. */
  readonly hang: () => () => void;
  /** Clears everything, as a browser may do behind a page's back. */
  readonly clear: () => void;
}

interface Shared {
  readonly lines: Map<string, readonly KeptLine[]>;
  readonly names: Map<string, string>;
  readonly seen: Map<string, readonly Sight[]>;
  readonly tabs: Map<symbol, Set<(scope: string) => void>>;
}

/** Labels in memory, as a browser keeps them. */
export function memoryLabels(
  shared: Shared = { lines: new Map(), names: new Map(), seen: new Map(), tabs: new Map() },
): MemoryLabels {
  const { lines, names, seen, tabs } = shared;
  const own = Symbol('tab');
  const listeners = new Set<(scope: string) => void>();
  tabs.set(own, listeners);
  let problem: KeptProblem | null = null;
  let gate: Promise<void> = Promise.resolve();

  function tellOthers(scope: string): void {
    for (const [tab, all] of tabs) if (tab !== own) for (const listener of all) listener(scope);
  }

  return {
    lines,
    seen,
    tab: () => memoryLabels(shared),
    refuse: (next) => {
      problem = next;
    },
    hang: () => {
      let open: (() => void) | null = null;
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return () => {
        open?.();
        gate = Promise.resolve();
      };
    },
    clear: () => {
      lines.clear();
      seen.clear();
    },
    load: async (scope) => {
      await gate;
      return problem === null ? answer({ lines: lines.get(scope) ?? [], sights: seen.get(scope) ?? [] }) : no(problem);
    },
    write: async ({ scope, name }, since, make) => {
      await gate;
      if (problem !== null) return no(problem);
      const known = lines.get(scope) ?? [];
      const last = known.at(-1)?.place ?? 0;
      const isEmptied = last < since;
      const news = known.filter(({ place }) => isEmptied || place > since);
      const given = make(news, isEmptied);
      const there = new Map(known.map((line) => [line.id, line]));
      const written: KeptLine[] = [];
      const added: KeptLine[] = [];
      for (const line of given) {
        const old = there.get(line.id);
        if (old !== undefined && (old.line !== line.line || old.header !== line.header)) {
          return no({ code: 'failed', message: `${line.id} is there and says something else` });
        }
        const kept = old ?? { ...line, place: last + added.length + 1 };
        if (old === undefined) added.push(kept);
        written.push(kept);
      }
      if (added.length > 0) {
        lines.set(scope, [...known, ...added]);
        names.set(scope, name);
        tellOthers(scope);
      }
      return answer({ news, written });
    },
    see: async (scope, sights) => {
      seen.set(scope, [...(seen.get(scope) ?? []), ...sights]);
      tellOthers(scope);
      return answer(null);
    },
    sights: async (scope) => answer(seen.get(scope) ?? []),
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
    device: async () => (problem === null ? answer('device') : no(problem)),
  };
}

function answer<T>(value: T): KeptOutcome<T> {
  return { ok: true, value };
}

function no<T>(problem: KeptProblem): KeptOutcome<T> {
  return { ok: false, problem };
}
