import type { BrowserContext, Page } from '@playwright/test';
import { jsonl, payments } from './support/items.ts';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

const there = 'https://data.example/sets/payments.jsonl?part=1&of=2';
const body = jsonl(payments);

/** A server of another origin, which allows the page to read or does not; gives what it was asked for. */
async function serve(context: BrowserContext, allowed: string, status = 200): Promise<string[]> {
  const asked: string[] = [];
  await context.route('https://data.example/**', async (route) => {
    asked.push(route.request().url());
    expect(await route.request().headerValue('cookie')).toBeNull();
    expect(await route.request().headerValue('referer')).toBeNull();
    await route.fulfill({ status, body, headers: { 'access-control-allow-origin': allowed } });
  });
  return asked;
}

async function openAddress(page: Page, address: string): Promise<void> {
  await page.getByLabel('Open from a URL').fill(address);
  await page.keyboard.press('Enter');
}

test('a file of another server opens, its address is part of the link, and nothing but it is asked', async ({
  page,
  context,
  problems,
}) => {
  const asked = await serve(context, '*');
  const bench = workbench(page);
  await bench.start();
  await openAddress(page, there);
  await bench.expectShown(10, 10);
  await expect(page).toHaveURL(/\?src=https:\/\/data\.example\/sets\/payments\.jsonl%3Fpart=1%26of=2#\/data\//);
  await bench.expectKept('payments.jsonl');
  await page.reload();
  await bench.expectShown(10, 10);
  // Kept in this browser, it is not fetched again.
  expect(asked).toEqual([there]);

  const link = page.url();
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page).not.toHaveURL(/src=/);
  await page.goBack();
  await expect(page).toHaveURL(link);
  expect(problems.take()).toEqual([`left the site: GET ${there}`]);
});

test('a link that names an address opens it for who has nothing', async ({ page, context, problems }) => {
  const asked = await serve(context, '*');
  await page.goto(`/?src=${encodeURIComponent(there)}`);
  await workbench(page).expectShown(10, 10);
  expect(asked).toEqual([there]);
  expect(problems.take()).toEqual([`left the site: GET ${there}`]);
});

test('a server that does not allow it is named, with the header it lacks and the way out', async ({
  page,
  context,
  problems,
  axe,
}) => {
  const asked = await serve(context, 'https://elsewhere.example');
  const bench = workbench(page);
  await bench.start();
  await openAddress(page, there);
  const said = page.getByRole('alert').filter({ hasText: there });
  await expect(said).toContainText('data.example did not answer, or does not allow this page to read from it');
  await expect(said).toContainText('Access-Control-Allow-Origin');
  await expect(said).toContainText('Download the file and drop it here');
  await axe();
  expect(asked).toHaveLength(1);
  await expect.poll(() => problems.seen.some((line) => line.startsWith('console'))).toBe(true);
  const seen = problems.take();
  expect(seen.filter((line) => line.startsWith('left the site'))).toEqual([`left the site: GET ${there}`]);
  expect(seen.find((line) => line.startsWith('console'))).toContain('CORS');
  await said.getByRole('button', { name: 'Dismiss' }).click();
  await expect(said).toHaveCount(0);
});

test('what gives no file says why, and asks nobody where nobody needs to be asked', async ({
  page,
  context,
  problems,
}) => {
  await serve(context, '*', 404);
  const bench = workbench(page);
  await bench.start();
  for (const [address, why] of [
    ['data.jsonl', 'That is no address'],
    ['ftp://data.example/a.jsonl', 'Addresses that begin with ftp: are not read'],
    ['http://data.example/a.jsonl', 'Plain http is read from this machine alone'],
    ['https://github.com/o/r/blob/main/a.jsonl', 'That is the address of a page about the file'],
  ] as const) {
    await openAddress(page, address);
    await expect(page.getByRole('alert')).toContainText(why);
  }
  await expect(
    page.getByRole('button', { name: 'Open https://raw.githubusercontent.com/o/r/main/a.jsonl' }),
  ).toBeVisible();
  expect(problems.take()).toEqual([]);
  await openAddress(page, there);
  await expect(page.getByRole('alert')).toContainText('There is nothing at this address (status 404)');
  await expect.poll(() => problems.seen).toHaveLength(2);
  problems.take();
});
