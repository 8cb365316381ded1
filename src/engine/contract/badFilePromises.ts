import type { Engine, Source } from '../engine.ts';
import { file, promise, type EnginePromise, type Findings } from './promise.ts';

function good(id: number): string {
  return `{"id":${id},"input":"q${id}","reference":{"text":"a"}}`;
}

function bytes(name: string, ...parts: readonly (string | Uint8Array<ArrayBuffer>)[]): Source {
  return { name, blob: new Blob([...parts]) };
}

async function issuesOf(engine: Engine, findings: Findings, source: Source): Promise<readonly unknown[]> {
  const { items, issues } = findings.value('open', await engine.open({ sources: [source] }));
  return [items, ...issues.first.map((issue) => [issue.code, issue.place.line, issue.place.row])];
}

const deep = '['.repeat(100_000) + ']'.repeat(100_000);

/** Files that give no rows, by name; the code they are refused with, and what they look like. */
const refused: readonly (readonly [source: Source, code: string, looksLike: string | null])[] = [
  [bytes('empty.jsonl'), 'empty-file', null],
  [bytes('blank.jsonl', ' \n\n\t\n'), 'empty-file', null],
  [bytes('page.json', '<!doctype html><html><body>{"id":1}</body></html>'), 'not-text', 'html'],
  [bytes('wide.json', new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x22, 0, 0x69, 0])), 'not-text', 'utf-16'],
  [bytes('wide2.json', new Uint8Array([0x7b, 0, 0x22, 0, 0x69, 0, 0x64, 0])), 'not-text', 'utf-16'],
  [bytes('some.zip', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0])), 'not-text', 'zip'],
  [bytes('some.gz', new Uint8Array([0x1f, 0x8b, 8, 0])), 'unpack-failed', null],
  [bytes('some.zst', new Uint8Array([0x28, 0xb5, 0x2f, 0xfd, 4, 0])), 'not-text', 'zstd'],
  [bytes('some.parquet', 'PAR1', new Uint8Array([21, 4, 0, 0])), 'not-text', 'parquet'],
  [bytes('some.bin', new Uint8Array([1, 2, 0, 0, 0, 7, 0, 0, 9])), 'not-text', 'binary'],
  [bytes('some.csv', 'id,input\n1,hello\n2,there\n'), 'unknown-format', null],
  [bytes('header.csv', 'id,input\n'), 'not-text', 'text'],
  [bytes('prose.txt', 'Dear reader,\nthis is a letter.\n'), 'not-text', 'text'],
  [bytes('broken.jsonl', '{"id":\n{"id"\n'), 'no-good-rows', null],
  [bytes('deep.json', deep), 'no-good-rows', null],
  [bytes('numbers.json', '[1, 2, 3]'), 'no-objects', null],
  [bytes('five.json', '5'), 'no-objects', null],
  [bytes('null.json', ' null\n'), 'no-objects', null],
  [bytes('text.json', '"hello, you"'), 'no-objects', null],
  [bytes('none.json', '[ ]'), 'empty-file', null],
  [bytes('two.json', `{"data": [], "items": [${good(1)}]}`), 'no-good-rows', null],
];

