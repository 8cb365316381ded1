import { killWhileNoting } from './support/durabilityFiles.ts';
import { killAgainAndAgain } from './support/durabilityKills.ts';
import { labelInTwoTabs } from './support/durabilityTabs.ts';
import { expect, test } from './support/test.ts';

// A label that is lost once is lost.
test.describe.configure({ retries: 0 });

test('a browser that is killed five times in the middle of labelling has lost no label that was saved', async ({
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { acknowledged, kept } = await killAgainAndAgain(String(baseURL), 5, 1);
  expect(acknowledged).toBeGreaterThanOrEqual(5);
  expect(kept).toBeGreaterThanOrEqual(acknowledged);
});

test('of 200 labels from two tabs at once none is lost, and both show all of them', async ({ context, baseURL }) => {
  test.setTimeout(120_000);
  await labelInTwoTabs(context, String(baseURL), 200);
});

test('a browser that is killed while it notes views of a kept file, five times, still has every byte of it', async ({
  baseURL,
}) => {
  test.setTimeout(180_000);
  await killWhileNoting(String(baseURL), 5);
});
