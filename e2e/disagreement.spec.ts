import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

test('where recorded and computed verdicts disagree is counted, shown and one click away', async ({ page, axe }) => {
  const bench = workbench(page);
  await bench.start();
  await page.getByRole('button', { name: 'Radio room' }).click();
  await bench.expectShown(15, 15);
  // By hand: the judge is right on eight of the thirteen that both judge.
  await expect(page.getByText(/Computed verdicts and recorded “judge” agree on 8 of 13 judged by both/)).toBeVisible();
  await expect(
    page.getByText(/judge: 8 of 13 right \(62 %, 36–82\), 1 not judged; 1 item without a value/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: /^4 items?: computed verdicts wrong, recorded “judge” right/ }).click();
  await bench.expectShown(4, 15);
  await axe();
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await page.getByRole('button', { name: 'They differ on 5' }).click();
  await bench.expectShown(5, 15);
  for (const id of ['tide-2', 'tide-3', 'berth-1', 'berth-3', 'berth-4']) await expect(bench.row(id)).toBeVisible();
  await bench.expectKept('radio-room.jsonl');
  await page.reload();
  await bench.expectShown(5, 15);
  await bench.openItem('berth-4');
  await bench.tab('Recorded').click();
  await expect(bench.item).toContainText('Name, nights and number are right.');
  await axe();
});

test('recorded columns sort, filter and are chosen, and the choice is kept', async ({ page, axe }) => {
  const bench = workbench(page);
  await bench.start();
  await page.getByRole('button', { name: 'Radio room' }).click();
  await bench.type('recorded.judge is null');
  await bench.expectShown(1, 15);
  await bench.type('recorded.judge_reason contains "number" and recorded.judge = pass');
  await bench.expectShown(1, 15);
  await bench.type('recorded.judge_reason matches /^the .*wrong/i');
  await bench.expectShown(2, 15);
  await bench.type('input matches "(?<=x)y"');
  await expect(page.getByText(/look/i).last()).toBeVisible();
  await bench.type('');
  await bench.facet('judge', 'unsure').click();
  await bench.expectShown(1, 15);
  await axe();
});

test('a chart of reasons by category filters on click, and stands beside its table', async ({ page, axe }) => {
  const bench = workbench(page);
  await bench.start();
  await page.getByRole('button', { name: 'Radio room' }).click();
  await page.getByRole('button', { name: /chart/i }).click();
  const chart = page.getByRole('region', { name: /chart/i });
  await expect(chart.getByRole('table')).toBeVisible();
  await axe();
  await chart
    .getByRole('table')
    .getByRole('button', { name: /berths.*arguments|arguments.*berths/ })
    .click();
  await bench.expectShown(2, 15);
});
