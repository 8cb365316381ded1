import { columnsOf } from './columns.ts';
import { file, promise, text, type EnginePromise } from './promise.ts';

/** What further files say of the items of a dataset. */
export const overlayPromises: readonly EnginePromise[] = [
  promise('replies and recorded values in tables are joined with their dataset by id', async (engine, findings) => {
    const rows = file(
      'rows.jsonl',
      { id: 'a', input: 'A?', reference: { text: 'x' } },
      { id: 'b', input: 'B?', reference: { text: 'y' } },
    );
    const replies = text('replies.csv', 'id,reply\na,x\nb,z\n');
    const verdicts = text('verdicts.csv', 'id,passed\nb,no\na,yes\nc,yes\n');
    const mapping = { right: ['yes'], referenceAs: 'texts', keepOthers: true } as const;
    const mappings = new Map([
      ['replies.csv', { ...mapping, columns: columnsOf('id:id', 'reply:reply') }],
      ['verdicts.csv', { ...mapping, columns: columnsOf('id:id', 'verdict:passed') }],
    ]);
    const sources = [replies, verdicts, rows];
    const opened = findings.value('open', await engine.open({ sources, mappings }));
    findings.equal(
      'files',
      opened.files.map(({ name, role }) => [name, role]),
      [
        ['rows.jsonl', 'dataset'],
        ['verdicts.csv', 'recorded'],
        ['replies.csv', 'replies'],
      ],
    );
    findings.equal('joined', opened.replySets[0]?.join.joined, 2);
    findings.equal('recorded', opened.recordedColumns, [
      { name: 'passed', kind: 'verdict', states: { right: 1, wrong: 1, notJudged: 0, fault: 0 } },
    ]);
    findings.equal(
      'left over',
      opened.issues.first.map((issue) => (issue.code === 'overlay-left' ? [issue.side, issue.ids] : issue)),
      [['overlay', ['c']]],
    );
    const request = { run: null, replySet: opened.replySets[0]?.replySet ?? null };
    const found = findings.value('item', await engine.item(opened.dataset, { id: 'b', attempt: 0 }, request));
    findings.equal(
      'recorded',
      found.recorded.map(({ name, text: said, state }) => [name, said, state]),
      [['passed', 'no', 'wrong']],
    );
  }),

  promise(
    'what one judge chose is joined with what people chose by index, and is no verdict',
    async (engine, findings) => {
      const chosen = { instruction: 'Which?', input: '', response1: 'a', response2: 'b' };
      const people = file('people.json', { idx: 0, ...chosen, annotator1: 1 }, { idx: 1, ...chosen, annotator1: 0 });
      const judge = file(
        'judge.json',
        { idx: 1, gpt_result: 'Tie', gpt_reason: 'Alike.' },
        { idx: 0, gpt_result: 'garbage', gpt_reason: '' },
      );
      const opened = findings.value('open', await engine.open({ sources: [judge, people] }));
      findings.equal(
        'files',
        opened.files.map(({ name, format, role }) => [name, format, role]),
        [
          ['people.json', 'pandalm', 'dataset'],
          ['judge.json', 'pandalm-judge', 'recorded'],
        ],
      );
      findings.equal('issues', opened.issues.total, 0);
      findings.equal('no scorer reads choices', opened.suggestedScorer, null);
      const said: (readonly unknown[])[] = [];
      for (const column of ['annotator1', 'gpt_result']) {
        const opinions = await engine.opinions(opened.dataset, { kind: 'recorded', column, reads: 'value' });
        said.push(findings.value(column, opinions).map(({ text: value, state }) => [value, state]));
      }
      findings.equal('choices', said, [
        [
          ['1', null],
          ['0', null],
        ],
        [
          ['garbage', 'fault'],
          ['0', null],
        ],
      ]);
    },
  ),

  promise('an answer key in a table gives references to the items with its ids', async (engine, findings) => {
    const rows = file('rows.jsonl', { id: 'a', input: 'A?', reply: { text: 'x' } }, { id: 'b', input: 'B?' });
    const key = text('key.csv', 'id,answer\nb,y\na,x\na,z\n');
    const mapping = { right: [], referenceAs: 'texts', keepOthers: false } as const;
    const mappings = new Map([['key.csv', { ...mapping, columns: columnsOf('id:id', 'reference:answer') }]]);
    const opened = findings.value('open', await engine.open({ sources: [key, rows], mappings }));
    findings.equal('references', opened.references, { calls: 0, texts: 2, paths: 0, none: 0, broken: 0 });
    findings.equal(
      'left over',
      opened.issues.first.map((issue) => (issue.code === 'overlay-left' ? [issue.side, issue.ids] : issue)),
      [['repeated', ['a']]],
    );
    const request = { run: null, replySet: null };
    const found = findings.value('item', await engine.item(opened.dataset, { id: 'a', attempt: 0 }, request));
    findings.equal('item', found.referenceTexts, ['x']);
    const two = new Map([...mappings, ['more.csv', { ...mapping, columns: columnsOf('id:id', 'reference:answer') }]]);
    const both = await engine.open({ sources: [key, { ...key, name: 'more.csv' }], mappings: two });
    findings.refused('two keys alone', both, 'two-datasets');
  }),

  promise('references in a file of their own are those of the items with their ids', async (engine, findings) => {
    const tool = { name: 'tide', parameters: { type: 'dict', properties: {}, required: [] } };
    const rows = file(
      'questions.json',
      { id: 'q1', question: [[{ role: 'user', content: 'Tide?' }]], function: [tool] },
      { id: 'q2', question: [[{ role: 'user', content: 'More?' }]], function: [tool] },
    );
    const answers = file(
      'answers.json',
      { id: 'q3', ground_truth: [{ tide: { port: ['Brest'] } }] },
      { id: 'q1', ground_truth: [{ tide: { port: ['Brest'] } }] },
      { id: 'q2', ground_truth: [{ tide: { port: ['Brest', 'Brest, France'] } }] },
    );
    const replies = file('replies.jsonl', { id: 'q1', calls: [{ name: 'tide', arguments: { port: 'Brest' } }] });
    const opened = findings.value('open', await engine.open({ sources: [answers, rows, replies] }));
    findings.equal('references', opened.references, { calls: 1, texts: 0, paths: 0, none: 1, broken: 0 });
    findings.equal(
      'roles',
      opened.files.map(({ role }) => role),
      ['dataset', 'references', 'replies'],
    );
    findings.equal(
      'left over',
      opened.issues.first.flatMap((issue) => (issue.code === 'overlay-left' ? [[issue.side, issue.ids]] : [])),
      [['overlay', ['q3']]],
    );
    const replySet = opened.replySets[0]?.replySet ?? null;
    const options = new Map([['schemas', 'skip']]);
    const run = await engine.run(opened.dataset, { scorer: 'xlam-tool-call', options, replySet });
    const { totals } = findings.value('run', run);
    findings.equal('counts', totals.counts, { right: 1, wrong: 0, notJudged: 1, fault: 0 });
    const alone = findings.value('alone', await engine.open({ sources: [answers] }));
    findings.equal('alone', [alone.items, alone.files[0]?.role], [3, 'dataset']);
    const open = findings.value(
      'item',
      await engine.item(opened.dataset, { id: 'q2', attempt: 0 }, { run: null, replySet }),
    );
    findings.equal(
      'several accepted values are shown',
      open.recorded.map(({ name, text: said }) => [name, said]),
      [['accepted', '[{"tide":{"port":["Brest","Brest, France"]}}]']],
    );
  }),
];
