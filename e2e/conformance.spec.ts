import type { Page } from '@playwright/test';
import { caseOf, conformance, recorded, resultFile, six } from './support/conformance.ts';
import { drop, files } from './support/files.ts';
import { jsonl } from './support/items.ts';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

// Numbers of the corpus are counted in it. Those of the naive control are what the program of document 002 prints for
// `--adapter naive`. Those of six cases are derived by hand in the document itself.

test.use({ viewport: { width: 1600, height: 900 } });

/** Cases of each category of the sample, and how many the naive control has exactly. */
const CATEGORIES = [
  ['array-scalar', 13, 0, '0.0'],
  ['clean', 5, 5, '100.0'],
  ['coercion', 24, 0, '0.0'],
  ['combined', 9, 0, '0.0'],
  ['defaults', 11, 0, '0.0'],
  ['duplicates', 11, 6, '54.5'],
  ['enums', 12, 0, '0.0'],
  ['hostile', 11, 0, '0.0'],
  ['look-alikes', 9, 0, '0.0'],
  ['names', 14, 0, '0.0'],
  ['re-nesting', 14, 0, '0.0'],
  ['repeated-keys', 10, 0, '0.0'],
  ['string-encoded', 12, 0, '0.0'],
  ['truncation', 15, 4, '26.7'],
  ['undeclared', 8, 0, '0.0'],
  ['unrecoverable', 12, 5, '41.7'],
] as const;

const REFERENCE = [
  '190 of 190 exact or rightly refused (100.0 %)',
  '89 of 89 refused that had to be refused',
  '0 of 89 with no call to make got an invented call',
  '0 of 101 repairable calls given up',
  '0 of 101 returned calls are still rejected by the schema',
  '0 of 190 ended by an exception',
];

const NAIVE = [
  '20 of 190 exact or rightly refused (10.5 %)',
  '15 of 89 refused that had to be refused; 8 of them by an exception',
  '74 of 89 with no call to make got an invented call',
  '19 of 101 repairable calls given up',
  '143 of 156 returned calls are still rejected by the schema',
  '21 of 190 ended by an exception',
];

const SIX = [
  '2 of 6 exact or rightly refused (33.3 %)',
  '1 of 2 refused that had to be refused',
  '1 of 2 with no call to make got an invented call',
  '1 of 4 repairable calls given up',
  '2 of 4 returned calls are still rejected by the schema',
  '1 of 6 ended by an exception',
];

async function openSample(page: Page) {
  const bench = workbench(page);
  await bench.start();
  await page.getByRole('button', { name: 'Conformance corpus' }).click();
  await bench.expectShown(190, 190);
  return { bench, report: conformance(page) };
}

async function openSix(page: Page, contents: Record<string, string> = {}) {
  const bench = workbench(page);
  await bench.start();
  await bench.choose(files({ 'six.jsonl': six, 'outputs.jsonl': recorded(), ...contents }));
  await expect(bench.grid).toBeVisible();
  return { bench, report: conformance(page) };
}

test('a corpus opens on the numbers of document 002; a category and a number show their cases', async ({
  page,
  axe,
}) => {
  const { bench, report } = await openSample(page);
  await expect.poll(report.figures).toEqual(REFERENCE);
  expect(await report.categories()).toEqual(CATEGORIES.map(([name, n]) => `${name} | ${n} of ${n} | 100.0 %`));
  await expect(report.panel).toContainText('The document’s self-test: 22 of 22 checks passed');
  await axe();

  const truncation = report.panel.getByRole('button', { name: 'truncation' });
  await truncation.click();
  await bench.expectShown(15, 190);
  await expect(bench.filter).toHaveValue('category = truncation');
  // The report is of all cases, whatever is shown.
  expect(await report.figures()).toEqual(REFERENCE);
  await truncation.click();
  await report.panel.getByRole('button', { name: '89 of 89 refused' }).click();
  await bench.expectShown(89, 190);
  // From the number that was pressed the keys go on to the cases.
  for (const key of ['j', 'j', 'Enter']) await page.keyboard.press(key);
  await bench.expectHash('/item/');
  await page.keyboard.press('Escape');
  await expect(bench.row('no-call-prose')).toHaveCount(0);
  await bench.type('id = no-call-prose');
  await bench.expectShown(1, 190);
  await expect(bench.rows.first()).toContainText('right');
});

