import { expect, test } from 'vitest';
import { baselineOf, type HeldBaseline } from './baseline.ts';
import { resultFile, SIX } from './builders.ts';
import { holdAgainst } from './held.ts';
import { reportCsv, reportMarkdown } from './reportText.ts';

function heldOf(text: string): HeldBaseline {
  const read = baselineOf({ name: 'base.json', text });
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.held;
}

test('against its own numbers a report has no regression', () => {
  const held = holdAgainst(SIX, heldOf(resultFile({ adapter: 'reference' })));
  expect(held.gate).toEqual({ regressions: [], notes: [] });
  expect([...held.figures]).toEqual([
    ['exact', 2],
    ['invented', 1],
    ['schema-invalid', 2],
    ['false-refusals', 1],
  ]);
  expect([...held.categories]).toEqual([
    ['p', { change: 0, cases: 0 }],
    ['q', { change: 0, cases: 0 }],
  ]);
});

test('a report in Markdown has every number, each regression in the words of the document, and the categories', () => {
  const better = resultFile({
    exact_match: 3,
    by_category: { p: { n: 4, ok: 2, rate: 0.5 }, '=r|': { n: 1, ok: 1, rate: 1 } },
  });
  const text = reportMarkdown({ ...SIX, notRun: 2 }, holdAgainst(SIX, heldOf(better)));
  expect(text).toBe(`# TOOLCALL-300: six.jsonl

Adapter: reference.

- 2 of 6 exact or rightly refused (33.3 %)
- 1 of 2 refused that had to be refused
- 1 of 2 with no call to make got an invented call
- 1 of 4 repairable calls given up
- 2 of 4 returned calls are still rejected by the schema
- 1 of 6 ended by an exception

2 cases without a recorded output: not run, and no part of the numbers.

2 regressions against base.json:

- exact match fell from 3 to 2
- p fell from 2 to 1

Also:

- The category q is not in the baseline: it is not compared.
- The category "=r\\|" of the baseline is gone: it is not compared.
- The baseline is of the adapter naive, this run of reference.

| category | n | ok | rate | change |
| --- | ---: | ---: | ---: | ---: |
| p | 3 | 1 | 33.3 % | -1 of fewer cases |
| q | 3 | 1 | 33.3 % | new |
`);
});

test('without a baseline the Markdown has no changes', () => {
  expect(reportMarkdown(SIX, null)).toContain('| category | n | ok | rate |\n| --- | ---: | ---: | ---: |\n| p | 3 |');
});

test('the categories as CSV are safe for spreadsheets, with the rates of the result', () => {
  const byCategory = [
    { category: '=1+1', n: 3, ok: 1, rate: 0.3333 },
    { category: 'a, "b"', n: 2, ok: 2, rate: 1 },
  ];
  expect(reportCsv({ ...SIX, result: { ...SIX.result, byCategory } })).toBe(
    'category,n,ok,rate\r\n\'=1+1,3,1,0.3333\r\n"a, ""b""",2,2,1\r\n',
  );
});

test('a file that is no baseline is refused with its cause', () => {
  const { exact_match: _, ...rest } = JSON.parse(resultFile()) as Record<string, unknown>;
  expect(baselineOf({ name: 'base.json', text: JSON.stringify(rest) })).toEqual({
    ok: false,
    refusal: { code: 'no-baseline', file: 'base.json', problem: { code: 'member-missing', member: 'exact_match' } },
  });
});

test('a baseline has a name of 16 digits that its text alone decides', () => {
  const [one, same, other] = [resultFile(), resultFile(), resultFile({ cases: 7 })].map((text) => heldOf(text).digits);
  expect(one).toMatch(/^[0-9a-f]{16}$/);
  expect([one === same, one === other]).toEqual([true, false]);
});
