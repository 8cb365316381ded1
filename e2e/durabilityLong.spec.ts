import { killAgainAndAgain } from './support/durabilityKills.ts';
import { labelInTwoTabs } from './support/durabilityTabs.ts';
import { expect, test } from './support/test.ts';

// `npm run e2e:durability`: what takes longer than anybody waits for the other journeys.

for (const seed of [2, 3]) {
  test(`a browser that is killed 25 times in the middle of labelling has lost no label that was saved (${seed})`, async ({
    baseURL,
  }) => {
    test.setTimeout(600_000);
    const { acknowledged, kept } = await killAgainAndAgain(String(baseURL), 25, seed);
    expect(acknowledged).toBeGreaterThanOrEqual(25);
    expect(kept).toBeGreaterThanOrEqual(acknowledged);
  });
}

test('of 1,000 labels from two tabs at once none is lost, and both show all of them', async ({ context, baseURL }) => {
  test.setTimeout(600_000);
  await labelInTwoTabs(context, String(baseURL), 1000);
});
