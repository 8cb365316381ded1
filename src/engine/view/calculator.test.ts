import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createEngine } from '../createEngine.ts';
import type { Outcome } from '../engine.ts';

interface Vector {
  readonly id: string;
  readonly conversation: readonly { readonly role: string; readonly content: string }[];
  readonly reference: object;
  readonly expected: object;
}

const file = new URL('../../core/scorers/calculatorRubric/vectors/calculator.json', import.meta.url);
const vectors = JSON.parse(readFileSync(file, 'utf8')) as readonly Vector[];

function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'value') return outcome.value;
  throw new Error(JSON.stringify(outcome));
}

async function opened(rows: readonly object[]) {
  const engine = createEngine();
  const blob = new Blob([rows.map((row) => `${JSON.stringify(row)}\n`).join('')]);
  return { engine, summary: valueOf(await engine.open({ sources: [{ name: 'sums.jsonl', blob }] })) };
}

const rows = vectors.map(({ id, conversation, reference }) => ({ id, input: conversation, reference }));

test('conversations without a reply are judged, and every line of an export has its parts', async () => {
  const { engine, summary } = await opened(rows);
  expect(summary.replySets).toEqual([]);
  expect(summary.suggestedScorer).toBe('calculator-rubric');
  expect(summary.references).toMatchObject({ calculator: vectors.length, none: 0, broken: 0 });
  const request = { scorer: 'calculator-rubric', options: new Map<string, string>(), replySet: null };
  const { run, selfTest } = valueOf(await engine.run(summary.dataset, request));
  // Of all but the two that need no calculator.
  expect(selfTest).toMatchObject({ passed: true, nullControl: { covered: vectors.length - 2, failed: 0 } });
  const asked = { filter: '', sort: null, run, beside: null };
  const { view } = valueOf(await engine.view(summary.dataset, asked));
  const lines = await valueOf(await engine.export(view, 'jsonl')).text();
  const parts = lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; parts: object });
  expect(parts.map(({ id, parts: found }) => [id, found])).toEqual(vectors.map(({ id, expected }) => [id, expected]));
  const { rows: shown } = valueOf(await engine.window(view, 0, 3));
  expect(shown[0]?.input).toBe('What is 5 times 2828?');
});

test('a filter on the score finds totals, and leaves out what a person has to settle', async () => {
  const { engine, summary } = await opened(rows);
  const request = { scorer: 'calculator-rubric', options: new Map<string, string>(), replySet: null };
  const { run } = valueOf(await engine.run(summary.dataset, request));
  const totals = vectors.map(({ expected }) => (expected as { total: number | null }).total);
  for (const [filter, wanted] of [
    ['score >= 0.9', (total: number | null) => total !== null && total >= 0.9],
    ['score < 0.9', (total: number | null) => total !== null && total < 0.9],
  ] as const) {
    const found = valueOf(await engine.view(summary.dataset, { filter, sort: null, run, beside: null }));
    expect(found.shown).toBe(totals.filter(wanted).length);
  }
});

interface Parts {
  readonly decision: number | null;
  readonly logic: number | null;
  readonly syntax: number | null;
  readonly answer: number | null;
}

test('the parts are columns of a table, fields of a filter and columns to sort by', async () => {
  const { engine, summary } = await opened(rows);
  const request = { scorer: 'calculator-rubric', options: new Map<string, string>(), replySet: null };
  const { run } = valueOf(await engine.run(summary.dataset, request));
  const asked = { filter: '', sort: null, run, beside: null };
  const { view } = valueOf(await engine.view(summary.dataset, asked));
  const csv = await valueOf(await engine.export(view, 'csv-raw')).text();
  const [head, ...lines] = csv.trimEnd().split('\r\n');
  expect(head?.split(',').slice(-4)).toEqual(['parts.decision', 'parts.logic', 'parts.syntax', 'parts.answer']);
  const expected = vectors.map(({ expected: parts }) => parts as Parts);
  const cells = expected.map(({ decision, logic, syntax, answer }) => [decision, logic, syntax, answer]);
  expect(lines.map((line) => line.split(',').slice(-4).join(','))).toEqual(cells.map((row) => row.join(',')));
  for (const part of ['decision', 'logic', 'syntax', 'answer'] as const) {
    const filtered = await engine.view(summary.dataset, { ...asked, filter: `parts.${part} >= 0.1` });
    expect(valueOf(filtered).shown).toBe(expected.filter((parts) => (parts[part] ?? 0) >= 0.1).length);
    const none = await engine.view(summary.dataset, { ...asked, filter: `parts.${part} is null` });
    expect(valueOf(none).shown).toBe(expected.filter((parts) => parts[part] === null).length);
    const sort = { column: `parts.${part}`, descending: true } as const;
    const sorted = valueOf(await engine.view(summary.dataset, { ...asked, sort }));
    const window = valueOf(await engine.window(sorted.view, 0, rows.length));
    const byId = new Map(vectors.map(({ id }, at) => [id, expected[at]![part]]));
    const found = window.rows.map(({ key }) => byId.get(key.id) ?? -1);
    expect(found).toEqual(found.toSorted((a, b) => b - a));
  }
});

test('a reference that says what has to be calculated in another way is a fault of its own item alone', async () => {
  const { engine, summary } = await opened([
    { id: 'a', input: 'x', reference: { needs_calculator: 'yes' }, reply: 'y' },
    { id: 'b', input: 'x', reference: { needs_calculator: true, expression: '5 x 3' }, reply: 'y' },
    { id: 'c', input: 'x', reference: { needs_calculator: true, expression: '5*3' }, reply: 'y' },
    { id: 'd', input: 'x', reference: { text: 'y' }, reply: 'y' },
  ]);
  const replySet = summary.replySets[0]!.replySet;
  const request = { scorer: 'calculator-rubric', options: new Map<string, string>(), replySet };
  const { totals } = valueOf(await engine.run(summary.dataset, request));
  expect(totals.counts).toEqual({ right: 0, wrong: 1, notJudged: 1, fault: 2 });
});
