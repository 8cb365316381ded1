import { describe, expect, test } from 'vitest';
import { createEngine } from './createEngine.ts';
import { engineContract } from './engineContract.ts';

describe('the engine on this thread', () => {
  test.each(engineContract)('$says', async ({ broken }) => {
    expect(await broken(createEngine())).toEqual([]);
  });
});

describe('the engine with files that are not kept in memory, in small slices', () => {
  const limits = { residentBytes: 0, sliceBytes: 500, headBytes: 100 };
  test.each(engineContract)('$says', async ({ broken }) => {
    expect(await broken(createEngine(undefined, { limits }))).toEqual([]);
  });
});

describe('the engine that prepares while nobody waits', () => {
  test.each(engineContract)('$says', async ({ broken }) => {
    expect(await broken(createEngine(undefined, { prepares: true }))).toEqual([]);
  });
});