test('the naive control has the numbers that the document’s program prints of it, and each shows its cases', async ({
  page,
  axe,
}) => {
  const { bench, report } = await openSample(page);
  await report.adapter.selectOption({ label: 'Naive control' });
  await expect.poll(report.figures).toEqual(NAIVE);
  expect(await report.categories()).toEqual(
    CATEGORIES.map(([name, n, ok, rate]) => `${name} | ${ok} of ${n} | ${rate} %`),
  );
  for (const [number, cases] of [
    ['20', 20],
    ['15', 15],
    ['74', 74],
    ['19', 19],
    ['143', 143],
    ['21', 21],
  ] as const) {
    await report.panel.getByRole('button', { name: new RegExp(`^${number} of`) }).click();
    await bench.expectShown(cases, 190);
  }
  await bench.type('schema = invalid and reason = invented-call and category = names');
  // Seven calls had to be refused; the name of one is that of a tool, if of two.
  await bench.expectShown(6, 190);
  await axe();
  await bench.expectHash('adapter');
  await bench.expectKept('conformance.jsonl');
  await page.reload();
  await expect.poll(report.figures).toEqual(NAIVE);
  await report.adapter.selectOption({ label: 'Reference normaliser' });
  await expect.poll(report.figures).toEqual(REFERENCE);
});

test('a case says what was expected, what came back, and what each rule changed or why it was refused', async ({
  page,
  axe,
}) => {
  const { bench, report } = await openSample(page);
  await bench.type('category = combined');
  await bench.openItem('combined-text-arguments-wrap-coerce-drop');
  await expect(bench.tab('Case')).toHaveAttribute('aria-selected', 'true');
  const steps = bench.item.getByRole('listitem').filter({ hasText: /^rule \d/ });
  // By the rules: the text of the arguments is decoded, what is undeclared dropped, then each property in turn.
  await expect(steps.filter({ hasText: /^rule 9/ })).toHaveCount(1);
  await expect(steps.filter({ hasText: /^rule 7/ })).toContainText('"hot" dropped');
  await expect(steps.filter({ hasText: /^rule 5, .*degrees/ })).toContainText('"19" → 19');
  await expect(steps.filter({ hasText: /^rule 8, .*vents/ })).toContainText('"2" → ["2"]');
  await expect(steps.filter({ hasText: /^rule 5, .*vents/ })).toContainText('"2" → 2');
  await expect(steps).toHaveCount(5);
  await expect(steps.first().getByRole('link', { name: 'rule 9' })).toHaveAttribute(
    'href',
    '#/help/conformance/rule-9',
  );
  await expect(bench.item).toContainText('The declared schema accepts the call.');
  await expect(bench.item.getByRole('columnheader', { name: /Came back/ })).toContainText('reference normaliser');
  await axe();

  await bench.type('category = unrecoverable');
  await bench.openItem('no-call-prose');
  await expect(bench.item).toContainText(/Refused.*: the text is no JSON, near/);
  await expect(bench.item.getByText('A refusal', { exact: true })).toHaveCount(2);

  await page.keyboard.press('Escape');
  await report.adapter.selectOption({ label: 'Naive control' });
  await bench.type('category = truncation');
  await bench.openItem('cut-number-then-default');
  await expect(bench.item).toContainText('A refusal by an exception:');
  await expect(bench.item).toContainText('JSONDecodeError');
  await expect(bench.item).toContainText('A false refusal by an exception');
  await bench.type('category = unrecoverable');
  await bench.openItem('no-call-parameters-for-arguments');
  await expect(bench.item).toContainText('A call was invented, where there was none to make');
  await expect(bench.item).toContainText('No declared tool accepts what came back');
  await axe();
});