export const badFilePromises: readonly EnginePromise[] = [
  promise('a file that gives no rows is refused by what it looks like', async (engine, findings) => {
    for (const [source, code, looksLike] of refused) {
      const opened = await engine.open({ sources: [source] });
      findings.refused(source.name, opened, code);
      if (opened.kind === 'refusal' && opened.refusal.code === 'not-text') {
        findings.equal(source.name, opened.refusal.looksLike, looksLike);
      }
    }
  }),

  promise(
    'JSON that breaks off in line 7 is an issue that names line 7; the other rows are kept',
    async (engine, findings) => {
      const lines = [1, 2, 3, 4, 5, 6].map(good);
      const source = file('rows.jsonl', ...lines, '{"id":7,"input":"q7","reference":{"te', good(8), good(9));
      findings.equal('issues', await issuesOf(engine, findings, source), [8, ['row-not-json', 7, 7]]);
    },
  ),

  promise('an array that is cut off keeps its good rows', async (engine, findings) => {
    const source = bytes('rows.json', `[${good(1)},\n${good(2)},\n{"id":3,"inp`);
    findings.equal('inside', await issuesOf(engine, findings, source), [2, ['file-cut', 3, 3]]);
    const between = bytes('rows.json', `[${good(1)},\n${good(2)}\n`);
    findings.equal('between', await issuesOf(engine, findings, between), [2, ['file-cut', 3, 2]]);
  }),

  promise('a broken element of an array leaves the others', async (engine, findings) => {
    const source = bytes('rows.json', `[${good(1)},\n{"id":2,},\n${good(3)},\n{"id":4,"input":"open\n},\n${good(5)}]`);
    const wanted = [3, ['row-not-json', 2, 2], ['row-not-json', 4, 4]];
    findings.equal('issues', await issuesOf(engine, findings, source), wanted);
  }),

  promise('bytes that are not UTF-8 are an issue of their row', async (engine, findings) => {
    const source = bytes('rows.jsonl', `${good(1)}\n{"id":2,"input":"`, new Uint8Array([0xe9]), `"}\n${good(3)}\n`);
    findings.equal('issues', await issuesOf(engine, findings, source), [2, ['row-not-utf8', 2, 2]]);
  }),

  promise('zero bytes inside a row are an issue of the row', async (engine, findings) => {
    const source = bytes('rows.jsonl', `${good(1)}\n{"id":2,"input":"`, new Uint8Array([0, 0]), `"}\n${good(3)}\n`);
    findings.equal('issues', await issuesOf(engine, findings, source), [2, ['row-not-json', 2, 2]]);
  }),

  promise('a row nested 100,000 deep is an issue of the row', async (engine, findings) => {
    const source = file('rows.jsonl', good(1), `{"id":2,"input":${deep}}`, good(3));
    findings.equal('issues', await issuesOf(engine, findings, source), [2, ['row-too-deep', 2, 2]]);
  }),

  promise(
    'a byte order mark, CRLF and blank lines are no part of a row, and lines are counted as they stand',
    async (engine, findings) => {
      const source = bytes('rows.jsonl', `\uFEFF${good(1)}\r\n\r\n${good(2)}\r\n{"id":\r\n`);
      findings.equal('issues', await issuesOf(engine, findings, source), [2, ['row-not-json', 4, 3]]);
    },
  ),

  promise('a list wrapped in an object and one object alone are read', async (engine, findings) => {
    const wrapped = bytes('rows.json', `{"version": [1],\n "items": [\n${good(1)},\n${good(2)}\n], "more": {}}`);
    findings.equal('wrapped', await issuesOf(engine, findings, wrapped), [2]);
    const alone = bytes('row.json', '{\n  "id": 1,\n  "input": "q",\n  "reference": {"text": "a"}\n}\n');
    findings.equal('alone', await issuesOf(engine, findings, alone), [1]);
  }),

  promise('a second list beside the one that is read is an issue that names it', async (engine, findings) => {
    const two = `{"data": [${good(1)}],\n "more": "items", "x": ["items"], "rows": [1],\n "items": [ ${good(2)}]}`;
    const opened = findings.value('open', await engine.open({ sources: [bytes('two.json', two)] }));
    findings.equal('items', opened.items, 1);
    const place = { file: 'two.json', line: 3, row: null };
    findings.equal('issues', opened.issues.first, [{ code: 'other-list', place, name: 'items' }]);
  }),

  promise('text behind the end is an issue', async (engine, findings) => {
    const source = bytes('rows.json', `[${good(1)}]\n\nthe end`);
    findings.equal('issues', await issuesOf(engine, findings, source), [1, ['text-after-end', 3, null]]);
  }),
];
