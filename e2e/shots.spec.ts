import { readFile, writeFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { compareScenes } from './support/compareScenes.ts';
import { conformanceScenes } from './support/conformanceScenes.ts';
import { drop, files } from './support/files.ts';
import { fewColours } from './support/fewColours.ts';
import { jsonl, payments, type ItemShape } from './support/items.ts';
import { labellingScenes } from './support/labelScenes.ts';
import { tableScenes, openMapped, type Scene } from './support/tableScenes.ts';
import { test } from './support/test.ts';
import { workbench, type Workbench } from './support/workbench.ts';

// Pictures of every view and state, for a person to look at. They assert nothing.

const WIDTHS = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

const text = jsonl(payments);

const scenes: readonly Scene[] = [
  ...tableScenes,
  ...labellingScenes,
  ...conformanceScenes,
  ...compareScenes,
  ['open-first', async (bench) => bench.start()],
  [
    'open-kept',
    async (bench) => {
      await bench.open(text, 'payments.jsonl');
      await bench.expectKept('payments.jsonl');
      await bench.page.goto('/#/');
      await bench.page.reload();
      await bench.page.getByText('payments.jsonl').first().waitFor();
    },
  ],
  [
    'open-drag',
    async (bench) => {
      await bench.start();
      await bench.page.evaluate(() => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['{}'], 'a.json'));
        for (const type of ['dragenter', 'dragover']) {
          document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
        }
      });
    },
  ],
  ['open-refused', async (bench) => refuse(bench, 'page.json', '<!doctype html><title>Sign in</title>')],
  ['open-empty', async (bench) => refuse(bench, 'nothing.jsonl', '')],
  ['open-paste', async (bench) => click(bench, /^paste/i)],
  ['results', async (bench) => bench.open(text, 'payments.jsonl')],
  ['results-filtered', async (bench) => filtered(bench, 'verdict = wrong')],
  ['results-nothing', async (bench) => filtered(bench, 'id = nobody')],
  ['results-filter-error', async (bench) => filtered(bench, 'verdict = wrong and (')],
  [
    'results-beside',
    async (bench) => {
      await bench.open(text, 'payments.jsonl');
      await bench.keepBeside();
      await bench.setOption('Order of calls', 'same order');
    },
  ],
  [
    'results-refused',
    async (bench) => {
      const tools = [{ name: 'pay', description: '', parameters: { to: { type: 'list(str)', description: '' } } }];
      const odd: ItemShape[] = payments.map((one) => ({ ...one, tools }));
      await bench.open(jsonl(odd), 'odd.jsonl');
      await bench.page
        .getByText(/cannot be sent/)
        .first()
        .waitFor();
    },
  ],
  [
    'results-issues',
    async (bench) => {
      await bench.open(`${text}{"id":"cut","input":"\n{"id":"pay-right","input":"again"}\n`, 'issues.jsonl');
    },
  ],
  [
    'results-report',
    async (bench) => {
      await bench.open(`${text}{"id":"cut","input":"\n{"id":"pay-right","input":"again"}\n`, 'issues.jsonl');
      await bench.page.getByRole('button', { name: /^2 issues/ }).click();
    },
  ],
  [
    'results-not-run',
    async (bench) => bench.open(jsonl(payments.map(({ reply: _reply, ...one }) => one)), 'dataset.jsonl'),
  ],
  ...['pay-arguments', 'pay-name', 'pay-count', 'pay-right', 'find-fault', 'find-not-run', 'find-no-reference'].map(
    (id): Scene => [`item-${id}`, async (bench) => openItem(bench, id)],
  ),
  ...['Messages', 'Tools', 'Raw'].map((tab): Scene => [
    `item-tab-${tab.toLowerCase()}`,
    async (bench) => {
      await openItem(bench, 'pay-arguments');
      await bench.tab(tab).click();
      const amount = bench.item.getByText(/"amount"/).first();
      if (tab === 'Raw') await amount.waitFor();
    },
  ]),
  ['build', async (bench) => void (await bench.page.goto('/#/build'))],
  [
    'build-step',
    async (bench) => {
      await bench.page.goto('/#/build');
      await bench.page.getByRole('button', { name: 'R2', exact: true }).click();
      await bench.page.locator('[data-lane=candidate]').first().click();
      await bench.page.getByText('What other systems would say').click();
    },
  ],
  ['help', async (bench) => void (await bench.page.goto('/#/help'))],
  ['keys', async (bench) => press(bench, '?')],
  ['palette', async (bench) => press(bench, 'ControlOrMeta+k')],
  [
    'missing-file',
    async (bench) => void (await bench.page.goto('/#/data/0123456789abcdef/item/q-1/0?needs=replies.jsonl')),
  ],
  [
    'filters-save',
    async (bench) => {
      await filtered(bench, 'verdict = wrong');
      await bench.page.keyboard.press('Escape');
      await bench.page.getByRole('button', { name: 'Saved filters' }).click();
      await bench.page.getByRole('menuitem', { name: /save this filter/i }).click();
    },
  ],
  ['filter-values', async (bench) => filtered(bench, 'reason = ')],
  ['filter-expression', async (bench) => filtered(bench, 'id matches /^(pay/')],
  [
    'facets-drawer',
    async (bench) => {
      await bench.open(text, 'payments.jsonl');
      await bench.page.getByRole('button', { name: /facets/i }).click({ timeout: 2000 });
    },
  ],
];