test('an item folds the report, which moves the table: two quick clicks mean the row under the first', async ({
  page,
}) => {
  const { bench, report } = await openSample(page);
  const category = report.panel.getByRole('button', { name: 'truncation' });
  await expect(category).toBeVisible();
  await bench.row('name-declared-twice').hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(category).toBeHidden();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await bench.expectHash('/item/name-declared-twice/');
  await expect(bench.item.getByRole('heading', { name: 'name-declared-twice' })).toBeVisible();
});

test('recorded outputs join their corpus; a case without one is not run and no part of the numbers', async ({
  page,
  axe,
}) => {
  const bench = workbench(page);
  const report = conformance(page);
  await bench.open(six, 'six.jsonl');
  await expect(report.adapter.getByRole('option')).toHaveText(['Reference normaliser', 'Naive control']);
  await drop(page.locator('body'), files({ 'outputs.jsonl': recorded() }));
  await expect.poll(report.figures).toEqual(SIX);
  await expect(report.adapter).toContainText('Recorded in outputs.jsonl');
  expect(await report.categories()).toEqual(['p | 1 of 3 | 33.3 %', 'q | 1 of 3 | 33.3 %']);
  await bench.openItem('s6');
  await expect(bench.item).toContainText('ValueError: nope');
  await page.keyboard.press('Escape');

  await drop(page.locator('body'), files({ 'fewer.jsonl': recorded('s3', 's6') }));
  await report.adapter.selectOption({ label: 'Recorded in fewer.jsonl' });
  await expect
    .poll(report.figures)
    .toEqual([
      '2 of 4 exact or rightly refused (50.0 %)',
      '1 of 2 refused that had to be refused',
      '1 of 2 with no call to make got an invented call',
      '0 of 2 repairable calls given up',
      '1 of 3 returned calls are still rejected by the schema',
      '0 of 4 ended by an exception',
    ]);
  await expect(report.panel).toContainText('2 cases without a recorded output: not run, and no part of the numbers.');
  await bench.type('verdict = not-judged');
  await bench.expectShown(2, 6);
  for (const id of ['s3', 's6']) await expect(bench.row(id)).toBeVisible();
  await axe();
  // None of the inputs is JSON: nothing to repair, and each refused by an exception of the control.
  await report.adapter.selectOption({ label: 'Naive control' });
  await expect.poll(async () => (await report.figures())[0]).toBe('2 of 6 exact or rightly refused (33.3 %)');
  await expect.poll(async () => (await report.figures())[3]).toBe('4 of 4 repairable calls given up');
});

test('a file like recorded outputs is told what it lacks, and outputs of another corpus that they are', async ({
  page,
  axe,
}) => {
  const bench = workbench(page);
  const report = conformance(page);
  await bench.open(six, 'six.jsonl');
  await report.panel.getByRole('button', { name: 'Open recorded outputs…' }).click();
  await expect(page.getByRole('dialog')).toContainText('{"id": "…", "refused": true}');
  await page.keyboard.press('Escape');

  const call = { name: 't', arguments: { a: 1 } };
  await drop(page.locator('body'), files({ 'other.jsonl': jsonl([{ result: call }, { result: call }]) }));
  await expect(page.getByRole('dialog')).toContainText(
    'rename “result” to “output”, and give every line “id”, the id of its case',
  );
  await axe();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await drop(page.locator('body'), files({ 'met.jsonl': jsonl([{ id: 'c1', output: call }]) }));
  await expect(report.panel).toContainText('The one output has no id of this corpus');
  await expect(report.panel).toContainText('c1 in the file, s1 in the corpus');
  await axe();
});

