import type { Preview } from '../../core/mapping/mapping.ts';
import type { DatasetSummary, Engine, Source } from '../engine.ts';
import { columnsOf } from './columns.ts';
import { promise, text, type EnginePromise, type Findings } from './promise.ts';

function base64(name: string, content: string): Source {
  return { name, blob: new Blob([Uint8Array.from(atob(content), (c) => c.charCodeAt(0))]) };
}

/** Two rows in two members, packed by Python's gzip; the second reply is wrong. */
const PACKED =
  'H4sICAAAAAAC/29uZS5qc29ubACrVspMUbJSSlTSUcrMKygtAbILgeyi1LTUotS85FQlq2qlktQKkHiFUi1IoiCnElWwlgsAg0Zj2kUAAAAfiwgA' +
  'AAAAAAL/q1bKTFGyUkpS0lHKzCsoLQGyC4HsotS01KLUvORUJatqpZLUCpB4pVItSKIgpxJJsEqptpYLAKWV40ZFAAAA';
/** By Python's hashlib, over the packed bytes. */
const PACKED_SHA256 = 'b46bf323543197046c54d44e41a0afb8237b04715b69fcf5b5384774dbc6fa3d';

const table = 'id,question,answer,passed\r\n1,"Two\r\nlines?",a,true\r\n2,One?,b,false\r\n3,None?,,true\r\n4,Short\r\n';

/** Opens a file by the mapping that its preview guesses. */
async function openGuessed(
  engine: Engine,
  findings: Findings,
  source: Source,
): Promise<{ readonly preview: Preview; readonly opened: DatasetSummary }> {
  const preview = findings.value('preview', await engine.preview(source));
  const mappings = new Map([[source.name, preview.guess]]);
  return { preview, opened: findings.value('open', await engine.open({ sources: [source], mappings })) };
}

