import { expect, test } from 'vitest';
import { platformDeps } from './deps.ts';
import { createIdle } from './idle.ts';
import type { Pace } from './pace.ts';

const deps = platformDeps();

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await deps.yieldNow();
}

test('idle work begins after the first call, makes way for the next one and goes on after it', async () => {
  let done = 0;
  async function work(pace: Pace): Promise<void> {
    while (done < 1000) {
      done += 1;
      await pace.rest();
    }
  }
  const { during } = createIdle(deps, work);
  await turns(3);
  expect(done).toBe(0);

  expect(await during(() => Promise.resolve('answer'))).toBe('answer');
  await turns(5);
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(1000);

  await during(async () => {
    const before = done;
    await turns(50);
    expect(done).toBeLessThanOrEqual(before + 1);
  });
  await turns(1200);
  expect(done).toBe(1000);
});

test('idle work that fails is not tried again, and no call is harmed', async () => {
  let tries = 0;
  const { during } = createIdle(deps, () => {
    tries += 1;
    return Promise.reject(new Error('torn'));
  });
  for (const answer of [1, 2, 3]) {
    expect(await during(() => Promise.resolve(answer))).toBe(answer);
    await turns(5);
  }
  expect(tries).toBe(1);
});
