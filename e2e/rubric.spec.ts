import type { Locator, Page } from '@playwright/test';
import { agreement } from './support/agreement.ts';
import { files } from './support/files.ts';
import { jsonl } from './support/items.ts';
import { dataKey, keptLabels, labelling, sampleText, type Labelling } from './support/labelling.ts';
import { expect, test } from './support/test.ts';

/** At the desk with a rubric chosen, in the order of the file. */
async function opened(page: Page, name: string, text: string, rubric: string): Promise<Labelling> {
  const bench = labelling(page);
  await bench.open(name, text);
  await page.getByText('What, in which order, compared with whom').click();
  await page.getByRole('combobox', { name: 'What is said of an item' }).selectOption({ label: rubric });
  await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'As in the file' });
  await bench.start('ayse');
  return bench;
}

function part(page: Page, name: RegExp): Locator {
  return page.getByRole('radiogroup', { name });
}

const PARTS = [/^Decision to use/, /^Mathematical understanding/, /^Calculator syntax/, /^Answer format/] as const;

test('the calculator sample is labelled by the four parts of document 003, by keys, and PASS follows from their sum', async ({
  page,
  axe,
}) => {
  const bench = await opened(page, 'calculator.jsonl', await sampleText('calculator.jsonl'), 'Calculator use');
  await bench.expectItem('till-01');
  // PASS and FAIL are not said: they follow.
  await expect(page.getByRole('button', { name: 'PASS', exact: true })).toHaveCount(0);
  await page.keyboard.press('p');
  await bench.expectProgress('0 / 10 labelled');
  await axe();
  await part(page, PARTS[0]).getByRole('radio').first().focus();
  for (const [at, digit] of ['1', '3', '5'].entries()) {
    await page.keyboard.press(digit);
    await expect(part(page, PARTS[at]!).getByRole('radio', { checked: true })).toHaveCount(1);
    // A digit goes on to the next part.
    await expect(
      part(page, PARTS[at + 1]!)
        .getByRole('radio')
        .first(),
    ).toBeFocused();
    await bench.expectProgress('0 / 10 labelled');
  }
  await expect(page.getByText('1 part left')).toBeVisible();
  // Arrows only move: a choice would write a label.
  await page.keyboard.press('ArrowDown');
  await bench.expectProgress('0 / 10 labelled');
  await page.keyboard.press('Space');
  await bench.expectLabel('till-01', 'PASS');
  await bench.expectProgress('1 / 10 labelled');
  await bench.expectSaved();

  // Text beside the call: 0.2 of 0.5 for syntax, 0.7 in all.
  await bench.show('till-04');
  for (const [at, score] of [1, 3, 2, 1].entries()) {
    await part(page, PARTS[at]!).getByRole('radio').nth(score).click();
  }
  await bench.expectLabel('till-04', 'FAIL');
  await bench.expectSaved();
  await axe();
  const labels = (await keptLabels(page)).filter(({ type }) => type === 'label');
  expect(labels.map(({ item, value, parts }) => [item, value, parts])).toEqual([
    ['till-01', 'PASS', { decision: 1, logic: 3, syntax: 5, answer: 1 }],
    ['till-04', 'FAIL', { decision: 1, logic: 3, syntax: 2, answer: 1 }],
  ]);
  // A part is changed, and that undone.
  await bench.show('till-04');
  await part(page, PARTS[2]).getByRole('radio').nth(5).click();
  await bench.expectLabel('till-04', 'PASS');
  await page.keyboard.press('z');
  await bench.expectLabel('till-04', 'FAIL');
  await expect(part(page, PARTS[2]).getByRole('radio').nth(2)).toBeChecked();
  await bench.expectSaved();
  await page.reload();
  await bench.expectProgress('2 / 10 labelled');

  await page.getByRole('button', { name: 'Finish labelling' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Show the agreement' }).click();
  const view = agreement(page);
  await expect(view.main).toContainText(/2 of 10 items compared; 8 unlabelled/);
  await view.choose('Judge', 'Calculator use (calculator-rubric)');
  await view.expectCells(1, 0, 0, 1);
  const parts = view.main.getByRole('region', { name: 'Part by part' });
  await view.main.getByRole('button', { name: 'Compare with the rules of the rubric' }).click();
  await expect(parts.getByRole('row', { name: /^Calculator syntax/ })).toContainText(/2.*2/);
  await axe();
});

test('a rubric of one’s own is written, used and changed; what was labelled by the old one stays with it', async ({
  page,
  axe,
}) => {
  const rows = jsonl(
    ['a', 'b'].map((id) => ({ id, input: `Say ${id}.`, reference: { text: id }, reply: { text: id } })),
  );
  const bench = labelling(page);
  await bench.open('letters.jsonl', rows);
  await page.getByText('What, in which order, compared with whom').click();
  await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'As in the file' });
  await page.getByRole('button', { name: 'New rubric…' }).click();
  const form = page.getByRole('dialog', { name: 'New rubric' });
  await form.getByRole('button', { name: 'Use this rubric' }).click();
  await expect(form).toContainText('This is no rubric yet');
  await expect(form).toContainText('Name the rubric.');
  await axe();
  await form.getByRole('textbox', { name: 'Name of the rubric' }).fill('Tone');
  await form.getByRole('textbox', { name: 'Name of part 1' }).fill('Politeness');
  await fillBand(form, 1, 1, '0', 'Rude');
  await fillBand(form, 1, 2, '1', 'Polite');
  await form.getByRole('button', { name: 'Add a part' }).click();
  await form.getByRole('textbox', { name: 'Name of part 2' }).fill('Brevity');
  await fillBand(form, 2, 1, '0', 'Rambles');
  await fillBand(form, 2, 2, '0.5', 'Short');
  await form.getByRole('textbox', { name: /^PASS from a sum of/ }).fill('1');
  await form.getByRole('button', { name: 'Use this rubric' }).click();
  await expect(form).toHaveCount(0);
  await bench.start('ayse');
  await bench.expectItem('a');
  await part(page, /^Politeness/)
    .getByRole('radio', { name: /Polite/ })
    .click();
  await part(page, /^Brevity/)
    .getByRole('radio', { name: /Rambles/ })
    .click();
  await bench.expectLabel('a', 'PASS');
  await bench.show('b');
  await part(page, /^Politeness/)
    .getByRole('radio', { name: /Rude/ })
    .click();
  await part(page, /^Brevity/)
    .getByRole('radio', { name: /Short/ })
    .click();
  await bench.expectLabel('b', 'FAIL');
  await bench.expectProgress('2 / 2 labelled');
  await bench.expectSaved();
  await axe();

  await page.getByRole('button', { name: 'Labelling settings' }).click();
  await page.getByRole('button', { name: 'Change it…' }).click();
  const change = page.getByRole('dialog', { name: 'Change the rubric' });
  await expect(change).toContainText('It becomes version 2. Labels by the old one stay with it');
  await change.getByRole('textbox', { name: /^PASS from a sum of/ }).fill('1.5');
  await change.getByRole('button', { name: 'Use this rubric' }).click();
  await expect(change).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // By the new version nothing is labelled yet.
  await bench.expectProgress('0 / 2 labelled');
  await bench.show('a');
  await part(page, /^Politeness/)
    .getByRole('radio', { name: /Polite/ })
    .click();
  await part(page, /^Brevity/)
    .getByRole('radio', { name: /Rambles/ })
    .click();
  await bench.expectLabel('a', 'FAIL');
  await bench.expectSaved();
  await page.reload();
  await bench.expectProgress('1 / 2 labelled');
  const headers = (await bench.save('jsonl'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string; rubric: { name: string; version: number } | null })
    .filter(({ type }) => type === 'header');
  expect(headers.map(({ rubric }) => rubric?.version)).toEqual([1, 2]);
});