export const containerPromises: readonly EnginePromise[] = [
  promise('a packed file is what is in it, and is named by its own bytes', async (engine, findings) => {
    const packed = base64('rows.jsonl.gz', PACKED);
    const opened = findings.value('open', await engine.open({ sources: [packed] }));
    const [only] = opened.files;
    findings.equal('file', [only?.packed, only?.container, only?.bytes, only?.rows], ['gzip', 'json-lines', 153, 2]);
    findings.equal('fingerprint', opened.fingerprint, PACKED_SHA256);
    findings.equal('items', [opened.items, opened.issues.total, opened.replySets.length], [2, 0, 1]);
    const cut = { name: 'cut.gz', blob: packed.blob.slice(0, -9) };
    const half = findings.value('open', await engine.open({ sources: [cut] }));
    findings.equal('cut', half.issues.first[0]?.code, 'packed-cut');
  }),

  promise(
    'a table is refused until a mapping says what its columns are; a preview shows and guesses them',
    async (engine, findings) => {
      const source = text('table.csv', table);
      const refused = await engine.open({ sources: [source] });
      findings.equal('refused', refused.kind === 'refusal' ? refused.refusal : refused, {
        code: 'unknown-format',
        file: 'table.csv',
        keys: ['id', 'question', 'answer', 'passed'],
      });
      const { preview, opened } = await openGuessed(engine, findings, source);
      findings.equal('recognised', [preview.recognisedAs, preview.rowsSeen], [null, 4]);
      findings.equal('cells', preview.cells[0], ['1', 'Two\r\nlines?', 'a', 'true']);
      const [only] = opened.files;
      findings.equal('file', [only?.format, only?.container, only?.mapping], ['mapping', 'csv', preview.guess]);
      findings.equal('items', [opened.items, opened.byPosition], [4, false]);
      findings.equal('short row', opened.issues.first[0], {
        code: 'table-row',
        place: { file: 'table.csv', line: 6, row: 4 },
        why: 'short',
        cells: 2,
        columns: 4,
      });
      const request = { run: null, replySet: null };
      const second = findings.value('item', await engine.item(opened.dataset, { id: '2', attempt: 0 }, request));
      findings.equal('place', [second.place.line, second.place.row], [4, 2]);
      findings.equal('raw', second.raw.text, '{"id":"2","question":"One?","answer":"b","passed":"false"}');
    },
  ),

  promise(
    'progress of a table or a packed file is told in rising bytes of the file itself',
    async (engine, findings) => {
      const seen: number[] = [];
      const sources = [base64('rows.jsonl.gz', PACKED), text('table.csv', table)];
      const mappings = new Map([
        [
          'table.csv',
          { columns: columnsOf('id:id', 'reply:answer'), right: [], referenceAs: 'texts', keepOthers: false },
        ],
      ] as const);
      await engine.open({ sources, mappings }, { onProgress: ({ bytes }) => seen.push(bytes) });
      findings.equal(
        'rising',
        seen,
        seen.toSorted((a, b) => a - b),
      );
      findings.equal('last', seen.at(-1), 153 + table.length);
    },
  ),

  promise('recorded columns say what they are, and how many items are right in them', async (engine, findings) => {
    const { opened } = await openGuessed(engine, findings, text('table.csv', table));
    const passed = opened.recordedColumns.find(({ name }) => name === 'passed');
    findings.equal('passed', passed, {
      name: 'passed',
      kind: 'verdict',
      states: { right: 2, wrong: 1, notJudged: 0, fault: 0 },
    });
  }),

  promise("of a table that promptfoo wrote each system's cell is an item", async (engine, findings) => {
    const cells = [
      '"[PASS] (1.00)\n\nParis\n\nPass Reason: fine"',
      '"[FAIL] (0.00)\n\nno\n---\nLyon\n\nFail Reason: no"',
    ];
    const source = text(
      'outputs.csv',
      `question,[one] p,[two] p\nCapital?,${cells.join(',')}\nAgain?,[ERROR] (0.00) gone,\n`,
    );
    const { preview, opened } = await openGuessed(engine, findings, source);
    findings.equal('columns', preview.columns.map(({ name }) => name).slice(0, 3), ['id', 'category', 'question']);
    findings.equal('file', [opened.files[0]?.container, opened.items], ['promptfoo', 3]);
    const request = { run: null, replySet: opened.replySets[0]?.replySet ?? null };
    const found = findings.value('item', await engine.item(opened.dataset, { id: '1/2', attempt: 0 }, request));
    findings.equal('item', [found.category, found.reply?.text, found.place.line], ['[two] p', 'Lyon', 2]);
    const verdict = opened.recordedColumns.find(({ name }) => name === 'verdict');
    findings.equal('verdict', verdict?.states, { right: 1, wrong: 1, notJudged: 0, fault: 1 });
  }),

  promise('rows in groups are items with the name of their group', async (engine, findings) => {
    const groups = '{"north": [\n{"id": 1, "note": "x"},\n{"id": 2, "note": "y"}],\n"south": [{"id": 1, "note": "z"}]}';
    const { preview, opened } = await openGuessed(engine, findings, text('groups.json', groups));
    findings.equal(
      'columns',
      preview.columns.map(({ name }) => name),
      ['group', 'id', 'note'],
    );
    findings.equal('file', [opened.files[0]?.container, opened.items, opened.distinctIds], ['groups', 3, 3]);
  }),

  promise('lines of trajectories are items, each with its own line', async (engine, findings) => {
    const lines = text('runs.txt', 'reference: a > [b, c]\n\nR1 a > c > b\nR2: a\n');
    const preview = findings.value('preview', await engine.preview(lines));
    findings.equal('recognised', preview.recognisedAs, 'touchstone');
    const opened = findings.value('open', await engine.open({ sources: [lines] }));
    findings.equal('file', [opened.files[0]?.container, opened.items], ['trajectory-lines', 2]);
    const replySet = opened.replySets[0]?.replySet ?? null;
    const run = await engine.run(opened.dataset, { scorer: 'trajectory', options: new Map(), replySet });
    const { totals } = findings.value('run', run);
    findings.equal('counts', totals.counts, { right: 1, wrong: 1, notJudged: 0, fault: 0 });
    const request = { run: null, replySet };
    const found = findings.value('item', await engine.item(opened.dataset, { id: 'R2', attempt: 0 }, request));
    findings.equal('line', found.place.line, 4);
  }),

  promise('one row of a group that holds a list is a row', async (engine, findings) => {
    const groups = '{"north": [{"id": 1, "items": [{"a": 1}, {"a": 2}]}]}';
    const preview = findings.value('preview', await engine.preview(text('groups.json', groups)));
    findings.equal(
      'columns',
      preview.columns.map(({ name }) => name),
      ['group', 'id', 'items'],
    );
  }),

  promise('a table with more columns than are read is refused', async (engine, findings) => {
    const header = Array.from({ length: 10_000 }, (_, at) => `c${at}`).join(',');
    const opened = await engine.open({ sources: [text('wide.csv', `${header}\n${header}\n`)] });
    findings.refused('open', opened, 'too-many-columns');
  }),
];
