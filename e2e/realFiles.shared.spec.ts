import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandTotals } from './support/commandLine.ts';
import { facetCounts, pageStates } from './support/pageTotals.ts';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

// Real files, which are not part of the repository: the page and the command line say the same of each.

const root = fileURLToPath(new URL('..', import.meta.url));
const data = resolve(root, process.env['TOUCHSTONE_SHARED'] ?? '../shared', 'data');

const real = [
  { file: 'hammer/sealtool.json', items: 294, options: {} },
  { file: 'hammer/apibank_l1.json', items: 399, options: { schemas: 'skip' } },
  { file: 'hammer/example_eval.jsonl', items: 7, options: {} },
  { file: 'seal-tools/test_in_domain.jsonl', items: 700, options: {} },
] as const;

for (const { file, items, options } of real) {
  test(`${file}: ${items} items, and the same totals as on the command line`, async ({ page }) => {
    const bench = workbench(page);
    await bench.start();
    await bench.choose(resolve(data, file));
    await expect(page.getByRole('button', { name: new RegExp(`^${items} items · `) })).toBeVisible({ timeout: 60_000 });
    if ('schemas' in options) {
      await expect(page.getByText(/cannot be sent as they are written/).first()).toBeVisible();
      await page.getByRole('button', { name: 'Score without schemas' }).click();
    }
    const chosen = Object.entries(options).flatMap(([name, value]) => ['--option', `${name}=${value}`]);
    const totals = commandTotals(resolve(data, file), '--scorer', 'xlam-tool-call', ...chosen);
    console.log(file, JSON.stringify(totals));
    expect(totals.items).toBe(items);
    await expect(page.getByText(/self-test passed/)).toBeVisible();
    await expect
      .poll(async () => pageStates(page))
      .toEqual({
        right: totals.correct,
        wrong: totals.wrong,
        notJudged: totals.not_judged,
        fault: totals.faults,
      });
    await expect.poll(async () => facetCounts(page, 'Reason')).toEqual(totals.reasons);
  });
}