test('what a judge answered in YAML is read strictly: what is not as it should be counts as invalid, never as a score', async ({
  page,
  axe,
}) => {
  const answers = [
    ['till-01', 'PASS', fenced('1.0')],
    ['till-02', 'PASS', fenced('0.9')],
    ['till-04', 'FAIL', fenced('1.0')],
    ['till-06', 'FAIL', fenced('0.3')],
    // Text beside the block; not rounded to a tenth.
    ['till-07', 'FAIL', `Sure.\n${fenced('0.9')}`],
    ['till-08', 'FAIL', fenced('0.75')],
  ] as const;
  const sample = (await sampleText('calculator.jsonl')).trimEnd().split('\n');
  const text = jsonl(
    answers.map(([id, human, output]) => ({
      ...(JSON.parse(sample.find((row) => row.includes(`"${id}"`))!) as object),
      recorded: { human, judge_output: output },
    })),
  );
  await page.goto(`/#/agreement/${dataKey(text)}`);
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /choose files/i })
    .first()
    .click();
  await (await chooser).setFiles(files({ 'outputs.jsonl': text }));
  const view = agreement(page);
  await view.choose('Judge', 'judge_output (recorded, read as YAML)');
  await expect(view.main).toContainText(/4 of 6 items compared; 2 with an invalid output of the judge/);
  // PASS from 0.8 on, before anybody chooses otherwise.
  await view.expectCells(2, 1, 0, 1);
  await view.expectDifferences(['till-04']);
  // Against the rubric: till-04 has text beside its call, 0.7 in all.
  const totals = view.main.getByRole('region', { name: 'Judge’s total against the rubric’s' });
  await expect(totals.getByRole('listitem').filter({ hasText: 'till-04' })).toContainText('judge 1, rubric 0.7');
  await expect(totals.getByRole('listitem').filter({ hasText: /till-0[12]/ })).toHaveCount(0);
  await view.main
    .getByRole('region', { name: 'Disagreements' })
    .getByRole('button', { name: /till-04/ })
    .click();
  await expect(view.main.getByRole('article').getByRole('region', { name: 'The judge' })).toContainText(
    'A thought on 1.0.',
  );
  await axe();
});

function fenced(score: string): string {
  return `\`\`\`yaml\nthoughts: A thought on ${score}.\nscore: ${score}\n\`\`\``;
}

async function fillBand(form: Locator, partAt: number, band: number, score: string, sentence: string): Promise<void> {
  const of = `part ${partAt}, band ${band}`;
  await form.getByRole('textbox', { name: `Score, ${of}` }).fill(score);
  await form.getByRole('textbox', { name: `When it is given, ${of}` }).fill(sentence);
}
