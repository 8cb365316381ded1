import type { DatasetSummary, Engine, ReplySetId, RunId, RunSummary } from '../engine.ts';
import { file, promise, type EnginePromise, type Findings } from './promise.ts';

/** Document 002's self-test: six cases, and what its adapter gives for them. */
const tool = {
  name: 't',
  parameters: {
    type: 'object',
    additionalProperties: false,
    properties: { a: { type: 'integer' }, b: { type: 'string', enum: ['x', 'y'] } },
    required: ['a'],
  },
};

function value(id: string, category: string, args: object): object {
  const expected = { name: 't', arguments: args };
  return { id, category, tools: [tool], input: id, expected_kind: 'value', expected };
}

function unrecoverable(id: string, category: string): object {
  return { id, category, tools: [tool], input: id, expected_kind: 'unrecoverable' };
}

const cases = [
  value('s1', 'p', { a: 1 }),
  value('s2', 'p', { a: 2, b: 'x' }),
  value('s3', 'p', { a: 3 }),
  unrecoverable('s4', 'q'),
  unrecoverable('s5', 'q'),
  value('s6', 'q', { a: 6 }),
];
const outputs = [
  { id: 's1', output: { name: 't', arguments: { a: 1 } } },
  { id: 's2', output: { name: 't', arguments: { a: 2, b: 'y' } } },
  { id: 's3', output: { name: 't', arguments: { a: '3' } } },
  { id: 's4', output: null },
  { id: 's5', output: { name: 't', arguments: {} } },
  { id: 's6', error: 'ValueError: nope' },
];
const result = {
  cases: 6,
  exactMatch: 2,
  unrecoverableCases: 2,
  correctlyRefused: 1,
  inventedCalls: 1,
  falseRefusals: 1,
  schemaInvalidReturns: 2,
  adapterExceptions: 1,
  exactMatchRate: 0.3333,
  byCategory: [
    { category: 'p', n: 3, ok: 1, rate: 0.3333 },
    { category: 'q', n: 3, ok: 1, rate: 0.3333 },
  ],
};

const text = '{"name": "T()", "arguments": {"a": "7"}}';
const repaired = { ...value('r', 'names', { a: 7 }), input: text };

async function open(engine: Engine, findings: Findings, ...rows: readonly object[]): Promise<DatasetSummary> {
  const sources = [file('corpus.jsonl', ...cases), ...(rows.length === 0 ? [] : [file('ours.jsonl', ...rows)])];
  return findings.value('open', await engine.open({ sources }));
}

async function run(
  engine: Engine,
  findings: Findings,
  dataset: string,
  replySet: ReplySetId | null,
  adapter = 'auto',
): Promise<RunSummary> {
  const request = { scorer: 'toolcall-300', options: new Map([['adapter', adapter]]), replySet };
  return findings.value('run', await engine.run(dataset, request));
}

async function linesOf(engine: Engine, findings: Findings, dataset: string, of: RunId): Promise<readonly string[]> {
  const blob = findings.value('rows', await engine.conformanceRows(dataset, of));
  return (await blob.text()).split('\n');
}

/** The same outcome for each of the six cases. */
function only(outcome: object): readonly object[] {
  return ['s1', 's2', 's3', 's4', 's5', 's6'].map((id) => ({ id, ...outcome }));
}

/** Rows by their ids as a file writes them, which are alike in all else. */
function identified(ids: readonly string[], members: string): Blob {
  return new Blob(ids.map((id) => `{"id":${id},${members}}\n`));
}

