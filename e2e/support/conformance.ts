import type { Locator, Page } from '@playwright/test';
import { files } from './files.ts';
import { jsonl } from './items.ts';

// The six cases of document 002's own test, and what its adapter gives; the numbers were derived there by hand.

const tools = [
  {
    name: 't',
    parameters: {
      type: 'object',
      additionalProperties: false,
      properties: { a: { type: 'integer' }, b: { type: 'string', enum: ['x', 'y'] } },
      required: ['a'],
    },
  },
];

/** A case that wants a call with these arguments, or a refusal. */
export function caseOf(id: string, category: string, wanted: object | null) {
  const expected = { expected_kind: 'value', expected: { name: 't', arguments: wanted } };
  return { id, category, tools, input: id, ...(wanted === null ? { expected_kind: 'unrecoverable' } : expected) };
}

const sixCases = [
  caseOf('s1', 'p', { a: 1 }),
  caseOf('s2', 'p', { a: 2, b: 'x' }),
  caseOf('s3', 'p', { a: 3 }),
  caseOf('s4', 'q', null),
  caseOf('s5', 'q', null),
  caseOf('s6', 'q', { a: 6 }),
];

export const six = jsonl(sixCases);

const outputs = [
  { id: 's1', output: { name: 't', arguments: { a: 1 } } },
  { id: 's2', output: { name: 't', arguments: { a: 2, b: 'y' } } },
  { id: 's3', output: { name: 't', arguments: { a: '3' } } },
  { id: 's4', refused: true },
  { id: 's5', output: { name: 't', arguments: {} } },
  { id: 's6', error: 'ValueError: nope' },
];

/** What the adapter of the document's test gives, without the cases that are left out. */
export function recorded(...leftOut: readonly string[]): string {
  return jsonl(outputs.filter(({ id }) => !leftOut.includes(id)));
}

/** The result of it as the document's program writes it, with some members changed. */
export function resultFile(change: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    adapter: 'outputs.jsonl',
    adapter_exceptions: 1,
    by_category: { p: { n: 3, ok: 1, rate: 0.3333 }, q: { n: 3, ok: 1, rate: 0.3333 } },
    cases: 6,
    correctly_refused: 1,
    corpus: 'six.jsonl',
    exact_match: 2,
    exact_match_rate: 0.3333,
    false_refusals_on_recoverable: 1,
    invented_calls_on_unrecoverable: 1,
    schema_invalid_returns: 2,
    seconds: 0.001,
    unrecoverable_cases: 2,
    ...change,
  });
}

/** The conformance report of a page. */
export interface ReportPanel {
  readonly panel: Locator;
  /** Everything that the list of numbers says, a number a line. */
  readonly figures: () => Promise<readonly string[]>;
  /** Rows of the table of categories: their cells in words, without the bar. */
  readonly categories: () => Promise<readonly string[]>;
  readonly adapter: Locator;
  /** Holds the run against a file. */
  readonly hold: (name: string, text: string) => Promise<void>;
}

export function conformance(page: Page): ReportPanel {
  const panel = page.getByRole('region', { name: 'Conformance', exact: true });
  return {
    panel,
    figures: async () =>
      (await panel.getByRole('list', { name: 'Numbers of TOOLCALL-300' }).getByRole('listitem').allTextContents()).map(
        (text) => text.replaceAll(/\s+/g, ' ').trim(),
      ),
    categories: async () =>
      panel
        .getByRole('table', { name: 'By category' })
        .locator('tbody tr')
        .evaluateAll((rows) =>
          rows.map((row) =>
            [...row.querySelectorAll(':scope > :not([aria-hidden])')]
              .map((cell) => cell.textContent.trim())
              .join(' | '),
          ),
        ),
    adapter: panel.getByRole('combobox', { name: 'Adapter' }),
    hold: async (name, text) => {
      await panel.getByLabel('Baseline to hold the run against').setInputFiles(files({ [name]: text }));
    },
  };
}
