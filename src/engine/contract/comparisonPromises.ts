import type { ComparedRow, ComparedRowsRequest, CompareRequest, CompareSide, RunComparison } from '../comparison.ts';
import type { Engine } from '../engine.ts';
import { openRows, runRows } from './opened.ts';
import { file, promise, type EnginePromise, type Findings } from './promise.ts';

/** A row of a file that brings verdicts alone. */
function judged(id: string, verdict: string | null, category: string | null, input = ''): object {
  return {
    id,
    input,
    ...(category === null ? {} : { category }),
    recorded: verdict === null ? { note: 'x' } : { verdict },
  };
}

/** A row of one that says what is asked and what is right. */
function question(id: string, input: string, reference: object | null): object {
  return { id, input, ...(reference === null ? {} : { reference }), recorded: { verdict: 'pass' } };
}

function callsOf(args: string): object {
  return { calls: [{ name: 'f', arguments: args }] };
}

/** Every change is there once; what follows from the rows was worked out by hand. */
const before = [
  judged('1', 'pass', 'x', 'One?'),
  judged('2', 'pass', 'x', 'Two?'),
  judged('3', 'fail', 'x', 'Three?'),
  judged('4', 'fail', 'y', 'Four?'),
  judged('5', 'pass', 'y', 'Five?'),
  judged('6', 'unsure', 'y', 'Six?'),
  judged('7', 'error', 'y', 'Seven?'),
  judged('8', 'pass', 'x', '=Eight?'),
];
const after = [
  judged('=9', 'fail', 'z', 'Nine?'),
  judged('7', 'pass', 'y', 'Seven?'),
  judged('6', 'error', 'y', 'Six?'),
  judged('5', null, 'y', 'Five?'),
  judged('4', 'pass', 'y', 'Four?'),
  judged('3', 'fail', 'x', 'Three?'),
  judged('2', 'fail', 'x', 'Two?'),
  judged('1', 'pass', 'x', 'One?'),
];

async function side(engine: Engine, findings: Findings, rows: readonly object[]): Promise<CompareSide> {
  const { dataset } = findings.value('open', await engine.open({ sources: [file('rows.jsonl', ...rows)] }));
  const request = { scorer: 'recorded', options: new Map<string, string>(), replySet: null };
  return { dataset, run: findings.value('run', await engine.run(dataset, request)).run };
}

async function compared(
  engine: Engine,
  findings: Findings,
  rowsA: readonly object[],
  rowsB: readonly object[],
  joinBy: CompareRequest['joinBy'] = null,
): Promise<RunComparison> {
  const [a, b] = [await side(engine, findings, rowsA), await side(engine, findings, rowsB)];
  return findings.value('compare', await engine.compare({ a, b, joinBy }));
}

const ALL: ComparedRowsRequest = { changes: [], search: '', sort: 'change', from: 0, to: 100 };

async function rowsOf(
  engine: Engine,
  findings: Findings,
  { comparison }: RunComparison,
  request: Partial<ComparedRowsRequest> = {},
): Promise<readonly ComparedRow[]> {
  return findings.value('rows', await engine.comparedRows(comparison, { ...ALL, ...request })).rows;
}

/** `regression 2 2`: the change and the ids on both sides. */
function told({ change, a, b }: ComparedRow): string {
  return [change, a?.key.id ?? '-', b?.key.id ?? '-'].join(' ');
}

const WORST_FIRST = [
  'regression 2 2',
  'lost 5 5',
  'fix 4 4',
  'gained 7 7',
  'same-wrong 3 3',
  'same-right 1 1',
  'same-unjudged 6 6',
  'only-a 8 -',
  'only-b - =9',
];

