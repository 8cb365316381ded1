import type { DatasetSummary, Engine, ReplySetId, RunId } from '../engine.ts';
import type { Opinion } from '../labelling.ts';
import { openRows, runRows } from './opened.ts';
import { file, promise, text, type EnginePromise, type Findings } from './promise.ts';

const TOOLS = '"tools": [{"name": "get_weather"}]';
const REFERENCE = '"reference": {"calls": [{"name": "get_weather", "arguments": {"city": "Paris", "days": 1.0}}]}';
const REPLY =
  '"reply": {"calls": [{"name": "get_weather", "arguments": "{\\"days\\": 1.0, \\"city\\": \\"Paris\\"}"}]}';
const ITEM = `"id": "1", "input": "Paris?", ${TOOLS}, ${REFERENCE}, ${REPLY}`;

/** Of the item's text as `core/labels/itemText.ts` describes it, written by hand and hashed by Python's hashlib. */
const HASH = 'sha256:bfdf1ce9dcd823e4f2c30f153538604030613fa29e11e3c7d0d0f6d583e0eeb5';
const WITHOUT_REPLY = 'sha256:6eaf260f10fbe9aba21def4dcce9a9abbd75a6332c7cf013cdfe35c887b405bd';

async function openText(engine: Engine, findings: Findings, content: string): Promise<DatasetSummary> {
  return findings.value('open', await engine.open({ sources: [text('one.jsonl', content)] }));
}

/** Hash of the only item, with the first replies. */
async function hashOf(engine: Engine, findings: Findings, content: string): Promise<string | null | undefined> {
  const { dataset, replySets } = await openText(engine, findings, content);
  const request = { replySet: replySets[0]?.replySet ?? null, keys: null };
  const hashes = findings.value('hashes', await engine.hashes(dataset, request));
  findings.equal('one item', hashes.length, 1);
  return hashes[0];
}

async function keysText(
  engine: Engine,
  findings: Findings,
  dataset: string,
  replySet: ReplySetId | null,
): Promise<string> {
  const keys = findings.value('keys', await engine.keys(dataset, replySet));
  return keys.map(({ id, attempt }) => `${id}.${attempt}`).join(' ');
}

function said({ key, state, text: says, score, problem }: Opinion): string {
  return [key.id, state ?? '-', says ?? '-', score ?? '-', problem ?? '-'].join(' ');
}

async function ofRun(engine: Engine, findings: Findings, dataset: string, run: RunId): Promise<readonly string[]> {
  return findings.value('opinions', await engine.opinions(dataset, { kind: 'run', run })).map(said);
}

