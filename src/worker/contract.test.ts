import { afterEach, describe, expect, test } from 'vitest';
import { createEngine } from '../engine/createEngine.ts';
import { engineContract } from '../engine/engineContract.ts';
import { inProcess } from './builders.ts';
import { createWorkerEngine, type WorkerEngine } from './client.ts';

let engine: WorkerEngine | null = null;

afterEach(() => engine?.dispose());

describe('the engine over messages', () => {
  test.each(engineContract)('$says', async ({ broken }) => {
    engine = createWorkerEngine(inProcess(createEngine(), () => performance.now()));
    expect(await broken(engine)).toEqual([]);
  });
});
