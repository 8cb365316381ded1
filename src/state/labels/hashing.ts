import { keyText } from '../../core/labels/keyText.ts';
import type { ItemKey } from '../../core/model/item.ts';
import type { Engine } from '../../engine/engine.ts';
import type { LabelScope } from './scope.ts';

/** Hashes of items, each asked for once. */
export interface Hashing {
  readonly known: () => ReadonlyMap<string, string>;
  /** Null where the dataset has no such item, or the engine does not answer. */
  readonly of: (key: ItemKey) => Promise<string | null>;
  /** Asks for those that were not asked for. */
  readonly ask: (keys: readonly ItemKey[]) => Promise<void>;
}

/** `changed` is told after every answer. */
export function createHashing(
  engine: Pick<Engine, 'hashes'>,
  { dataset, replies }: LabelScope,
  changed: (known: ReadonlyMap<string, string>) => void,
): Hashing {
  let known: ReadonlyMap<string, string> = new Map();
  const asked = new Map<string, Promise<void>>();
  /** What is asked for while an answer is on its way, and is asked together once it is there. */
  let waiting: { readonly keys: ItemKey[]; readonly answer: Promise<void> } | null = null;
  let answering: Promise<void> = Promise.resolve();

  async function fetch(keys: readonly ItemKey[]): Promise<void> {
    const outcome = await engine.hashes(dataset.id, { replySet: replies?.replySet ?? null, keys });
    if (outcome.kind !== 'value') {
      // It may answer the next time.
      for (const key of keys) asked.delete(keyText(key));
      return;
    }
    const next = new Map(known);
    for (const [at, hash] of outcome.value.entries()) if (hash !== null) next.set(keyText(keys[at]!), hash);
    known = next;
    changed(known);
  }

  function fetchSoon(keys: readonly ItemKey[]): Promise<void> {
    if (waiting === null) {
      const all: ItemKey[] = [];
      const answer = fetchBehind(answering, all);
      waiting = { keys: all, answer };
      // An answer that fails is no reason not to ask again.
      answering = answer.catch(() => undefined);
    }
    waiting.keys.push(...keys);
    return waiting.answer;
  }

  async function fetchBehind(before: Promise<void>, keys: readonly ItemKey[]): Promise<void> {
    await before;
    waiting = null;
    await fetch(keys);
  }

  async function ask(keys: readonly ItemKey[]): Promise<void> {
    const fresh = keys.filter((key) => !asked.has(keyText(key)));
    if (fresh.length > 0) {
      const answer = fetchSoon(fresh);
      for (const key of fresh) asked.set(keyText(key), answer);
    }
    const answers = new Set(keys.flatMap((key) => asked.get(keyText(key)) ?? []));
    await Promise.all(answers);
  }

  return {
    known: () => known,
    of: async (key) => {
      await ask([key]);
      return known.get(keyText(key)) ?? null;
    },
    ask,
  };
}
