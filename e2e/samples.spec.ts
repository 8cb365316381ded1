import expected from '../src/core/formats/vectors/samples.json' with { type: 'json' };
import index from '../public/samples/index.json' with { type: 'json' };
import { commandTotals } from './support/commandLine.ts';
import { facetCounts, pageStates } from './support/pageTotals.ts';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

// What each sample must come to was derived by hand: the page and the command line have to say just that.

// Two runs that are compared open elsewhere.
for (const sample of index.filter(({ compares }) => compares !== true)) {
  const wanted = [...expected.samples, ...expected.tables].find(({ files }) => files.join() === sample.files.join());

  test(`the sample “${sample.title}” opens in one click on verdicts and reasons, as on the command line`, async ({
    page,
    axe,
  }) => {
    const bench = workbench(page);
    await bench.start();
    await page.getByRole('button', { name: sample.title }).click();
    // What the columns of a table hold is asked once, with a guess.
    const step = page.getByRole('dialog', { name: /What do the columns/ });
    await expect(bench.rows.first().or(step)).toBeVisible();
    if (await step.isVisible()) await step.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(bench.rows.first()).toBeVisible();
    await axe();

    const [run] = wanted!.runs;
    const { scorer, options, ...counts } = run!;
    await expect.poll(async () => pageStates(page)).toEqual(counts);

    const [dataset, ...replies] = sample.files.map((name) => `public/samples/${name}`);
    const chosen = Object.entries(options).flatMap(([name, value]) => ['--option', `${name}=${value}`]);
    const totals = commandTotals(
      dataset!,
      ...replies.flatMap((name) => ['--replies', name]),
      '--scorer',
      scorer,
      ...chosen,
    );
    expect([totals.correct, totals.wrong, totals.not_judged, totals.faults]).toEqual([
      counts.right,
      counts.wrong,
      counts.notJudged,
      counts.fault,
    ]);
    await expect.poll(async () => facetCounts(page, 'Reason')).toEqual(totals.reasons);
  });
}

test('in the first sample every item has the verdict and the reason that was derived for it', async ({ page }) => {
  const [first] = expected.samples;
  const bench = workbench(page);
  await bench.start();
  await page.getByRole('button', { name: index[0]!.title }).click();
  await expect(bench.rows.first()).toBeVisible();
  await expect(page.getByText(/self-test passed/)).toBeVisible();
  const rows = (await bench.export('JSON Lines'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; attempt: number; correct: boolean | null; reason: string });
  expect(rows.map(({ id, attempt, reason }) => [id, attempt, reason])).toEqual(
    first!.items.map(([id, attempt, any]) => [id, attempt, String(any).split(' ').at(-1)]),
  );
  await bench.openItem('travel-1');
  await expect(bench.item).toContainText('wrong');
  await expect(bench.item).toContainText(/expected .*, got /);
});
