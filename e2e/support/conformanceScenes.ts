import { caseOf, conformance, recorded, resultFile, six } from './conformance.ts';
import { files } from './files.ts';
import { jsonl } from './items.ts';
import { openSample, type Scene } from './tableScenes.ts';
import type { Workbench } from './workbench.ts';

const CORPUS = 'Conformance corpus';

/** Better than what the six cases come to, so that there is one regression of each kind. */
const better = resultFile({
  adapter: 'reference',
  exact_match: 4,
  invented_calls_on_unrecoverable: 0,
  schema_invalid_returns: 1,
  false_refusals_on_recoverable: 0,
  by_category: { p: { n: 3, ok: 2 }, q: { n: 3, ok: 1 }, 'gone-since': { n: 2, ok: 2 } },
});

/** Views and states that come with corpora of document 002. */
export const conformanceScenes: readonly Scene[] = [
  ['conformance', async (bench) => openSample(bench, CORPUS)],
  ['conformance-naive', async (bench) => naive(bench)],
  [
    'conformance-category',
    async (bench) => {
      await naive(bench);
      await bench.page.getByRole('button', { name: 'truncation', exact: true }).first().click();
    },
  ],
  [
    'conformance-folded',
    async (bench) => {
      await naive(bench);
      await bench.page.getByRole('button', { name: 'Conformance', exact: true }).click();
    },
  ],
  [
    'conformance-self-test',
    async (bench) => {
      await openSample(bench, CORPUS);
      const summary = bench.page.getByText('The document’s self-test');
      await summary.click();
      await summary.scrollIntoViewIfNeeded();
    },
  ],
  [
    'conformance-no-regression',
    async (bench) => {
      await recordedSix(bench);
      await conformance(bench.page).hold('base.json', resultFile());
      await bench.page.getByText('No regression against').first().waitFor();
    },
  ],
  [
    'conformance-regression',
    async (bench) => {
      await recordedSix(bench);
      await conformance(bench.page).hold('better.json', better);
      await bench.page.getByText('4 regressions against').first().waitFor();
    },
  ],
  [
    'conformance-no-baseline',
    async (bench) => {
      await recordedSix(bench);
      await conformance(bench.page).hold('notes.json', '{"exact_match": 4}');
      await bench.page.getByRole('alert').waitFor();
    },
  ],
  [
    'conformance-left-out',
    async (bench) => {
      const { tools: _, ...toolless } = caseOf('s7', 'q', null);
      // The program stops where it asks the category of a case, which it counts by.
      const stops = { ...caseOf('s8', 'q', null), category: ['q'] };
      await bench.start();
      await bench.choose(
        files({
          'six.jsonl': `${six}${jsonl([toolless, stops])}`,
          'outputs.jsonl': `${recorded('s3', 's6')}${jsonl([{ id: 's8', refused: true }])}`,
        }),
      );
      await conformance(bench.page).panel.getByText('not run').waitFor();
    },
  ],
  [
    'conformance-export',
    async (bench) => {
      await openSample(bench, CORPUS);
      await bench.page.getByRole('button', { name: /^export/i }).click();
    },
  ],
  ...[
    'combined-text-arguments-wrap-coerce-drop',
    'cut-number-then-default',
    'no-call-prose',
    'hostile-bidi-and-zero-width-kept-in-text',
    'hostile-deep-declared-objects',
  ].map((id): Scene => [
    `conformance-case-${id}`,
    async (bench) => {
      await openSample(bench, CORPUS);
      await openCase(bench, id);
    },
  ]),
  ...['no-call-parameters-for-arguments', 'cut-number-then-default', 'integer-from-text'].map((id): Scene => [
    `conformance-case-naive-${id}`,
    async (bench) => {
      await naive(bench);
      await openCase(bench, id);
    },
  ]),
  [
    'conformance-case-not-run',
    async (bench) => {
      await bench.start();
      await bench.choose(files({ 'six.jsonl': six, 'outputs.jsonl': recorded('s3') }));
      await bench.openItem('s3');
    },
  ],
];

async function naive(bench: Workbench): Promise<void> {
  await openSample(bench, CORPUS);
  await conformance(bench.page).adapter.selectOption({ label: 'Naive control' });
  await bench.page
    .getByText(/of 190 exact/)
    .first()
    .waitFor();
}

async function recordedSix(bench: Workbench): Promise<void> {
  await bench.start();
  await bench.choose(files({ 'six.jsonl': six, 'outputs.jsonl': recorded() }));
  await bench.page
    .getByText(/of 6 exact/)
    .first()
    .waitFor();
}

async function openCase(bench: Workbench, id: string): Promise<void> {
  await bench.type(`id = ${id}`);
  await bench.expectShown(1, 190);
  await bench.openItem(id);
}