export const conformancePromises: readonly EnginePromise[] = [
  promise("recorded outputs come to the numbers of document 002's self-test", async (engine, findings) => {
    const { dataset, suggestedScorer, references, replySets } = await open(engine, findings, ...outputs);
    findings.equal('suggested', [suggestedScorer, references.conformance, references.none], ['toolcall-300', 6, 0]);
    const summary = await run(engine, findings, dataset, replySets[0]?.replySet ?? null);
    findings.equal('auto', summary.options, [['adapter', 'recorded']]);
    findings.equal('states', summary.totals.counts, { right: 2, wrong: 4, notJudged: 0, fault: 0 });
    findings.equal('self-test', [summary.selfTest.answerKey.covered, summary.selfTest.nullControl.covered], [6, 4]);
    const report = findings.value('report', await engine.conformance(dataset, summary.run));
    findings.equal('report', report, {
      adapter: 'ours.jsonl',
      corpus: 'corpus.jsonl',
      result,
      notRun: 0,
      rightByException: 0,
      stops: { total: 0, first: [] },
      unloadable: null,
    });
    findings.equal('rows', (await linesOf(engine, findings, dataset, summary.run)).slice(3), [
      '{"id": "s4", "category": "q", "ok": true, "refused": true, "error": null, "got": null, "expected": "<refusal>"}',
      '{"id": "s5", "category": "q", "ok": false, "refused": false, "error": null, "got": "{\\"arguments\\":{},\\"name\\":\\"t\\"}", "expected": "<refusal>"}',
      '{"id": "s6", "category": "q", "ok": false, "refused": true, "error": "ValueError: nope", "got": null, "expected": "{\\"arguments\\":{\\"a\\":6},\\"name\\":\\"t\\"}"}',
      '',
    ]);
  }),

  promise('rows of the reference program are read as the outputs that they record', async (engine, findings) => {
    const first = await open(engine, findings, ...outputs);
    const summary = await run(engine, findings, first.dataset, first.replySets[0]?.replySet ?? null);
    const lines = await linesOf(engine, findings, first.dataset, summary.run);
    const sources = [file('corpus.jsonl', ...cases), file('rows.jsonl', ...lines.slice(0, 6))];
    const again = findings.value('open', await engine.open({ sources }));
    findings.equal('joined', again.replySets[0]?.join.joined, 6);
    const second = await run(engine, findings, again.dataset, again.replySets[0]?.replySet ?? null);
    const report = findings.value('report', await engine.conformance(again.dataset, second.run));
    findings.equal('result', report.result, result);
    findings.equal('rows', await linesOf(engine, findings, again.dataset, second.run), lines);
  }),

  promise(
    'outputs that are nothing but errors, refusals or texts are told by the corpus beside them, before or after it',
    async (engine, findings) => {
      const corpus = file('corpus.jsonl', ...cases);
      for (const [name, outcome, exact] of [
        ['errors', { error: 'ValueError: nope' }, 2],
        ['refusals', { output: null }, 2],
        ['texts', { output: 'I will call t.' }, 0],
      ] as const) {
        const given = file('given.jsonl', ...only(outcome));
        const opened = findings.value(name, await engine.open({ sources: [given, corpus] }));
        findings.equal(`${name} refused`, opened.refused, []);
        findings.equal(
          `${name} files`,
          opened.files.map(({ format, role }) => `${format} ${role}`),
          ['conformance dataset', 'conformance-outputs replies'],
        );
        const { dataset, run: id } = await run(engine, findings, opened.dataset, opened.replySets[0]?.replySet ?? null);
        const report = findings.value('report', await engine.conformance(dataset, id));
        findings.equal(`${name} exact`, [report.result.cases, report.result.exactMatch], [6, exact]);
        const alone = findings.value('corpus', await engine.open({ sources: [corpus] }));
        const added = findings.value('add', await engine.addReplies(alone.dataset, given));
        findings.equal(`${name} added`, added.replySets[0]?.join.joined, 6);
        findings.refused(`${name} alone`, await engine.open({ sources: [given] }), 'unknown-format');
        // Beside any other dataset nothing is changed.
        const plain = { id: 's1', input: 'a', reference: { text: 'b' }, reply: { text: 'b' } };
        const other = findings.value('other', await engine.open({ sources: [file('plain.jsonl', plain), given] }));
        findings.equal(
          `${name} beside another`,
          other.refused.map(({ file: of, refusal }) => `${of} ${refusal.code}`),
          ['given.jsonl unknown-format'],
        );
        findings.refused('add to another', await engine.addReplies(other.dataset, given), 'unknown-format');
      }
      const odd = file('odd.jsonl', ...only({ result: { name: 't', arguments: {} }, error: null }));
      const opened = findings.value('odd', await engine.open({ sources: [corpus, odd] }));
      findings.equal(
        'odd',
        opened.refused.map(({ refusal }) => refusal.code),
        ['unknown-format'],
      );
    },
  ),

  promise('ids that are no texts are joined as the reference program prints them', async (engine, findings) => {
    const ids = ['1e2', '-0.0', '{"b":1,"a":2}', '"7"'];
    const others = ['100.0', '-0.00', '{"a":2,"b":1}', '7'];
    const corpus = identified(ids, '"category":"p","tools":[],"input":"x","expected_kind":"unrecoverable"');
    const sources = [
      { name: 'corpus.jsonl', blob: corpus },
      { name: 'ours.jsonl', blob: identified(others, '"output":null') },
    ];
    const { replySets } = findings.value('open', await engine.open({ sources }));
    findings.equal('joined', replySets[0]?.join.joined, 4);
  }),

  promise('a case without a recorded output is not run, and no part of the cases', async (engine, findings) => {
    const { dataset, replySets } = await open(engine, findings, ...outputs.slice(0, 2));
    const summary = await run(engine, findings, dataset, replySets[0]?.replySet ?? null);
    findings.equal('states', summary.totals.counts, { right: 1, wrong: 1, notJudged: 4, fault: 0 });
    const report = findings.value('report', await engine.conformance(dataset, summary.run));
    findings.equal('not run', [report.notRun, report.result.cases, report.result.byCategory.length], [4, 2, 1]);
    const none = await run(engine, findings, dataset, null, 'recorded');
    findings.equal('without any', none.totals.counts, { right: 0, wrong: 0, notJudged: 6, fault: 0 });
  }),

  promise('our own adapters need no replies and look at none', async (engine, findings) => {
    const { dataset, replySets } = await open(engine, findings, ...outputs);
    const replySet = replySets[0]?.replySet ?? null;
    const auto = await run(engine, findings, dataset, null);
    findings.equal('auto', [auto.options, auto.replySet], [[['adapter', 'reference']], null]);
    for (const set of [null, replySet]) {
      const naive = await run(engine, findings, dataset, set, 'naive');
      findings.equal('replies', naive.replySet, null);
      const report = findings.value('report', await engine.conformance(dataset, naive.run));
      findings.equal('adapter', report.adapter, 'naive');
      // No input is JSON: two refusals are right, each by an exception.
      const { exactMatch, correctlyRefused, falseRefusals, adapterExceptions } = report.result;
      findings.equal('naive', [exactMatch, correctlyRefused, falseRefusals, adapterExceptions], [2, 2, 4, 6]);
      findings.equal('by exception', report.rightByException, 2);
    }
    const bad = new Map([['adapter', 'ours']]);
    const request = { scorer: 'toolcall-300', options: bad, replySet: null };
    findings.refused('unknown adapter', await engine.run(dataset, request), 'bad-option');
  }),

  promise(
    'rows that the reference program would not load are counted, and the others kept',
    async (engine, findings) => {
      const { category: _, ...lacking } = { category: 'p', ...value('s7', 'p', { a: 1 }) };
      const lines = [...cases, lacking, { ...unrecoverable('s8', 'q'), expected_kind: 'value' }];
      const opened = findings.value('open', await engine.open({ sources: [file('corpus.jsonl', ...lines)] }));
      findings.equal(
        'issues',
        opened.issues.first.map((issue) => (issue.code === 'row' ? [issue.place.line, issue.issue.code] : issue.code)),
        [
          [7, 'member-missing'],
          [8, 'expected-missing'],
        ],
      );
      const { run: id } = await run(engine, findings, opened.dataset, null, 'naive');
      const report = findings.value('report', await engine.conformance(opened.dataset, id));
      findings.equal('unloadable', [report.unloadable, report.result.cases], [2, 6]);
      const list = { name: 'corpus.json', blob: new Blob([JSON.stringify(cases, null, 1)]) };
      const asList = findings.value('open', await engine.open({ sources: [list] }));
      const listed = await run(engine, findings, asList.dataset, null, 'naive');
      const all = findings.value('report', await engine.conformance(asList.dataset, listed.run));
      findings.equal('a list', [all.unloadable, all.result.cases], [6, 6]);
    },
  ),

  promise(
    'where the reference program would stop, the case is a fault and the others count',
    async (engine, findings) => {
      const odd = [
        { ...value('x', 'p', { a: 1 }), tools: [{ name: 't' }] },
        { ...value('y', 'p', { a: 1 }), category: [1] },
      ];
      const sources = [
        file('corpus.jsonl', ...cases, ...odd),
        file('ours.jsonl', ...outputs, { id: 'x', output: { name: 't', arguments: {} } }, { id: 'y', output: null }),
      ];
      const { dataset, replySets } = findings.value('open', await engine.open({ sources }));
      const summary = await run(engine, findings, dataset, replySets[0]?.replySet ?? null);
      findings.equal(
        'causes',
        summary.totals.causes.map(({ cause, count }) => `${cause} ${count}`),
        ['program-would-stop 2'],
      );
      const { stops, result: found } = findings.value('report', await engine.conformance(dataset, summary.run));
      findings.equal('result', found, result);
      findings.equal(
        'stops',
        [stops.total, ...stops.first.map(({ key, stop }) => `${key.id} ${stop.code}`)],
        [2, 'x no-parameters', 'y category-not-hashable'],
      );
    },
  ),

  promise(
    'what came is a field and a facet beside the schema, and in every line of an export',
    async (engine, findings) => {
      const { dataset, replySets } = await open(engine, findings, ...outputs);
      const { run: id } = await run(engine, findings, dataset, replySets[0]?.replySet ?? null);
      const asked = { sort: null, run: id, beside: null };
      const whole = findings.value('view', await engine.view(dataset, { ...asked, filter: '' }));
      findings.equal(
        'facet',
        whole.facets
          .find(({ field }) => field === 'schema')
          ?.values.map(({ value: word, count }) => `${word} ${count}`),
        ['valid 2', 'invalid 2', 'refused 2'],
      );
      for (const [filter, shown] of [
        ['schema = invalid', 2],
        ['schema != valid', 4],
        ['reason = exact and schema = valid', 1],
        ['schema is null', 0],
        ['tool = t', 5],
        ['reply contains nope', 1],
        ['reference contains "\\"b\\""', 1],
      ] as const) {
        findings.equal(filter, findings.value('view', await engine.view(dataset, { ...asked, filter })).shown, shown);
      }
      const view = findings.value('view', await engine.view(dataset, { ...asked, filter: 'id = s5' }));
      const { rows } = findings.value('window', await engine.window(view.view, 0, 1));
      findings.equal('row', [rows[0]?.accepted, rows[0]?.answer, rows[0]?.replyCalls], ['<refusal>', 't {}', null]);
      const line = await findings.value('jsonl', await engine.export(view.view, 'jsonl')).text();
      const ends =
        '"got":"{\\"arguments\\":{},\\"name\\":\\"t\\"}","expected":null,"schema_valid":false,"schema_errors":["args.a: required property missing"]}\n';
      findings.equal(
        'line',
        [line.startsWith('{"id":"s5","attempt":0,"correct":false'), line.endsWith(ends)],
        [true, true],
      );
      const csv = (await findings.value('csv', await engine.export(view.view, 'csv-raw')).text()).split('\r\n');
      findings.equal('head', csv[0]?.split(',').slice(-4), ['got', 'expected', 'schema_valid', 'schema_errors']);
      findings.equal(
        'cells',
        csv[1]?.endsWith('"{""arguments"":{},""name"":""t""}",,false,args.a: required property missing'),
        true,
      );
    },
  ),

  promise('a case is shown with what came, what was expected and what each rule changed', async (engine, findings) => {
    const opened = findings.value('open', await engine.open({ sources: [file('corpus.jsonl', repaired, ...cases)] }));
    const { run: id, options } = await run(engine, findings, opened.dataset, null);
    findings.equal('adapter', options, [['adapter', 'reference']]);
    const key = { id: 'r', attempt: 0 };
    const item = findings.value('item', await engine.item(opened.dataset, key, { run: id, replySet: null }));
    findings.equal('state', [item.result?.state, item.comparison], ['right', null]);
    const { trace, ...shown } = item.conformance ?? { trace: null };
    const call = '{\n  "name": "t",\n  "arguments": {\n    "a": 7\n  }\n}';
    findings.equal('case', shown, {
      text,
      adapter: 'reference',
      got: call,
      refused: false,
      error: null,
      expected: call,
      schemaErrors: [],
      schemaInvalid: false,
      refusal: null,
    });
    findings.equal(
      'trace',
      trace?.map(({ rule, path, from, to }) => [rule, path, from, to].join(' ')),
      ['3 name "T()" "t"', '5 arguments.a "7" 7'],
    );
    const other = await engine.item(opened.dataset, { id: 's4', attempt: 0 }, { run: id, replySet: null });
    const refused = findings.value('item', other).conformance;
    findings.equal('refused', [refused?.refused, refused?.got, refused?.refusal?.code], [true, null, 'not-json']);
    const plain = await engine.item(opened.dataset, key, { run: null, replySet: null });
    findings.equal('without a run', findings.value('item', plain).conformance, undefined);
  }),

  promise(
    'a run of another scorer has no conformance, and a cancelled call ends as cancelled',
    async (engine, findings) => {
      const { dataset } = await open(engine, findings);
      const request = { scorer: 'exact', options: new Map<string, string>(), replySet: null };
      const { run: other } = findings.value('run', await engine.run(dataset, request));
      findings.refused('report', await engine.conformance(dataset, other), 'no-such');
      findings.refused('rows', await engine.conformanceRows(dataset, other), 'no-such');
      findings.refused('no run', await engine.conformance(dataset, 'none'), 'no-such');
      const { run: id } = await run(engine, findings, dataset, null, 'naive');
      const stopped = await engine.conformance(dataset, id, { signal: AbortSignal.abort() });
      findings.equal('cancelled', stopped.kind, 'cancelled');
    },
  ),
];
