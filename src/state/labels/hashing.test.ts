import { expect, test } from 'vitest';
import type { ItemKey } from '../../core/model/item.ts';
import type { HashRequest } from '../../engine/labelling.ts';
import { createHashing } from './hashing.ts';
import type { LabelScope } from './scope.ts';

const scope = { dataset: { id: 1 }, replies: null } as unknown as LabelScope;

function key(id: string): ItemKey {
  return { id, attempt: 0 };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

test('what is asked for while an answer is on its way is asked together, and each item once', async () => {
  const asked: string[][] = [];
  const gates: (() => void)[] = [];
  let changes = 0;
  async function hashes(_dataset: unknown, request: HashRequest) {
    const ids = (request.keys ?? []).map(({ id }) => id);
    asked.push(ids);
    await new Promise<void>((resolve) => {
      gates.push(resolve);
    });
    return { kind: 'value' as const, value: ids.map((id) => `hash of ${id}`) };
  }
  const hashing = createHashing({ hashes }, scope, () => (changes += 1));
  const first = hashing.of(key('a'));
  await settle();
  const later = ['b', 'c', 'a', 'b'].map(async (id) => hashing.of(key(id)));
  await settle();
  expect(asked).toEqual([['a']]);
  gates[0]?.();
  await settle();
  expect(asked).toEqual([['a'], ['b', 'c']]);
  gates[1]?.();
  expect(await Promise.all([first, ...later])).toEqual(['a', 'b', 'c', 'a', 'b'].map((id) => `hash of ${id}`));
  expect(changes).toBe(2);
});

test('an engine that fails once is asked again', async () => {
  let calls = 0;
  async function hashes() {
    calls += 1;
    if (calls === 1) throw new Error('gone');
    return { kind: 'value' as const, value: ['hash'] };
  }
  const hashing = createHashing({ hashes }, scope, () => undefined);
  await expect(hashing.of(key('a'))).rejects.toThrow('gone');
  expect(await hashing.of(key('b'))).toBe('hash');
});