test('a run is held against a baseline in the words of the document, also after a reload, until it is forgotten', async ({
  page,
  axe,
}) => {
  const { report } = await openSix(page);
  await report.hold('base.json', resultFile());
  await expect(report.panel.getByText('No regression against base.json')).toBeVisible();
  await axe();
  // An improvement is none.
  await report.hold('worse.json', resultFile({ exact_match: 1, invented_calls_on_unrecoverable: 2 }));
  await expect(report.panel.getByText('No regression against worse.json')).toBeVisible();
  await report.hold(
    'better.json',
    resultFile({
      exact_match: 4,
      invented_calls_on_unrecoverable: 0,
      schema_invalid_returns: 1,
      by_category: { p: { n: 3, ok: 2, rate: 0.6667 }, q: { n: 3, ok: 1, rate: 0.3333 } },
    }),
  );
  const gate = report.panel.getByRole('status').filter({ hasText: 'better.json' });
  await expect(gate).toContainText('4 regressions against better.json');
  await expect(gate.getByRole('listitem')).toHaveText([
    'exact match fell from 4 to 2',
    'invented calls rose from 0 to 1',
    'schema-invalid returns rose from 1 to 2',
    'p fell from 2 to 1',
  ]);
  expect(await report.categories()).toEqual(['p | 1 of 3 | 33.3 % | −1', 'q | 1 of 3 | 33.3 % | as before']);
  await axe();
  await workbench(page).expectKept('six.jsonl', 'outputs.jsonl');
  await page.reload();
  await expect(gate.getByRole('listitem')).toHaveCount(4);
  await report.panel.getByRole('button', { name: 'Forget the baseline' }).click();
  await expect(gate).toHaveCount(0);
  await page.reload();
  await expect.poll(report.figures).toEqual(SIX);
  await expect(report.panel.getByText('better.json')).toHaveCount(0);
});

test('a baseline is dropped on the page or given with the corpus; what is none gets its sentence', async ({
  page,
  axe,
}) => {
  const { report } = await openSix(page, { 'base.json': resultFile({ corpus: 'other.jsonl', cases: 7 }) });
  await expect(report.panel.getByText('No regression against base.json')).toBeVisible();
  await expect(report.panel).toContainText('The baseline is of 7 cases, this run of 6 cases');
  await expect(report.panel).toContainText('The baseline is of the corpus other.jsonl, this run of six.jsonl');
  await drop(page.locator('body'), files({ 'dropped.json': resultFile({ exact_match: 3 }) }));
  await expect(report.panel.getByText('1 regression against dropped.json')).toBeVisible();

  for (const [name, text, says] of [
    ['text.json', 'exact: 2', 'is no baseline: it is not JSON'],
    ['list.json', '[]', 'is no baseline: it holds no JSON object'],
    ['lacks.json', resultFile({ exact_match: undefined }), 'is no baseline: exact_match is missing'],
    [
      'odd.json',
      resultFile({ schema_invalid_returns: '2' }),
      'is no baseline: schema_invalid_returns is no whole number',
    ],
  ] as const) {
    await report.hold(name, text);
    const alert = report.panel.getByRole('alert').filter({ hasText: name });
    await expect(alert).toContainText(says);
    await expect(alert).toContainText('written with --write-baseline or --json');
    await expect(alert).toContainText(`${name} was not taken; still held against dropped.json`);
  }
  await axe();
  // What was held before is held still.
  await expect(report.panel.getByText('1 regression against dropped.json')).toBeVisible();
  await report.adapter.selectOption({ label: 'Naive control' });
  await expect(report.panel.getByRole('alert')).toHaveCount(0);
});

