import { idsOf, openRows, runRows, viewRows } from './opened.ts';
import { promise, type EnginePromise } from './promise.ts';

export const viewPromises: readonly EnginePromise[] = [
  promise('an empty filter shows every item in the order of the file', async (engine, findings) => {
    const { dataset } = await openRows(engine, findings);
    const view = await viewRows(engine, findings, dataset, {});
    findings.equal('shown', [view.shown, view.total, view.totals], [7, 7, null]);
    findings.equal('ids', await idsOf(engine, findings, view), '1 2 3 4 5 6 7');
  }),

  promise('a filter shows what it says, and totals are those of the shown items', async (engine, findings) => {
    const opened = await openRows(engine, findings);
    const { run } = await runRows(engine, findings, opened);
    const asked: [filter: string, ids: string][] = [
      ['verdict = wrong', '2 4'],
      ['verdict = wrong and category = hard', '4'],
      ['reason in (name, arguments)', '2 4'],
      ['cause is not null', '5 6 7'],
      ['category != easy', '3 4 5'],
      ['calls > 1', '3'],
      ['tool = get_tide', '2 3'],
      ['"BREST?"', '2'],
      ['reply contains lyon', '4'],
      ['reply is null', '5'],
      ['not reply contains lyon', '1 2 3 6 7'],
      ['id in (1, 7) or input = "Why?"', '1 5 7'],
    ];
    for (const [filter, ids] of asked) {
      const view = await viewRows(engine, findings, opened.dataset, { filter, run });
      findings.equal(filter, await idsOf(engine, findings, view), ids);
      findings.equal(`${filter}: totals`, view.totals?.items, view.shown);
    }
  }),

  promise('a facet counts what passes all but its own conditions', async (engine, findings) => {
    const opened = await openRows(engine, findings);
    const { run } = await runRows(engine, findings, opened);
    const filter = 'verdict = wrong and category = hard';
    const view = await viewRows(engine, findings, opened.dataset, { filter, run });
    const counts = view.facets.map(({ field, values }) => [
      field,
      ...values.map((one) => `${one.value} ${one.count}${one.selected ? ' chosen' : ''}`),
    ]);
    findings.equal('facets', counts, [
      ['verdict', 'right 1', 'wrong 1 chosen', 'not-judged 1', 'fault 0'],
      ['reason', 'name 0', 'arguments 1', 'match 0'],
      ['category', 'easy 1', 'hard 1 chosen'],
      ['cause', 'not-run 0', 'no-reference 0', 'reference-broken 0'],
    ]);
    const none = await viewRows(engine, findings, opened.dataset, { filter: 'reason = truncated and zzz', run });
    const reasons = none.facets.find(({ field }) => field === 'reason')?.values;
    findings.equal('what is chosen stays where nothing is shown, to be clicked away', reasons, [
      { value: 'truncated', count: 0, selected: true },
      { value: 'name', count: 0, selected: false },
      { value: 'arguments', count: 0, selected: false },
      { value: 'match', count: 0, selected: false },
    ]);
  }),

  promise('a filter that cannot be read is refused at its position', async (engine, findings) => {
    const { dataset } = await openRows(engine, findings);
    const view = await engine.view(dataset, { filter: 'verdict = blue', sort: null, run: null, beside: null });
    findings.refused('filter', view, 'bad-filter');
    if (view.kind === 'refusal' && view.refusal.code === 'bad-filter') findings.equal('at', view.refusal.offset, 10);
  }),

  promise('sorting is stable and puts what has no value last', async (engine, findings) => {
    const opened = await openRows(engine, findings);
    const { run } = await runRows(engine, findings, opened);
    const asked: [column: 'id' | 'verdict' | 'category' | 'calls', descending: boolean, ids: string][] = [
      ['id', true, '7 6 5 4 3 2 1'],
      ['verdict', false, '1 3 2 4 5 6 7'],
      ['category', true, '3 4 5 1 2 6 7'],
      ['calls', true, '3 1 2 4 5 7 6'],
    ];
    for (const [column, descending, ids] of asked) {
      const view = await viewRows(engine, findings, opened.dataset, { sort: { column, descending }, run });
      findings.equal(`${column} ${descending ? 'down' : 'up'}`, await idsOf(engine, findings, view), ids);
    }
  }),

  promise('a later view of the same dataset makes the earlier one void', async (engine, findings) => {
    const { dataset } = await openRows(engine, findings);
    const first = await viewRows(engine, findings, dataset, {});
    const second = await viewRows(engine, findings, dataset, { filter: 'id = 1' });
    findings.refused('first', await engine.window(first.view, 0, 10), 'no-such');
    findings.equal('second', await idsOf(engine, findings, second), '1');
    const request = { filter: '', sort: null, run: null, beside: null };
    const both = await Promise.all([
      engine.view(dataset, request),
      engine.view(dataset, { ...request, filter: 'id = 2' }),
    ]);
    findings.equal('the last of two asked at once is there', both[1].kind, 'value');
  }),

  promise('a row says what the table paints', async (engine, findings) => {
    const opened = await openRows(engine, findings);
    const { run } = await runRows(engine, findings, opened);
    const strict = await runRows(engine, findings, opened, 'strict');
    const view = await viewRows(engine, findings, opened.dataset, { run, beside: strict.run });
    const window = findings.value('window', await engine.window(view.view, 2, 5));
    findings.equal('from', [window.from, window.view], [2, view.view]);
    findings.equal('row', window.rows[0], {
      key: { id: '3', attempt: 0 },
      byPosition: false,
      state: 'right',
      reason: 'match',
      score: null,
      besideState: 'wrong',
      besideReason: 'name',
      input: 'Both?',
      category: 'hard',
      referenceCalls: 2,
      replyCalls: 2,
      accepted: null,
      answer: null,
    });
    findings.equal('no replies', [window.rows[2]?.reason, window.rows[2]?.replyCalls], ['not-run', null]);
    const differs = await viewRows(engine, findings, opened.dataset, {
      run,
      beside: strict.run,
      filter: 'differs = yes',
    });
    findings.equal('differs', await idsOf(engine, findings, differs), '3');
  }),

  promise('values complete a filter, those that begin with the text first', async (engine, findings) => {
    const opened = await openRows(engine, findings);
    const { run } = await runRows(engine, findings, opened);
    const values = findings.value('values', await engine.values(opened.dataset, 'category', 'a', run));
    findings.equal('categories', values, [
      { value: 'easy', count: 4 },
      { value: 'hard', count: 3 },
    ]);
    const tools = findings.value('values', await engine.values(opened.dataset, 'tool', 'get_t', run));
    findings.equal('tools', tools, [{ value: 'get_tide', count: 2 }]);
  }),

  promise('a column from outside can be filtered by', async (engine, findings) => {
    const { dataset } = await openRows(engine, findings);
    const values = [{ key: { id: '2', attempt: 0 }, text: 'FAIL' }];
    findings.value('column', await engine.setColumn(dataset, 'label', values));
    const view = await viewRows(engine, findings, dataset, { filter: 'column.label = FAIL' });
    findings.equal('ids', await idsOf(engine, findings, view), '2');
  }),
];
