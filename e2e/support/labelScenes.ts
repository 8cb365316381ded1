import type { Page } from '@playwright/test';
import { agreement } from './agreement.ts';
import { files } from './files.ts';
import { jsonl } from './items.ts';
import { labelFile } from './labelFile.ts';
import { dataKey, eightRuns, HUMAN, labelling, sampleText, type Labelling } from './labelling.ts';
import type { Scene } from './tableScenes.ts';

const SETUP = 'What, in which order, compared with whom';

const OTHERS = Object.keys(HUMAN).map((item, at) => ({
  item,
  value: at % 3 === 0 ? ('FAIL' as const) : ('PASS' as const),
  note: at % 2 === 0 ? 'The second search is of no use, but nothing is lost by it.' : '',
}));

/** Thirty items with a human's word and a judge's score. */
const scores = jsonl(
  Array.from({ length: 30 }, (_, at) => ({
    id: `essay-${at + 1}`,
    input: `Question ${at + 1}`,
    reference: { text: 'yes' },
    reply: { text: 'yes' },
    recorded: { human: (at * 7) % 30 > 11 ? 'PASS' : 'FAIL', judge_score: ((at * 7 + (at % 4) * 3) % 21) / 20 },
  })),
);

const grades = jsonl(
  Array.from({ length: 20 }, (_, at) => ({
    id: `grade-${at + 1}`,
    input: `Question ${at + 1}`,
    reference: { text: 'yes' },
    reply: { text: 'yes' },
    recorded: {
      human_rating: ['poor', 'fair', 'good', 'excellent'][at % 4],
      judge_rating: ['poor', 'fair', 'good', 'excellent'][(at + (at % 5 === 0 ? 1 : 0)) % 4],
    },
  })),
);

