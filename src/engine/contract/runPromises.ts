import type { RunProgress } from '../engine.ts';
import { openRows, runRows } from './opened.ts';
import { call, file, promise, type EnginePromise } from './promise.ts';

export const runPromises: readonly EnginePromise[] = [
  promise('a run adds up its four states, reasons, causes and categories', async (engine, findings) => {
    const opened = await openRows(engine, findings);
    const { totals, selfTest, options } = await runRows(engine, findings, opened);
    findings.equal('states', totals.counts, { right: 2, wrong: 2, notJudged: 2, fault: 1 });
    findings.equal('rate', [totals.rate.count, totals.rate.of], [2, 4]);
    findings.equal('reasons', totals.reasons.map((one) => `${one.reason} ${one.count}`).toSorted(), [
      'arguments 1',
      'match 2',
      'name 1',
    ]);
    findings.equal(
      'causes',
      totals.causes.map((one) => `${one.cause} ${one.count}`),
      ['not-run 1', 'no-reference 1', 'reference-broken 1'],
    );
    findings.equal(
      'categories',
      totals.categories.map((one) => [one.key, one.counts]),
      [
        ['easy', { right: 1, wrong: 1, notJudged: 1, fault: 1 }],
        ['hard', { right: 1, wrong: 1, notJudged: 1, fault: 0 }],
      ],
    );
    findings.equal(
      'self-test',
      [selfTest.passed, selfTest.answerKey.covered, selfTest.nullControl.covered],
      [true, 5, 5],
    );
    findings.equal('left out', selfTest.leftOut, [
      { why: 'no-reference', items: 1 },
      { why: 'reference-broken', items: 1 },
    ]);
    findings.equal('options', options.slice(0, 1), [['ordering', 'any']]);
  }),

  promise('without replies every item is not run', async (engine, findings) => {
    const { dataset } = await openRows(engine, findings);
    const request = { scorer: 'xlam-tool-call', options: new Map(), replySet: null };
    const { totals } = findings.value('run', await engine.run(dataset, request));
    findings.equal('states', totals.counts, { right: 0, wrong: 0, notJudged: 7, fault: 0 });
    findings.equal('rate', totals.rate, { kind: 'undefined', count: 0, of: 0, why: 'nothing-judged' });
  }),

  promise(
    'type words outside the grammar refuse the whole dataset until schemas are skipped',
    async (engine, findings) => {
      const tools = [{ name: 'f', parameters: { a: { type: 'list(str)' }, b: { type: 'str' } } }];
      const answers = [{ name: 'f', arguments: { a: [] } }];
      const source = file('rows.jsonl', { query: 'q', answers, tools }, { query: 'r', answers, tools });
      const { dataset } = findings.value('open', await engine.open({ sources: [source] }));
      const request = { scorer: 'xlam-tool-call', options: new Map<string, string>(), replySet: null };
      const sent = await engine.run(dataset, request);
      findings.refused('sent', sent, 'type-words');
      if (sent.kind === 'refusal' && sent.refusal.code === 'type-words') {
        const { rows, total } = sent.refusal;
        findings.equal('total', total, 2);
        findings.equal(
          'places',
          rows.map((one) => [one.place.row, one.tool, one.parameter, one.words]),
          [
            [1, 'f', 'a', 'list(str)'],
            [2, 'f', 'a', 'list(str)'],
          ],
        );
      }
      const skipped = await engine.run(dataset, { ...request, options: new Map([['schemas', 'skip']]) });
      findings.equal('skipped', findings.value('run', skipped).schemas, { kind: 'skipped' });
    },
  ),

  promise('an unknown scorer, option or reply set is refused with what there is', async (engine, findings) => {
    const { dataset } = await openRows(engine, findings);
    const request = { scorer: 'exact', options: new Map<string, string>(), replySet: null };
    findings.refused('scorer', await engine.run(dataset, { ...request, scorer: 'none' }), 'unknown-scorer');
    const options = new Map([['normalise', 'perhaps']]);
    findings.refused('option', await engine.run(dataset, { ...request, options }), 'bad-option');
    findings.refused('reply set', await engine.run(dataset, { ...request, replySet: 'none' }), 'no-such');
    findings.refused('dataset', await engine.run('none', request), 'no-such');
  }),

  promise('progress of a run ends at all items, and a cancelled run ends as cancelled', async (engine, findings) => {
    const { dataset } = await openRows(engine, findings);
    const request = { scorer: 'xlam-tool-call', options: new Map<string, string>(), replySet: null };
    const seen: RunProgress[] = [];
    await engine.run(dataset, request, { onProgress: (progress) => seen.push(progress) });
    findings.equal('last', [seen.at(-1)?.items, seen.at(-1)?.totalItems], [7, 7]);
    const stop = new AbortController();
    stop.abort();
    findings.equal('run', (await engine.run(dataset, request, { signal: stop.signal })).kind, 'cancelled');
  }),

  promise('a text scorer judges the texts of a reply', async (engine, findings) => {
    const reference = { text: ['Paris', 'City of Light'] };
    const source = file(
      'answers.jsonl',
      { id: 1, input: 'q', reference, reply: { text: '  paris ' } },
      { id: 2, input: 'q', reference, reply: { text: 'Lyon' } },
      { id: 3, input: 'q', reference, reply: { failure_kind: 'refusal' } },
    );
    const opened = findings.value('open', await engine.open({ sources: [source] }));
    findings.equal('suggested', opened.suggestedScorer, 'exact');
    const request = {
      scorer: 'exact',
      options: new Map<string, string>(),
      replySet: opened.replySets[0]?.replySet ?? null,
    };
    const { run, totals } = findings.value('run', await engine.run(opened.dataset, request));
    findings.equal('states', totals.counts, { right: 1, wrong: 2, notJudged: 0, fault: 0 });
    const filter = 'failure_kind = refusal';
    const view = await engine.view(opened.dataset, { filter, sort: null, run, beside: null });
    findings.equal('refusals', findings.value('view', view).shown, 1);
  }),

  promise('several attempts of an item are reported as such', async (engine, findings) => {
    const right = call('f', { a: 1 });
    const rows = [right, call('f', { a: 2 }), right].map((reply, attempt) => ({
      id: 'x',
      attempt,
      input: 'q',
      reference: { calls: [right] },
      reply: { calls: [reply] },
    }));
    const opened = findings.value('open', await engine.open({ sources: [file('rows.jsonl', ...rows)] }));
    const { totals } = await runRows(engine, findings, opened);
    const report = totals.attempts;
    findings.equal('attempts', [report?.items, report?.maxAttempts, report?.spread.some], [1, 3, 1]);
  }),

  promise(
    'a run counts the attempts of its own replies and of the rows, none of another file',
    async (engine, findings) => {
      const right = call('f', { a: 1 });
      const items = ['x', 'y'].map((id) => ({ id, input: 'q', reference: { calls: [right] } }));
      const single = items.map(({ id }) => ({ id, calls: [right] }));
      const repeated = [0, 1, 2].map((attempt) => ({ id: 'x', attempt, calls: [right] }));
      const fromOne = [1, 2].map((attempt) => ({ id: 'y', attempt, calls: [right] }));
      const sources = [
        file('rows.jsonl', ...items),
        file('single.jsonl', ...single),
        file('repeated.jsonl', ...repeated),
      ];
      const { dataset } = findings.value('open', await engine.open({ sources }));
      const opened = findings.value('add', await engine.addReplies(dataset, file('later.jsonl', ...fromOne)));
      findings.equal(
        'only in the dataset',
        opened.replySets.map(({ join }) => join.onlyInDataset.total),
        [0, 1, 1],
      );
      const wanted = [
        ['x 0', 'y 0'],
        ['x 0', 'x 1', 'x 2', 'y 0'],
        ['x 0', 'y 1', 'y 2'],
      ];
      const counts = [
        { right: 2, wrong: 0, notJudged: 0, fault: 0 },
        { right: 3, wrong: 0, notJudged: 1, fault: 0 },
        { right: 2, wrong: 0, notJudged: 1, fault: 0 },
      ];
      for (const [at, { replySet, name }] of opened.replySets.entries()) {
        const request = { scorer: 'xlam-tool-call', options: new Map<string, string>(), replySet };
        const { run, totals } = findings.value('run', await engine.run(dataset, request));
        findings.equal(name, totals.counts, counts[at]);
        const view = findings.value('view', await engine.view(dataset, { filter: '', sort: null, run, beside: null }));
        findings.equal(`${name} total`, [view.shown, view.total], [wanted[at]?.length, wanted[at]?.length]);
        const { rows } = findings.value('window', await engine.window(view.view, 0, 10));
        findings.equal(
          `${name} rows`,
          rows.map(({ key }) => `${key.id} ${key.attempt}`),
          wanted[at],
        );
        const values = findings.value('values', await engine.values(dataset, 'verdict', 'r', run));
        findings.equal(`${name} values`, values, [{ value: 'right', count: counts[at]?.right }]);
      }
    },
  ),
];
