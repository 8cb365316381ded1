import type { DatasetSummary, Engine, RunId } from '../engine.ts';
import { idsOf, runRows, viewRows } from './opened.ts';
import { call, file, promise, type EnginePromise, type Findings } from './promise.ts';

/**
 * Computed by document 000: right, wrong, right, no reply. The file itself says otherwise of 2 and 3, and nothing of 4.
 */
const rows = [
  row('1', 'f', '{"passed": true, "n": 10, "__proto__": "x", "note": "=1+1"}'),
  row('2', 'g', '{"passed": true, "n": 9, "note": "b"}'),
  row('3', 'f', `{"passed": false, "n": 9007199254740993, "note": "'=a"}`),
  row('4', null, '{"n": 9}'),
];

/** As text, for numbers past 2^53 and keys that no object literal has as its own. */
function row(id: string, replied: string | null, recorded: string): string {
  const reply = replied === null ? {} : { reply: { calls: [call(replied, {})] } };
  const text = JSON.stringify({ id, input: 'q', reference: { calls: [call('f', {})] }, ...reply });
  return `${text.slice(0, -1)},"recorded":${recorded}}`;
}

async function openRecorded(engine: Engine, findings: Findings): Promise<DatasetSummary> {
  return findings.value('open', await engine.open({ sources: [file('recorded.jsonl', ...rows)] }));
}

async function runRecorded(
  engine: Engine,
  findings: Findings,
  { dataset }: DatasetSummary,
  column = '',
): Promise<RunId> {
  const request = { scorer: 'recorded', options: new Map([['column', column]]), replySet: null };
  return findings.value('recorded run', await engine.run(dataset, request)).run;
}

