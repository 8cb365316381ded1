import { comparison } from './comparison.ts';
import { recorded, resultFile, six } from './conformance.ts';
import { drop, files } from './files.ts';
import { jsonl } from './items.ts';
import { dataKey, sampleText } from './labelling.ts';
import type { Scene } from './tableScenes.ts';
import type { Workbench } from './workbench.ts';

function asked(id: string, input: string, text: string) {
  return { id, input, reference: { text: 'yes' }, reply: { text } };
}

/** Sixty items of twenty categories, of which more are right the second time. */
function many(share: number): string {
  return jsonl(
    Array.from({ length: 60 }, (_, at) => ({
      ...asked(
        `essay-${at + 1}`,
        `Question ${at + 1}: ${'a long one '.repeat(at % 7)}`,
        at % share === 0 ? 'no' : 'yes',
      ),
      category: `a category of things that people ask, ${(at % 20) + 1}`,
    })),
  );
}

/** Views and states in which two runs are compared. */
export const compareScenes: readonly Scene[] = [
  [
    'compare-choose',
    async (bench) => {
      await bench.start();
      await bench.page.goto('/#/compare');
      await bench.page.getByText('Choose two runs').first().waitFor();
    },
  ],
  ['compare', async (bench) => comparison(bench.page).openSample()],
  [
    'compare-keys-of-one-side',
    async (bench) => {
      await comparison(bench.page).openSample();
      await bench.page.getByText('1 only in A').click();
      await bench.page.getByText('1 only in B').click();
    },
  ],
  [
    'compare-list',
    async (bench) => {
      const compared = comparison(bench.page);
      await compared.openSample();
      await compared.chip('Regression').click();
      await compared.chip('Lost').click();
      await compared.grid.scrollIntoViewIfNeeded();
    },
  ],
  [
    'compare-list-category',
    async (bench) => {
      const compared = comparison(bench.page);
      await compared.openSample();
      await compared.gate.getByRole('button', { name: 'stock', exact: true }).click();
    },
  ],
  [
    'compare-list-nothing',
    async (bench) => {
      await comparison(bench.page).openSample();
      await bench.page.getByRole('searchbox', { name: 'Search' }).fill('bananas');
      await bench.page.getByText('No item is listed').waitFor();
      await bench.page.getByText('No item is listed').scrollIntoViewIfNeeded();
    },
  ],
  ...['o-05', 's-08', 'd-06'].map((id): Scene => [
    `compare-item-${id}`,
    async (bench) => {
      const compared = comparison(bench.page);
      await compared.openSample();
      await compared.rows.filter({ hasText: id }).click();
      await compared.side('B').getByText('orchard-after.jsonl').waitFor();
    },
  ]),
  [
    'compare-item-of-one-side',
    async (bench) => {
      const compared = comparison(bench.page);
      await compared.openSample();
      await compared.chip('Only in A').click();
      await compared.rows.first().click();
      await compared.side('B').getByText('does not have this item').waitFor();
    },
  ],
  [
    'compare-export',
    async (bench) => {
      await comparison(bench.page).openSample();
      await bench.page.getByRole('button', { name: 'Export', exact: true }).click();
    },
  ],
  ['compare-many', async (bench) => openMany(bench)],
  [
    'compare-no-regression',
    async (bench) => {
      await openMany(bench);
      await bench.page.getByRole('button', { name: 'Swap A and B' }).click();
      await bench.page.getByText('No regression').first().waitFor();
    },
  ],
  [
    'compare-none-joined',
    async (bench) => {
      await comparison(bench.page).openBoth(
        ['before.jsonl', jsonl([asked('a', 'Which?', 'yes')])],
        ['after.jsonl', jsonl([asked('b', 'What?', 'yes')])],
      );
      await bench.page.getByText('No item of A meets one of B').waitFor();
    },
  ],
  [
    'compare-by-input',
    async (bench) => {
      const compared = comparison(bench.page);
      await compared.openBoth(
        ['before.jsonl', jsonl([asked('a', 'Which?', 'yes'), asked('c', 'Who?', 'yes')])],
        ['after.jsonl', jsonl([asked('b', 'Which?', 'no'), asked('d', 'Where?', 'yes')])],
      );
      await compared.rows.first().click();
      await bench.page.getByText('A calls it').waitFor();
    },
  ],
  [
    'compare-verdicts-alone',
    async (bench) => {
      const compared = comparison(bench.page);
      await compared.openBoth(
        ['before.jsonl', jsonl([asked('a', 'Which?', 'yes')])],
        ['judged.jsonl', jsonl([{ id: 'a', input: 'Which?', recorded: { judge: 'FAIL' } }])],
      );
      await compared.rows.first().click();
      await bench.page.getByText('No reply in this file.').waitFor();
    },
  ],
  [
    'compare-adapters',
    async (bench) => {
      const compared = comparison(bench.page);
      await bench.start();
      await bench.page.getByRole('button', { name: 'Conformance corpus' }).click();
      await bench.rows.first().waitFor();
      const corpus = dataKey(await sampleText('conformance.jsonl'));
      await bench.page.goto(`/#/compare/${corpus};toolcall-300;adapter=naive/${corpus}`);
      await compared.joined.waitFor();
    },
  ],
  ['compare-baseline', async (bench) => againstBaseline(bench)],
  [
    'compare-baseline-after',
    async (bench) => {
      await againstBaseline(bench);
      await bench.page.getByRole('button', { name: 'Swap A and B' }).click();
      await bench.page.getByText('it belongs to A').waitFor();
    },
  ],
  ['compare-missing', async (bench) => void (await bench.page.goto('/#/compare/0123456789abcdef/fedcba9876543210'))],
  [
    'compare-menu',
    async (bench) => {
      await bench.start();
      await bench.choose(
        files({
          'dataset.jsonl': jsonl([{ id: 'a', input: 'Which?', reference: { text: 'yes' } }]),
          'old.jsonl': jsonl([{ id: 'a', reply: { text: 'no' } }]),
          'new.jsonl': jsonl([{ id: 'a', reply: { text: 'yes' } }]),
        }),
      );
      await bench.rows.first().waitFor();
      await bench.page.getByRole('button', { name: 'Compare…' }).click();
    },
  ],
];

async function openMany(bench: Workbench): Promise<void> {
  const compared = comparison(bench.page);
  await compared.openBoth(['essays-of-june.jsonl', many(7)], ['essays-of-july.jsonl', many(3)]);
  await compared.joined.waitFor();
}

async function againstBaseline(bench: Workbench): Promise<void> {
  await bench.start();
  await bench.choose(files({ 'six.jsonl': six, 'outputs.jsonl': recorded() }));
  await bench.rows.first().waitFor();
  await drop(bench.page.locator('body'), files({ 'base.json': resultFile({ exact_match: 3 }) }));
  await bench.page.getByText('against base.json').first().waitFor();
  await bench.page.goto('/#/compare');
  await comparison(bench.page).chooseFile('B', 'six.jsonl');
  await comparison(bench.page).chooseFile('A', 'base.json (totals only)');
  await bench.page.getByText('holds totals and categories').waitFor();
}