test('what a run comes to is exported as the document’s program writes it, and as Markdown and CSV', async ({
  page,
}) => {
  const { bench, report } = await openSix(page, { 'base.json': resultFile({ exact_match: 3 }) });
  await expect.poll(report.figures).toHaveLength(6);
  const { seconds: _, ...wanted } = JSON.parse(resultFile()) as Record<string, unknown>;
  const { seconds: _seconds, ...result } = JSON.parse(await bench.export('Result JSON')) as Record<string, unknown>;
  expect(result).toEqual(wanted);

  const rows = (await bench.export('Rows as JSON Lines')).trimEnd().split('\n');
  // As `--jsonl-out` writes them, from the loop of the document's program.
  const refusal = { ok: false, refused: true, error: null, got: null, expected: '<refusal>' };
  function call(args: string): string {
    return `{"arguments":{${args}},"name":"t"}`;
  }
  expect(rows.map((row) => JSON.parse(row) as unknown)).toEqual([
    { ...refusal, id: 's1', category: 'p', ok: true, refused: false, got: call('"a":1'), expected: call('"a":1') },
    {
      ...refusal,
      id: 's2',
      category: 'p',
      refused: false,
      got: call('"a":2,"b":"y"'),
      expected: call('"a":2,"b":"x"'),
    },
    { ...refusal, id: 's3', category: 'p', refused: false, got: call('"a":"3"'), expected: call('"a":3') },
    { ...refusal, id: 's4', category: 'q', ok: true },
    { ...refusal, id: 's5', category: 'q', refused: false, got: call('') },
    { ...refusal, id: 's6', category: 'q', error: 'ValueError: nope', expected: call('"a":6') },
  ]);

  const markdown = await bench.export('Report as Markdown');
  for (const sentence of SIX) expect(markdown).toContain(sentence);
  expect(markdown).toContain('exact match fell from 3 to 2');
  expect(markdown).toMatch(/\| p +\| +3 +\| +1 +\| 33\.3 % +\| +0 +\|/);
  expect(await bench.export('Categories as CSV')).toBe('category,n,ok,rate\r\np,3,1,0.3333\r\nq,3,1,0.3333\r\n');

  // What was exported is a baseline itself.
  await report.hold('exported.json', JSON.stringify({ ...result, seconds: 0 }));
  await expect(report.panel.getByText('No regression against exported.json')).toBeVisible();
});

test('of a corpus with bad rows the good ones are judged, and both reports say what is left out', async ({
  page,
  axe,
}) => {
  const { tools: _, ...toolless } = caseOf('s7', 'q', null);
  const { expected: _expected, ...valueless } = { ...caseOf('s8', 'q', { a: 8 }), expected: undefined };
  const bench = workbench(page);
  await bench.open(`${six}${jsonl([toolless, valueless])}{"id":"cut","category":\n`, 'six.jsonl');
  const report = conformance(page);
  await expect(report.panel).toContainText(
    'The reference program would not load this file, because of 3 of its rows, which the file report names: the numbers are of the others.',
  );
  // Each input is a word and no call: two had to be refused, four are false refusals of no exception.
  await expect.poll(async () => (await report.figures())[0]).toBe('2 of 6 exact or rightly refused (33.3 %)');
  await expect.poll(async () => (await report.figures())[3]).toBe('4 of 4 repairable calls given up');
  await axe();
  await page.getByRole('button', { name: /^3 issues/ }).click();
  const file = page.getByRole('dialog', { name: 'File report' });
  await expect(file).toContainText('tools');
  await expect(file).toContainText(/line 7|Line 7/);
  await axe();
});

test('where the control beside says something else is told from where its reason alone does; chosen, both change places', async ({
  page,
}) => {
  const { bench } = await openSample(page);
  await page.getByRole('button', { name: 'They differ on 170', exact: true }).click();
  await bench.expectShown(170, 190);
  await page.getByRole('button', { name: '8 more in the reason alone' }).click();
  await bench.expectShown(178, 190);
  await page.getByRole('combobox', { name: 'Adapter' }).selectOption({ label: 'Naive control' });
  await expect(page.getByText(/^Beside:.*reference/i)).toBeVisible();
  await bench.expectHash('adapter=naive');
});