export const recordedPromises: readonly EnginePromise[] = [
  promise('recorded verdicts are a run of their own, with or without replies', async (engine, findings) => {
    const opened = await openRecorded(engine, findings);
    findings.equal(
      'columns',
      opened.recordedColumns.map(({ name, kind, states }) => [name, kind, states]),
      [
        ['passed', 'verdict', { right: 2, wrong: 1, notJudged: 0, fault: 0 }],
        ['n', 'other', null],
        ['__proto__', 'other', null],
        ['note', 'other', null],
      ],
    );
    const request = { scorer: 'recorded', options: new Map<string, string>(), replySet: null };
    const run = findings.value('run', await engine.run(opened.dataset, request));
    findings.equal('the first column that holds verdicts', run.options, [['column', 'passed']]);
    findings.equal('states', run.totals.counts, { right: 2, wrong: 1, notJudged: 1, fault: 0 });
    findings.equal('cause', run.totals.causes, [{ cause: 'not-recorded', state: 'not-judged', count: 1 }]);
    findings.equal('self-test', [run.selfTest.passed, run.selfTest.answerKey.covered], [true, 0]);
    const item = findings.value(
      'item',
      await engine.item(opened.dataset, { id: '3', attempt: 0 }, { run: run.run, replySet: null }),
    );
    findings.equal('item', item.result?.state === 'wrong' ? item.result.verdict.detail : item.result, {
      code: 'recorded',
      column: 'passed',
      text: 'false',
    });
  }),

  promise('a column that holds no verdicts is refused with those that do, or with none', async (engine, findings) => {
    const { dataset } = await openRecorded(engine, findings);
    const request = { scorer: 'recorded', options: new Map([['column', 'note']]), replySet: null };
    const refused = await engine.run(dataset, request);
    findings.refused('no verdicts in it', refused, 'bad-option');
    if (refused.kind === 'refusal' && refused.refusal.code === 'bad-option') {
      findings.equal('allowed', refused.refusal.allowed, ['passed']);
    }
    const bare = file('bare.jsonl', { id: 'a', input: 'q', reference: { text: 'x' } });
    const opened = findings.value('bare', await engine.open({ sources: [bare] }));
    const none = await engine.run(opened.dataset, { ...request, options: new Map() });
    findings.refused('nothing recorded', none, 'nothing-recorded');
  }),

  promise('computed and recorded verdicts differ only where both were given', async (engine, findings) => {
    const opened = await openRecorded(engine, findings);
    const { run } = await runRows(engine, findings, opened);
    const beside = await runRecorded(engine, findings, opened, 'passed');
    const both = { run, beside };
    const differs = await viewRows(engine, findings, opened.dataset, { ...both, filter: 'differs = yes' });
    findings.equal('differ', await idsOf(engine, findings, differs), '2 3');
    const same = await viewRows(engine, findings, opened.dataset, { ...both, filter: 'differs = no' });
    findings.equal('agree', await idsOf(engine, findings, same), '1');
    const unknown = await viewRows(engine, findings, opened.dataset, { ...both, filter: 'differs is null' });
    findings.equal('not known', await idsOf(engine, findings, unknown), '4');
    const sort = { column: 'beside.verdict', descending: true } as const;
    const sorted = await viewRows(engine, findings, opened.dataset, { ...both, sort });
    findings.equal('sorted', await idsOf(engine, findings, sorted), '4 3 1 2');
  }),

  promise('items are counted by two fields, whatever the filter asks of these', async (engine, findings) => {
    const opened = await openRecorded(engine, findings);
    const { run } = await runRows(engine, findings, opened);
    const beside = await runRecorded(engine, findings, opened);
    const filter = 'verdict = right and differs = yes';
    const { view } = await viewRows(engine, findings, opened.dataset, { run, beside, filter });
    const request = { rows: 'verdict', columns: 'beside.verdict', most: 10 } as const;
    findings.equal('verdicts', findings.value('cross', await engine.cross(view, request)), {
      rows: ['right', 'wrong', 'not-judged'],
      columns: ['right', 'wrong', 'not-judged'],
      counts: [
        [1, 1, 0],
        [1, 0, 0],
        [0, 0, 1],
      ],
      total: 4,
    });
    const all = await viewRows(engine, findings, opened.dataset, { run, beside });
    const byReason = { rows: 'recorded.passed', columns: 'reason', most: 1 } as const;
    findings.equal('rest', findings.value('cross', await engine.cross(all.view, byReason)), {
      rows: ['true', '', null],
      columns: ['match', null],
      counts: [
        [1, 1],
        [0, 1],
        [1, 0],
      ],
      total: 4,
    });
    findings.refused('void', await engine.cross(view, request), 'no-such');
  }),

  promise('recorded columns are facets, filters, sort orders, cells and completions', async (engine, findings) => {
    const opened = await openRecorded(engine, findings);
    const { dataset } = opened;
    const all = await viewRows(engine, findings, dataset, { filter: 'recorded.passed = true' });
    const facet = all.facets.find(({ field }) => field === 'recorded.passed');
    findings.equal('facet', facet?.values, [
      { value: 'true', count: 2, selected: true },
      { value: 'false', count: 1, selected: false },
    ]);
    findings.equal(
      'no facet where nearly every value stands once',
      all.facets.some(({ field }) => field === 'recorded.note'),
      false,
    );
    for (const [descending, ids] of [
      [false, '2 4 1 3'],
      [true, '3 1 2 4'],
    ] as const) {
      const sorted = await viewRows(engine, findings, dataset, { sort: { column: 'recorded.n', descending } });
      findings.equal('exact order', await idsOf(engine, findings, sorted), ids);
    }
    const notes = await viewRows(engine, findings, dataset, {
      sort: { column: 'recorded.passed', descending: false },
      recorded: ['note', 'passed', '__proto__', 'none'],
    });
    const window = findings.value('window', await engine.window(notes.view, 0, 4));
    findings.equal(
      'cells, nothing last',
      window.rows.map(({ key, recorded, recordedStates }) => [key.id, recorded, recordedStates]),
      [
        ['3', ["'=a", 'false', null, null], [null, 'wrong', null, null]],
        ['1', ['=1+1', 'true', 'x', null], [null, 'right', null, null]],
        ['2', ['b', 'true', null, null], [null, 'right', null, null]],
        ['4', [null, null, null, null], [null, null, null, null]],
      ],
    );
    const exact = await viewRows(engine, findings, dataset, { filter: 'recorded.n > 9007199254740992' });
    findings.equal('compared exactly', await idsOf(engine, findings, exact), '3');
    const values = findings.value('values', await engine.values(dataset, 'recorded.n', '9', null));
    findings.equal('values', values, [
      { value: '9', count: 2 },
      { value: '9007199254740993', count: 1 },
    ]);
  }),

  promise('an export has what was recorded, as it is or safe for spreadsheets', async (engine, findings) => {
    const opened = await openRecorded(engine, findings);
    const { view } = await viewRows(engine, findings, opened.dataset, { filter: 'id in (1, 3, 4)' });
    const jsonl = await findings.value('jsonl', await engine.export(view, 'jsonl')).text();
    const recorded = jsonl
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(line.indexOf(',"recorded":')));
    findings.equal('jsonl', recorded, [
      ',"recorded":{"passed":"true","n":"10","__proto__":"x","note":"=1+1"}}',
      ',"recorded":{"passed":"false","n":"9007199254740993","note":"\'=a"}}',
      ',"recorded":{"n":"9"}}',
    ]);
    const tails: string[][] = [];
    for (const kind of ['csv', 'csv-raw'] as const) {
      const csv = await findings.value(kind, await engine.export(view, kind)).text();
      tails.push(
        csv
          .trimEnd()
          .split('\r\n')
          .map((line) => line.split(',').slice(-4).join(',')),
      );
    }
    const head = 'recorded.passed,recorded.n,recorded.__proto__,recorded.note';
    findings.equal('csv', tails, [
      [head, "true,10,x,'=1+1", "false,9007199254740993,,''=a", ',9,,'],
      [head, 'true,10,x,=1+1', "false,9007199254740993,,'=a", ',9,,'],
    ]);
  }),

  promise(
    'a table that was exported for spreadsheets has its texts back when it is opened',
    async (engine, findings) => {
      const texts = ['=1+1', "'=a", '-5', '-a', "it's", '＝x', 'ä\tö', '@\n"'];
      const items = texts.map((note, at) => ({ id: String(at), input: 'q', recorded: { note } }));
      const opened = findings.value('open', await engine.open({ sources: [file('notes.jsonl', ...items)] }));
      const { view } = await viewRows(engine, findings, opened.dataset, {});
      for (const kind of ['csv', 'csv-raw'] as const) {
        const blob = findings.value(kind, await engine.export(view, kind));
        const preview = findings.value('preview', await engine.preview({ name: 'notes.csv', blob }));
        const column = preview.columns.findIndex(({ name }) => name === 'recorded.note');
        findings.equal(
          kind,
          preview.cells.map((cells) => cells[column]),
          texts,
        );
      }
    },
  ),
];