/** Views and states in which people label. */
const labelScenes: readonly Scene[] = [
  ['label-start', async ({ page }) => void (await opened(page))],
  [
    'label-start-setup',
    async ({ page }) => {
      await opened(page);
      await page.getByText(SETUP).click();
    },
  ],
  ['label-desk', async ({ page }) => void (await some(page))],
  [
    'label-done',
    async ({ page }) => {
      const bench = await opened(page);
      await bench.start('ayse');
      await bench.labelAll(HUMAN);
    },
  ],
  [
    'label-queue',
    async ({ page }) => {
      await some(page);
      await page.getByRole('button', { name: /^Queue: / }).click({ timeout: 2000 });
    },
  ],
  [
    'label-reveal',
    async ({ page }) => {
      await some(page);
      await page.keyboard.press('Shift+R');
      await page.getByRole('alertdialog').waitFor();
    },
  ],
  [
    'label-revealed',
    async ({ page }) => {
      const bench = await some(page);
      await page.keyboard.press('k');
      await page.keyboard.press('Shift+R');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Reveal', exact: true }).click();
      await bench.id.waitFor();
      await page.keyboard.press('p');
      await page.getByRole('heading', { name: /^The judge: / }).scrollIntoViewIfNeeded();
    },
  ],
  [
    'label-unresolved',
    async ({ page }) => {
      const bench = await some(page);
      const step = await bench.bring(
        'laptop.jsonl',
        labelFile(
          await eightRuns(),
          'runs.jsonl',
          'ayse',
          Object.entries(HUMAN).map(([item, key]) => ({ item, value: key === 'p' ? 'FAIL' : 'PASS' })),
        ),
      );
      await step.getByRole('button', { name: 'Take in' }).click();
      await page.getByRole('button', { name: 'Previous item' }).click();
      await page.getByText('Two labels of yours do not know of each other').waitFor();
    },
  ],
  [
    'label-import',
    async ({ page }) => {
      const bench = await some(page);
      const text = labelFile(await eightRuns(), 'runs.jsonl', 'ben', [...OTHERS, { item: 'R9', value: 'PASS' }]);
      await bench.bring('labels-of-ben.jsonl', `${text}{"type":"label",\n`);
    },
  ],
  [
    'label-import-refused',
    async ({ page }) => {
      const bench = await some(page);
      await bench.bring('notes.txt', 'Dear diary\n');
    },
  ],
  [
    'label-bring',
    async ({ page }) => {
      await some(page);
      await page.getByRole('button', { name: 'Labels in and out' }).click();
      await page.getByRole('menuitem', { name: 'Bring labels in…' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'label-menu',
    async ({ page }) => {
      await some(page);
      await page.getByRole('button', { name: 'Labels in and out' }).click();
    },
  ],
  [
    'label-settings',
    async ({ page }) => {
      await some(page);
      await page.getByRole('button', { name: 'Labelling settings' }).click();
    },
  ],
  [
    'label-finish',
    async ({ page }) => {
      await some(page);
      await finish(page);
    },
  ],
  [
    'label-not-saved',
    async ({ page }) => {
      const bench = await some(page);
      await page.evaluate(() => {
        IDBObjectStore.prototype.add = IDBObjectStore.prototype.put = function refuse() {
          throw new DOMException('There is no room.', 'QuotaExceededError');
        };
      });
      await page.keyboard.press('p');
      await bench.page.getByRole('button', { name: 'Download labels' }).waitFor();
    },
  ],
  [
    'label-rubric',
    async ({ page }) => {
      await byRubric(page);
      const groups = page.getByRole('radiogroup');
      for (const [at, score] of [1, 3, 4].entries()) await groups.nth(at).getByRole('radio').nth(score).click();
      await groups.first().scrollIntoViewIfNeeded();
    },
  ],
  [
    'label-rubric-form',
    async ({ page }) => {
      await opened(page);
      await page.getByText(SETUP).click();
      await page.getByRole('button', { name: 'New rubric…' }).click();
      const form = page.getByRole('dialog', { name: 'New rubric' });
      await form.getByRole('textbox', { name: 'Name of the rubric' }).fill('Tone');
      await form.getByRole('button', { name: 'Use this rubric' }).click();
    },
  ],
];

/** Views and states in which judge and human are compared. */
const agreementScenes: readonly Scene[] = [
  [
    'agreement',
    async ({ page }) => {
      await compared(page, 'runs.jsonl', await eightRuns());
      await agreement(page).expectCells(4, 2, 0, 2);
    },
  ],
  [
    'agreement-run',
    async ({ page }) => {
      await people(page);
      await page.keyboard.press('d');
      await page.getByRole('article').waitFor();
    },
  ],
  [
    'agreement-people',
    async ({ page }) => {
      await people(page);
      await page.getByRole('region', { name: 'Raters' }).scrollIntoViewIfNeeded();
    },
  ],
  [
    'agreement-settle',
    async ({ page }) => {
      await people(page);
      const panel = page.getByRole('region', { name: 'To settle' });
      await panel.getByRole('button', { name: 'Settle as UNSURE' }).first().click();
      await panel.scrollIntoViewIfNeeded();
    },
  ],
  [
    'agreement-gate',
    async ({ page }) => {
      await some(page);
      await page.goto(`/#/agreement/${dataKey(await eightRuns())}`);
      await page.getByText('Closed until everything is labelled').waitFor();
    },
  ],
  [
    'agreement-nobody',
    async ({ page }) => {
      await compared(page, 'calculator.jsonl', await sampleText('calculator.jsonl'));
      await page.getByText('Nobody to compare with').waitFor();
    },
  ],
  [
    'agreement-threshold',
    async ({ page }) => {
      await compared(page, 'scores.jsonl', scores);
      await agreement(page).choose('Judge', 'judge_score (recorded)');
      await page.locator('.recharts-surface').first().waitFor();
      await page.getByRole('region', { name: 'Threshold', exact: true }).scrollIntoViewIfNeeded();
    },
  ],
  [
    'agreement-more',
    async ({ page }) => {
      await compared(page, 'runs.jsonl', await eightRuns());
      await page.getByText('More figures').click();
      await page.getByText('Scott’s pi').scrollIntoViewIfNeeded();
    },
  ],
  ['agreement-categories', async ({ page }) => compared(page, 'grades.jsonl', grades)],
  [
    'agreement-rubric',
    async ({ page }) => {
      await byRubric(page);
      const groups = page.getByRole('radiogroup');
      for (const [at, score] of [1, 3, 4, 1].entries()) await groups.nth(at).getByRole('radio').nth(score).click();
      await finish(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Show the agreement' }).click();
      await agreement(page).choose('Judge', 'Calculator use (calculator-rubric)');
      await page.getByRole('button', { name: 'Compare with the rules of the rubric' }).click();
      await page.getByRole('region', { name: 'Part by part' }).first().scrollIntoViewIfNeeded();
    },
  ],
];

export const labellingScenes: readonly Scene[] = [...labelScenes, ...agreementScenes];

async function opened(page: Page): Promise<Labelling> {
  const bench = labelling(page);
  await bench.open('runs.jsonl', await eightRuns());
  return bench;
}

/** At the desk, with one item of each kind behind. */
async function some(page: Page): Promise<Labelling> {
  const bench = await opened(page);
  await bench.start('ayse');
  for (const key of ['p', 'f', 'u', 's', 'f']) {
    const id = (await bench.id.textContent()) ?? '';
    if (key === 'f') await bench.note.fill('It opens a page before it has searched for one.');
    if (key === 'f') await bench.note.blur();
    await page.keyboard.press(key);
    await page.waitForFunction((before) => document.querySelector('main h2')?.textContent !== before, id);
  }
  return bench;
}

/** In a narrow page it is in the menu. */
async function finish(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Finish labelling' });
  if (await button.isVisible()) return button.click();
  await page.getByRole('button', { name: 'Labels in and out' }).click();
  await page.getByRole('menuitem', { name: 'Finish labelling' }).click();
}

async function byRubric(page: Page): Promise<void> {
  const bench = labelling(page);
  await bench.open('calculator.jsonl', await sampleText('calculator.jsonl'));
  await page.getByText(SETUP).click();
  await page.getByRole('combobox', { name: 'What is said of an item' }).selectOption({ label: 'Calculator use' });
  await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'As in the file' });
  await bench.start('ayse');
}

/** Everything labelled by two people, and compared. */
async function people(page: Page): Promise<void> {
  const bench = await opened(page);
  await bench.start('ayse');
  await bench.labelAll(HUMAN);
  const step = await bench.bring('ben.jsonl', labelFile(await eightRuns(), 'runs.jsonl', 'ben', OTHERS));
  await step.getByRole('button', { name: 'Take in' }).click();
  await bench.expectSaved();
  await page.getByRole('link', { name: 'See the agreement' }).click();
  await agreement(page).expectCells(4, 2, 0, 2);
}

async function compared(page: Page, name: string, text: string): Promise<void> {
  await page.goto(`/#/agreement/${dataKey(text)}`);
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /choose files/i })
    .first()
    .click();
  await (await chooser).setFiles(files({ [name]: text }));
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(500);
}
