import { idsOf, openRows, viewRows } from './opened.ts';
import { file, promise, type EnginePromise } from './promise.ts';

export const patternPromises: readonly EnginePromise[] = [
  promise('fields are asked for regular expressions, by case unless told otherwise', async (engine, findings) => {
    const { dataset } = await openRows(engine, findings);
    for (const [filter, ids] of [
      ['input matches "^[A-N].*\\\\?$"', '2 3 4 6 7'],
      ['input matches /^p/', ''],
      ['input matches /^p/i', '1'],
      ['reply matches /Lyon|Paris/', '1 2 3 4 7'],
      ['not reply matches /Lyon|Paris/', '6'],
      ['tool matches /tide$/', '2 3'],
      ['category matches "^h" and id matches /[45]/', '4 5'],
    ] as const) {
      const view = await viewRows(engine, findings, dataset, { filter });
      findings.equal(filter, await idsOf(engine, findings, view), ids);
    }
  }),

  promise('a pattern that cannot be searched for is refused at its place', async (engine, findings) => {
    const { dataset } = await openRows(engine, findings);
    for (const [filter, offset, length] of [
      ['input matches /a(?=b)/', 16, 3],
      ['id = 1 and input matches /ab\\q/i', 28, 2],
      ['input matches "\\"a**"', 18, 2],
    ] as const) {
      const view = await engine.view(dataset, { filter, sort: null, run: null, beside: null });
      findings.refused(filter, view, 'bad-filter');
      if (view.kind === 'refusal' && view.refusal.code === 'bad-filter') {
        findings.equal('place', [view.refusal.offset, view.refusal.length], [offset, length]);
      }
    }
  }),

  promise('a pattern on which a backtracking engine would hang is answered at once', async (engine, findings) => {
    const rows = [
      { id: 'a', input: `${'a'.repeat(100_000)}!` },
      { id: 'b', input: 'a'.repeat(100_000) },
    ];
    const source = file('long.jsonl', ...rows.map((row) => ({ ...row, reference: { text: 'x' } })));
    const { dataset } = findings.value('open', await engine.open({ sources: [source] }));
    const start = performance.now();
    const view = await viewRows(engine, findings, dataset, { filter: 'input matches /^(a+)+$/' });
    findings.equal('hostile', await idsOf(engine, findings, view), 'b');
    findings.equal('within two seconds', performance.now() - start < 2000, true);
  }),
];