for (const [width, height] of WIDTHS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme });

      for (const [name, play] of scenes) {
        test(name, async ({ page, problems }) => {
          // Not every state is there at every width: it is said, and the picture shows what is.
          await play(workbench(page)).catch((error: unknown) =>
            console.log(`${name}: ${String(error).split('\n')[0]}`),
          );
          await shoot(page, `${name}-${width}-${colorScheme}`);
          problems.take();
        });
      }

      test('samples', async ({ page, problems }) => {
        const samples = JSON.parse(
          await readFile(new URL('../public/samples/index.json', import.meta.url), 'utf8'),
        ) as {
          title: string;
          compares?: boolean;
        }[];
        for (const [at, { title, compares }] of samples.entries()) {
          // Two runs that are compared are a scene of their own.
          if (compares === true) continue;
          const bench = workbench(page);
          await bench.start();
          await page.getByRole('button', { name: title }).click();
          await bench.rows.or(page.getByRole('dialog')).first().waitFor();
          if (await page.getByRole('dialog').isVisible()) await openMapped(bench);
          await shoot(page, `sample-${at + 1}-${width}-${colorScheme}`);
        }
        problems.take();
      });
    });
  }
}

test.describe('the README', () => {
  test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });

  test('shows a sample with an item opened on its first difference', async ({ page, problems }) => {
    const bench = workbench(page);
    await bench.start();
    await page.getByRole('button', { name: 'Night porter' }).click();
    await page.getByRole('button', { name: 'Take the second run away' }).click();
    await bench.type('verdict = wrong');
    await bench.expectShown(18, 33, 'attempt');
    await bench.row('travel-1').click();
    await bench.item.getByText('first difference').waitFor();
    await page.mouse.move(0, 0);
    await page.waitForTimeout(500);
    const file = new URL('../tools/readme/results.png', import.meta.url);
    await writeFile(file, await fewColours(page, await page.screenshot()));
    problems.take();
  });
});

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(300);
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await page.screenshot({ path: `node_modules/.cache/touchstone/shots/${name}.png` });
}

async function refuse(bench: Workbench, name: string, content: string): Promise<void> {
  await bench.start();
  await drop(bench.page.locator('body'), files({ [name]: content }));
  await bench.page.getByText(name).first().waitFor();
}

async function filtered(bench: Workbench, filter: string): Promise<void> {
  await bench.open(text, 'payments.jsonl');
  await bench.rows.first().waitFor();
  await bench.type(filter);
}

async function openItem(bench: Workbench, id: string): Promise<void> {
  await bench.open(text, 'payments.jsonl');
  await bench.openItem(id);
}

async function click(bench: Workbench, name: RegExp): Promise<void> {
  await bench.start();
  await bench.page.getByRole('button', { name }).first().click();
}

async function press(bench: Workbench, key: string): Promise<void> {
  await bench.open(text, 'payments.jsonl');
  await bench.rows.first().waitFor();
  await bench.grid.focus();
  await bench.page.keyboard.press(key);
}