export const comparisonPromises: readonly EnginePromise[] = [
  promise('two runs are counted by what became of each item', async (engine, findings) => {
    const found = await compared(engine, findings, before, after);
    findings.equal('join', found.join, {
      joinedBy: 'key',
      joined: 7,
      withoutIds: { a: false, b: false },
      onlyA: { total: 1, first: [{ id: '8', attempt: 0 }] },
      onlyB: { total: 1, first: [{ id: '=9', attempt: 0 }] },
      repeated: { total: 0, first: [] },
      differs: { total: 0, first: [] },
    });
    findings.equal('matrix', found.matrix, [
      [1, 1, 1, 0],
      [1, 1, 0, 0],
      [0, 0, 0, 1],
      [1, 0, 0, 0],
    ]);
    findings.equal(
      'changes',
      found.changes.map(({ change, count }) => `${change} ${count}`),
      WORST_FIRST.map((row) => `${row.split(' ')[0]} 1`),
    );
    const { judged: both, a, b, onlyA, onlyB, mcnemarP } = found.paired;
    findings.equal('of four judged twice', [both, a.count, a.of, b.count, b.of], [4, 2, 4, 2, 4]);
    findings.equal('one flip each way', [onlyA, onlyB, mcnemarP], [1, 1, 1]);
    findings.equal('categories as in the file of B, where something is joined', found.categories, [
      {
        category: 'y',
        n: 4,
        a: { right: 1, wrong: 1, notJudged: 1, fault: 1 },
        b: { right: 2, wrong: 0, notJudged: 1, fault: 1 },
        regressions: 0,
        fixes: 1,
      },
      {
        category: 'x',
        n: 3,
        a: { right: 2, wrong: 1, notJudged: 0, fault: 0 },
        b: { right: 1, wrong: 2, notJudged: 0, fault: 0 },
        regressions: 1,
        fixes: 0,
      },
    ]);
    findings.equal('no scores', found.scores, null);
    findings.equal('as many right as before, but not in x', found.gate, [
      { code: 'category-fell', category: 'x', from: 2, to: 1 },
    ]);
  }),

  promise('rows come worst first, or as in the files, and say both sides', async (engine, findings) => {
    const found = await compared(engine, findings, before, after);
    const rows = await rowsOf(engine, findings, found);
    findings.equal('worst first', rows.map(told), WORST_FIRST);
    findings.equal('the first', rows[0], {
      change: 'regression',
      a: { key: { id: '2', attempt: 0 }, state: 'right', reason: 'recorded-right', score: null },
      b: { key: { id: '2', attempt: 0 }, state: 'wrong', reason: 'recorded-wrong', score: null },
      category: 'x',
      input: 'Two?',
    });
    findings.equal(
      'a cause in place of a reason',
      [rows[1]?.b?.reason, rows[6]?.b?.reason],
      ['not-recorded', 'recorded-fault'],
    );
    findings.equal('of one side', [rows[7]?.input, rows[7]?.category, rows[8]?.input], ['=Eight?', 'x', 'Nine?']);
    const inFile = await rowsOf(engine, findings, found, { sort: 'file' });
    findings.equal(
      'as in A, then B',
      inFile.map(({ a, b }) => a?.key.id ?? b?.key.id),
      ['1', '2', '3', '4', '5', '6', '7', '8', '=9'],
    );
    const without = await rowsOf(engine, findings, found, { sort: 'delta' });
    findings.equal('by score, where there is none', without.map(told), WORST_FIRST);
    const page = findings.value('page', await engine.comparedRows(found.comparison, { ...ALL, from: 7, to: 90 }));
    findings.equal('page', [page.shown, page.total, page.from, page.rows.map(told)], [9, 9, 7, WORST_FIRST.slice(7)]);
  }),

  promise('rows are filtered by change, category and text of either side', async (engine, findings) => {
    const found = await compared(engine, findings, before, after);
    for (const [what, request, wanted] of [
      ['changes', { changes: ['fix', 'regression'] }, ['regression 2 2', 'fix 4 4']],
      ['category', { category: 'x' }, ['regression 2 2', 'same-wrong 3 3', 'same-right 1 1', 'only-a 8 -']],
      ['none without a category', { category: null }, []],
      ['no such category', { category: 'none' }, []],
      ['input in any case', { search: 'tWO' }, ['regression 2 2']],
      ['id, of A alone', { search: '8' }, ['only-a 8 -']],
      ['id, of B alone', { search: '=' }, ['only-a 8 -', 'only-b - =9']],
      ['all together', { changes: ['fix', 'gained'], category: 'y', search: 'o' }, ['fix 4 4']],
    ] as const) {
      findings.equal(what, (await rowsOf(engine, findings, found, request)).map(told), wanted);
    }
  }),

  promise('a run against itself has no change and nothing for a gate to say', async (engine, findings) => {
    const opened = await openRows(engine, findings);
    const { dataset } = opened;
    const { run } = await runRows(engine, findings, opened);
    const request: CompareRequest = { a: { dataset, run }, b: { dataset, run }, joinBy: null };
    const same = findings.value('same', await engine.compare(request));
    findings.equal('matrix', same.matrix, [
      [2, 0, 0, 0],
      [0, 2, 0, 0],
      [0, 0, 2, 0],
      [0, 0, 0, 1],
    ]);
    findings.equal('flips', [same.paired.onlyA, same.paired.onlyB, same.paired.mcnemarP, same.gate], [0, 0, null, []]);
    // Item 3 makes the calls of its reference in another order.
    const strict = await runRows(engine, findings, opened, 'strict');
    const other = findings.value('b', await engine.compare({ ...request, b: { dataset, run: strict.run } }));
    const rows = await rowsOf(engine, findings, other, { changes: ['regression'] });
    findings.equal('one dataset, two runs', rows.map(told), ['regression 3 3']);
    findings.equal('gate', other.gate, [
      { code: 'right-fell', from: 2, to: 1 },
      { code: 'category-fell', category: 'hard', from: 1, to: 0 },
    ]);
  }),

  promise('items are joined by input where no ids meet, or where that is asked for', async (engine, findings) => {
    const a = [
      judged('a', 'pass', null, 'Where  is\nParis?'),
      judged('b', 'pass', null, 'Again?'),
      judged('c', 'fail', null, 'Again?'),
      judged('d', 'pass', null, ''),
    ];
    const b = [
      judged('p', 'fail', null, 'Again?'),
      judged('q', 'fail', null, ' Where is Paris? '),
      judged('r', 'pass', null, 'Again?'),
      judged('s', 'pass', null, ''),
      judged('t', 'pass', null, 'again?'),
    ];
    const found = await compared(engine, findings, a, b);
    findings.equal('join', found.join, {
      joinedBy: 'input',
      joined: 3,
      withoutIds: { a: false, b: false },
      onlyA: { total: 1, first: [{ id: 'd', attempt: 0 }] },
      onlyB: {
        total: 2,
        first: [
          { id: 's', attempt: 0 },
          { id: 't', attempt: 0 },
        ],
      },
      repeated: { total: 1, first: [{ id: 'b', attempt: 0 }] },
      differs: { total: 0, first: [] },
    });
    findings.equal('in order of appearance', (await rowsOf(engine, findings, found)).map(told), [
      'regression b p',
      'regression a q',
      'fix c r',
      'only-a d -',
      'only-b - s',
      'only-b - t',
    ]);
    findings.equal('no categories', found.categories, []);
    const byKey = await compared(engine, findings, a, b, 'key');
    findings.equal('by key', [byKey.join.joinedBy, byKey.join.joined], ['key', 0]);
    const asked = await compared(engine, findings, before, after, 'input');
    findings.equal('asked for', [asked.join.joinedBy, asked.join.joined], ['input', 7]);
    const none = await compared(engine, findings, before, [judged('n', 'pass', null, 'Other?')]);
    findings.equal('neither', [none.join.joinedBy, none.join.joined, none.paired.a.kind], ['key', 0, 'undefined']);
  }),

  promise('items of one key whose question is not the same are told', async (engine, findings) => {
    const a = [
      question('same', 'A question', callsOf('{"a": 1, "b": [2]}')),
      question('input', 'One', callsOf('{}')),
      question('reference', 'One', callsOf('{"a": 1}')),
      question('text', 'One', { text: 'x' }),
      question('nothing', '', null),
    ];
    const b = [
      question('same', 'A  question', callsOf('{"b":[2],"a":1}')),
      question('input', 'Two', callsOf('{}')),
      question('reference', 'One', callsOf('{"a": 2}')),
      question('text', 'One', { text: 'y' }),
      question('nothing', 'One', { text: 'x' }),
    ];
    const { join } = await compared(engine, findings, a, b);
    findings.equal(
      'differs',
      [join.joined, join.differs.total, join.differs.first.map(({ id }) => id)],
      [5, 3, ['input', 'reference', 'text']],
    );
    const twice = await compared(engine, findings, a, a);
    findings.equal('the same file twice', twice.join.differs.total, 0);
  }),

  promise('rows are exported as they are filtered, safe for spreadsheets or as JSON', async (engine, findings) => {
    const { comparison } = await compared(engine, findings, before, after);
    const request = { changes: ['lost', 'only-a', 'only-b'], search: '', sort: 'change' } as const;
    const csv = findings.value('csv', await engine.exportComparison(comparison, request, 'csv'));
    findings.equal(
      'csv',
      await csv.text(),
      [
        'id,attempt,change,category,a_state,a_reason,a_score,b_state,b_reason,b_score',
        '5,0,lost,y,right,recorded-right,,not-judged,not-recorded,',
        '8,0,only-a,x,right,recorded-right,,,,',
        "'=9,0,only-b,z,,,,wrong,recorded-wrong,",
        '',
      ].join('\r\n'),
    );
    const jsonl = findings.value('jsonl', await engine.exportComparison(comparison, request, 'jsonl'));
    findings.equal(
      'jsonl',
      (await jsonl.text()).split('\n').at(2),
      JSON.stringify({
        id: '=9',
        attempt: 0,
        change: 'only-b',
        category: 'z',
        a_state: null,
        a_reason: null,
        a_score: null,
        b_state: 'wrong',
        b_reason: 'recorded-wrong',
        b_score: null,
      }),
    );
    const byInput = await compared(
      engine,
      findings,
      [judged('a', 'pass', null, 'Hi')],
      [judged('b', 'fail', null, 'Hi')],
    );
    const keys = await engine.exportComparison(byInput.comparison, { changes: [], search: '', sort: 'file' }, 'csv');
    findings.equal('both keys', (await findings.value('keys', keys).text()).split('\r\n'), [
      'id,attempt,change,category,a_state,a_reason,a_score,b_state,b_reason,b_score,a_id,a_attempt,b_id,b_attempt',
      'b,0,regression,,right,recorded-right,,wrong,recorded-wrong,,a,0,b,0',
      '',
    ]);
  }),

  promise('a comparison lasts until either dataset is closed', async (engine, findings) => {
    const [a, b] = [await side(engine, findings, before), await side(engine, findings, after)];
    const request: CompareRequest = { a, b, joinBy: null };
    const first = findings.value('first', await engine.compare(request));
    const again = findings.value('again', await engine.compare(request));
    findings.equal('a name of its own', first.comparison === again.comparison, false);
    findings.equal('the earlier one stays', (await engine.comparedRows(first.comparison, ALL)).kind, 'value');
    const stopped = await engine.compare(request, { signal: AbortSignal.abort() });
    findings.equal('cancelled', stopped.kind, 'cancelled');
    const progress: string[] = [];
    await engine.compare(request, { onProgress: ({ items, totalItems }) => progress.push(`${items}/${totalItems}`) });
    findings.equal('progress', progress.at(-1), '16/16');
    await engine.close(a.dataset);
    findings.refused('closed', await engine.comparedRows(first.comparison, ALL), 'no-such');
    findings.refused('export', await engine.exportComparison(again.comparison, ALL, 'csv'), 'no-such');
    findings.refused('no such dataset', await engine.compare(request), 'no-such');
    findings.refused('no such run', await engine.compare({ a: b, b: { ...b, run: 'none' }, joinBy: null }), 'no-such');
    findings.refused('no such comparison', await engine.comparedRows('none', ALL), 'no-such');
  }),
];