export const labellingPromises: readonly EnginePromise[] = [
  promise('keys are those of the items that views over the replies have', async (engine, findings) => {
    const rows = file('rows.jsonl', { id: 'a', input: 'A?', reference: { text: 'x' } }, { id: 'b', input: 'B?' });
    const replies = file('r.jsonl', { id: 'b', text: 'x' }, { id: 'b', text: 'y' }, { id: 'a', text: 'z' });
    const { dataset, replySets } = findings.value('open', await engine.open({ sources: [rows, replies] }));
    const set = replySets[0]?.replySet ?? null;
    findings.equal('with replies', await keysText(engine, findings, dataset, set), 'a.0 b.0 b.1');
    findings.equal('without', await keysText(engine, findings, dataset, null), 'a.0 b.0');
    findings.refused('unknown replies', await engine.keys(dataset, 'none'), 'no-such');
    findings.refused('unknown dataset', await engine.keys('none', null), 'no-such');
  }),

  promise('an item has the hash of its text, whatever order and blanks its row has', async (engine, findings) => {
    for (const [what, row] of [
      ['as it is', `{${ITEM}}`],
      ['a recorded verdict, a category', `{${ITEM}, "category": "c", "recorded": {"judge": "PASS", "score": 0.5}}`],
      ['another id', `{${ITEM}}`.replace('"id": "1"', '"id": "2"')],
      ['members in another order', `{${REPLY}, ${REFERENCE}, ${TOOLS}, "input": "Paris?"}`],
      ['no blanks', `{${ITEM}}`.replaceAll(/(?<=[:,]) /g, '')],
    ] as const) {
      findings.equal(what, await hashOf(engine, findings, row), HASH);
    }
    const other = `{${ITEM}}`.replace('1.0}}]}', '1}}]}');
    findings.equal('a number written otherwise', (await hashOf(engine, findings, other)) === HASH, false);
    const unanswered = await hashOf(engine, findings, `{"input": "Paris?", ${TOOLS}, ${REFERENCE}}`);
    findings.equal('no reply', unanswered, WITHOUT_REPLY);
  }),

  promise(
    'hashes are given in the order of the keys, null for a key that there is none of',
    async (engine, findings) => {
      const { dataset, replySets } = await openRows(engine, findings);
      const replySet = replySets[0]?.replySet ?? null;
      const all = findings.value('all', await engine.hashes(dataset, { replySet, keys: null }));
      findings.equal('all differ', new Set(all).size, 7);
      const keys = ['3', 'x', '1'].map((id) => ({ id, attempt: 0 }));
      const some = findings.value('some', await engine.hashes(dataset, { replySet, keys }));
      findings.equal('in their order', some, [all[2], null, all[0]]);
      const bare = findings.value('bare', await engine.hashes(dataset, { replySet: null, keys: null }));
      findings.equal(
        'without replies only items that have none are the same',
        bare.map((hash, at) => hash === all[at]),
        [false, false, false, false, true, false, false],
      );
      const progress: string[] = [];
      await engine.hashes(
        dataset,
        { replySet, keys: null },
        { onProgress: ({ items, totalItems }) => progress.push(`${items}/${totalItems}`) },
      );
      findings.equal('progress', progress.at(-1), '7/7');
      const stopped = await engine.hashes(dataset, { replySet, keys: null }, { signal: AbortSignal.abort() });
      findings.equal('cancelled', stopped.kind, 'cancelled');
    },
  ),

  promise('replies of another file are part of the items they answer', async (engine, findings) => {
    const dataset = text('rows.jsonl', `{"id": "1", "input": "Paris?", ${TOOLS}, ${REFERENCE}}`);
    const reply = REPLY.slice('"reply": '.length);
    const opened = await engine.open({ sources: [dataset, text('replies.jsonl', `{"id": "1", "reply": ${reply}}`)] });
    const { dataset: id, replySets } = findings.value('open', opened);
    const replySet = replySets[0]?.replySet ?? null;
    const hashes = findings.value('hashes', await engine.hashes(id, { replySet, keys: null }));
    findings.equal('the same as in one row', hashes, [HASH]);
  }),

  promise('opinions of a run are its states with reason or cause and score', async (engine, findings) => {
    const opened = await openRows(engine, findings);
    const { run } = await runRows(engine, findings, opened);
    findings.equal('xlam-tool-call', await ofRun(engine, findings, opened.dataset, run), [
      '1 right match - -',
      '2 wrong name - -',
      '3 right match - -',
      '4 wrong arguments - -',
      '5 not-judged not-run - -',
      '6 not-judged no-reference - -',
      '7 fault reference-broken - -',
    ]);
    findings.refused('no such run', await engine.opinions(opened.dataset, { kind: 'run', run: 'none' }), 'no-such');
    const stopped = await engine.opinions(opened.dataset, { kind: 'run', run }, { signal: AbortSignal.abort() });
    findings.equal('cancelled', stopped.kind, 'cancelled');
  }),

  promise('a total of tenths is a decimal of one place', async (engine, findings) => {
    const reference = { needs_calculator: true, expression: '1 + 2' };
    const yaml = '<calculator>\noperation: add\noperands:\n  - 1\n  - 3\n</calculator>';
    const input = [
      { role: 'user', content: 'What is 1 + 2?' },
      { role: 'assistant', content: yaml },
      { role: 'user', content: '<output>4.0</output>' },
      { role: 'assistant', content: 'Answer: 4' },
    ];
    const rows = file('calculator.jsonl', { id: 'a', input, reference }, { id: 'b', input: 'Hello', reference });
    const { dataset } = findings.value('open', await engine.open({ sources: [rows] }));
    const request = { scorer: 'calculator-rubric', options: new Map<string, string>(), replySet: null };
    const { run } = findings.value('run', await engine.run(dataset, request));
    const found = findings.value('opinions', await engine.opinions(dataset, { kind: 'run', run }));
    findings.equal(
      'scores: 0.1 + 0.2 (one number differs) + 0.5 + 0.0 (the output is wrong), and nothing done',
      found.map(({ state, score }) => [state, score]),
      [
        ['wrong', '0.8'],
        ['wrong', '0'],
      ],
    );
  }),

  promise('opinions of a recorded column are what it says, cut where it is long', async (engine, findings) => {
    const long = 'x'.repeat(300);
    const rows = [
      { id: 'a', input: 'q', recorded: { judge: 'PASS', grade: 0.5 } },
      { id: 'b', input: 'q', recorded: { judge: 'FAIL', grade: 7e-1 } },
      { id: 'c', input: 'q', recorded: { judge: long, grade: 1 } },
      { id: 'd', input: 'q' },
    ];
    const { dataset } = findings.value('open', await engine.open({ sources: [file('rows.jsonl', ...rows)] }));
    const source = { kind: 'recorded', column: 'judge', reads: 'value' } as const;
    findings.equal('verdicts', findings.value('judge', await engine.opinions(dataset, source)).map(said), [
      'a right PASS - -',
      'b wrong FAIL - -',
      `c - ${'x'.repeat(200)} - -`,
      'd - - - -',
    ]);
    const grades = findings.value('grade', await engine.opinions(dataset, { ...source, column: 'grade' }));
    findings.equal(
      'numbers',
      grades.map(({ score }) => score),
      ['0.5', '0.7', '1', null],
    );
    findings.refused('no such column', await engine.opinions(dataset, { ...source, column: 'none' }), 'no-such');
  }),

  promise('a column of judge outputs is read strictly and whole', async (engine, findings) => {
    const thoughts = 'y'.repeat(3000);
    const outputs = [
      '```yaml\nthoughts: fine\nscore: 0.7\n```',
      `thoughts: ${thoughts}\nscore: 1`,
      'thoughts: fine\nscore: 0.75',
      'Score: 7/10',
      ' ',
    ];
    const rows = outputs.map((said_, at) => ({ id: String(at), input: 'q', recorded: { judge_output: said_ } }));
    const sources = [file('rows.jsonl', ...rows, { id: 'none', input: 'q' })];
    const { dataset } = findings.value('open', await engine.open({ sources }));
    const source = { kind: 'recorded', column: 'judge_output', reads: 'judge-output' } as const;
    findings.equal('outputs', findings.value('outputs', await engine.opinions(dataset, source)).map(said), [
      '0 - fine 0.7 -',
      `1 - ${'y'.repeat(2000)} 1 -`,
      '2 - - - invalid_precision',
      '3 - - - invalid_keys',
      '4 - - - missing',
      'none - - - missing',
    ]);
  }),
];
