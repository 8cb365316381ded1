import type { OpenProgress } from '../engine.ts';
import { call, file, promise, type EnginePromise } from './promise.ts';

const weather = call('get_weather', { city: 'Paris' });
const rows = [
  { id: 'a', input: 'Paris?', reference: { calls: [weather] }, category: 'easy', recorded: { judge: 'PASS' } },
  { id: 'b', input: 'Lyon?', reference: { calls: [weather] }, category: '__proto__' },
  { id: 'c', input: 'Hm?', reference: { text: ['yes', 5] } },
];

export const openPromises: readonly EnginePromise[] = [
  promise('a dataset comes back with its format, its items and what its references are', async (engine, findings) => {
    const opened = findings.value('open', await engine.open({ sources: [file('rows.jsonl', ...rows)] }));
    findings.equal('items', [opened.items, opened.distinctIds, opened.byPosition], [3, 3, false]);
    findings.equal('references', opened.references, { calls: 2, texts: 1, paths: 0, none: 0, broken: 0 });
    findings.equal(
      'recorded columns',
      opened.recordedColumns.map(({ name }) => name),
      ['judge'],
    );
    findings.equal('scorer', opened.suggestedScorer, 'xlam-tool-call');
    findings.equal('reply sets', opened.replySets, []);
    const [only] = opened.files;
    findings.equal(
      'file',
      [only?.format, only?.container, only?.role, only?.rows],
      ['touchstone', 'json-lines', 'dataset', 3],
    );
  }),

  promise('the fingerprint is the SHA-256 of the bytes', async (engine, findings) => {
    const source = { name: 'one.jsonl', blob: new Blob(['{"id":"x","input":"q","reference":{"text":"a"}}']) };
    const opened = findings.value('open', await engine.open({ sources: [source] }));
    const wanted = '82ecdac67e78fb95e502edc412c981a49a5281fef1fbb41309b6105698986bf3';
    findings.equal('fingerprint', opened.fingerprint, wanted);
  }),

  promise(
    'replies of a second file are joined by id, and the report says what was left over',
    async (engine, findings) => {
      const replies = [
        { id: 'a', calls: [weather] },
        { id: 'a', calls: [] },
        { id: 'z', calls: [weather] },
      ];
      const sources = [file('replies.jsonl', ...replies), file('rows.jsonl', ...rows)];
      const opened = findings.value('open', await engine.open({ sources }));
      const join = opened.replySets[0]?.join;
      findings.equal('joined', [join?.joinedBy, join?.joined], ['id', 2]);
      findings.equal('only in dataset', join?.onlyInDataset, {
        total: 2,
        first: [
          { id: 'b', attempt: 0 },
          { id: 'c', attempt: 0 },
        ],
      });
      findings.equal('only in replies', join?.onlyInReplies, { total: 1, first: [{ id: 'z', attempt: 0 }] });
      findings.equal('repeated', join?.repeated, { total: 1, first: [{ id: 'a', attempt: 1 }] });
      findings.equal('a repeated id is its next attempt', [opened.items, opened.distinctIds], [4, 3]);
      findings.equal(
        'issues',
        opened.issues.first.map((issue) => issue.code),
        ['repeated-id'],
      );
    },
  ),

  promise('attempts that replies name become attempts of their items', async (engine, findings) => {
    const replies = [1, 2, 3].map((attempt) => ({ id: 'a', attempt, calls: [weather] }));
    const sources = [file('rows.jsonl', ...rows), file('replies.jsonl', ...replies)];
    const opened = findings.value('open', await engine.open({ sources }));
    const [set] = opened.replySets;
    findings.equal('join', [set?.join.joinedBy, set?.join.joined], ['id-and-attempt', 3]);
    findings.equal('items', opened.items, 5);
    const view = findings.value(
      'view',
      await engine.view(opened.dataset, { filter: '', sort: null, run: null, beside: null }),
    );
    const window = findings.value('window', await engine.window(view.view, 0, 10));
    findings.equal(
      'keys',
      window.rows.map(({ key }) => `${key.id} ${key.attempt}`),
      ['a 1', 'a 2', 'a 3', 'b 0', 'c 0'],
    );
  }),

  promise('without ids on either side items and replies are joined by position', async (engine, findings) => {
    const nameless = rows.map((row) => ({ ...row, id: null }));
    const replies = [{ calls: [weather] }, { calls: [] }];
    const sources = [file('rows.jsonl', ...nameless), file('replies.jsonl', ...replies)];
    const opened = findings.value('open', await engine.open({ sources }));
    const join = opened.replySets[0]?.join;
    findings.equal('by position', [opened.byPosition, join?.joinedBy, join?.joined], [true, 'position', 2]);
    findings.equal('only in dataset', join?.onlyInDataset.first, [{ id: '#3', attempt: 0 }]);
  }),

  promise('where one side alone has ids, an issue says that there is nothing to join by', async (engine, findings) => {
    const nameless = rows.map((row) => ({ ...row, id: null }));
    for (const [items, reply, side] of [
      [rows, { calls: [weather] }, 'dataset'],
      [nameless, { id: 'a', calls: [weather] }, 'replies'],
      [rows, { id: 'z', calls: [weather] }, null],
    ] as const) {
      const sources = [file('rows.jsonl', ...items), file('replies.jsonl', reply)];
      const { issues } = findings.value('open', await engine.open({ sources }));
      const said = issues.first.flatMap((issue) => (issue.code === 'ids-on-one-side' ? [issue.side] : []));
      findings.equal('side', said, side === null ? [] : [side]);
    }
  }),

  promise('an id that stands twice is the next attempt, and an issue', async (engine, findings) => {
    const sources = [file('rows.jsonl', rows[0]!, rows[0]!, rows[1]!)];
    const opened = findings.value('open', await engine.open({ sources }));
    findings.equal('items', [opened.items, opened.distinctIds], [3, 2]);
    const [issue] = opened.issues.first;
    findings.equal('issue', issue, {
      code: 'repeated-id',
      place: { file: 'rows.jsonl', line: 2, row: 2 },
      id: 'a',
      attempt: 1,
    });
  }),

  promise('an attempt that a row names is its own, whatever repeated rows come before', async (engine, findings) => {
    const attempts = [0, 0, 1, 2, 2, null, 4];
    const repeated = attempts.map((attempt, at) => ({
      id: 'a',
      attempt,
      input: `row ${at}`,
      reference: { calls: [] },
    }));
    const sources = [file('rows.jsonl', ...repeated)];
    const opened = findings.value('open', await engine.open({ sources }));
    const keys: number[] = [];
    for (let attempt = 0; attempt < attempts.length; attempt += 1) {
      const request = { run: null, replySet: null };
      const found = await engine.item(opened.dataset, { id: 'a', attempt }, request);
      keys[Number(findings.value('item', found).input[0]?.text.slice(4))] = attempt;
    }
    // Rows 1, 3, 4 and 7 name attempts that no row before them named.
    findings.equal('named', [keys[0], keys[2], keys[3], keys[6]], [0, 1, 2, 4]);
    // Each of the others had the next free one when it came, and moved on when a row named that.
    findings.equal('others', new Set([keys[1], keys[4], keys[5]]).size, 3);
    findings.equal(
      'said',
      opened.issues.first.map((issue) => [issue.place.row, issue.code === 'repeated-id' ? issue.attempt : null]),
      [2, 5, 6].map((row) => [row, keys[row - 1]]),
    );
  }),

  promise('further replies can be added to an open dataset', async (engine, findings) => {
    const { dataset } = findings.value('open', await engine.open({ sources: [file('rows.jsonl', ...rows)] }));
    const added = await engine.addReplies(dataset, file('more.jsonl', { id: 'b', calls: [weather] }));
    const summary = findings.value('add', added);
    findings.equal(
      'reply sets',
      summary.replySets.map((set) => [set.name, set.join.joined]),
      [['more.jsonl', 1]],
    );
  }),

  promise('two datasets, replies alone and an unknown format name are refused', async (engine, findings) => {
    const one = file('rows.jsonl', ...rows);
    const two = file('more.jsonl', ...rows);
    findings.refused('two datasets', await engine.open({ sources: [one, two] }), 'two-datasets');
    const replies = file('replies.jsonl', { id: 'a', calls: [weather] });
    findings.refused('replies alone', await engine.open({ sources: [replies] }), 'only-replies');
    const pairs = file('pairs.jsonl', { question: 'q', answer: 'Paris', prediction: 'Paris' });
    const opened = await engine.open({ sources: [pairs] });
    const refusal = opened.kind === 'refusal' ? opened.refusal : null;
    const unknown = ['question', 'prediction'];
    findings.equal('not known', refusal, { code: 'only-replies', file: 'pairs.jsonl', unknown });
    const formats = new Map([['rows.jsonl', 'nonsense']]);
    findings.refused('format', await engine.open({ sources: [one], formats }), 'unknown-format-name');
    findings.refused('members', await engine.open({ sources: [file('x.jsonl', { a: 1 })] }), 'unknown-format');
  }),

  promise('a file that cannot be read is named, and the others are opened without it', async (engine, findings) => {
    const table = { name: 'table.csv', blob: new Blob(['id,answer\n1,2\n']) };
    const one = file('rows.jsonl', ...rows);
    const opened = findings.value('open', await engine.open({ sources: [table, one] }));
    findings.equal('items', opened.items, 3);
    findings.equal(
      'files',
      opened.files.map(({ name }) => name),
      ['rows.jsonl'],
    );
    findings.equal(
      'refused',
      opened.refused.map((bad) => [bad.file, bad.refusal.code]),
      [['table.csv', 'unknown-format']],
    );
    const replies = file('replies.jsonl', { id: 'a', calls: [weather] });
    findings.refused('no dataset left', await engine.open({ sources: [replies, table] }), 'unknown-format');
  }),

  promise('progress is told in rising bytes and ends at all of them', async (engine, findings) => {
    const seen: OpenProgress[] = [];
    const source = file('rows.jsonl', ...rows);
    await engine.open({ sources: [source] }, { onProgress: (progress) => seen.push(progress) });
    const bytes = seen.map((progress) => progress.bytes);
    findings.equal(
      'rising',
      bytes,
      bytes.toSorted((a, b) => a - b),
    );
    findings.equal('last', [seen.at(-1)?.bytes, seen.at(-1)?.items], [source.blob.size, 3]);
  }),

  promise('a call that is cancelled ends as cancelled and leaves nothing behind', async (engine, findings) => {
    const stop = new AbortController();
    stop.abort();
    const opened = await engine.open({ sources: [file('rows.jsonl', ...rows)] }, { signal: stop.signal });
    findings.equal('open', opened.kind, 'cancelled');
  }),

  promise('after closing a dataset is not known any more', async (engine, findings) => {
    const { dataset } = findings.value('open', await engine.open({ sources: [file('rows.jsonl', ...rows)] }));
    findings.value('close', await engine.close(dataset));
    findings.refused('again', await engine.close(dataset), 'no-such');
    const view = await engine.view(dataset, { filter: '', sort: null, run: null, beside: null });
    findings.refused('view', view, 'no-such');
  }),
];
