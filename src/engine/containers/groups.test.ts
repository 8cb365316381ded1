import { expect, test } from 'vitest';
import { issueSentence } from '../../core/words/issue.ts';
import { PADDING } from '../bytes/byteStore.ts';
import { platformDeps } from '../deps.ts';
import { LIMITS } from '../limits.ts';
import { createPace } from '../pace.ts';
import { convertGroups } from './groups.ts';
import { groupsHead } from './groupsHead.ts';

async function read(text: string, whole = true): Promise<unknown> {
  const blob = new Blob([text]);
  const bytes = new Uint8Array(blob.size + PADDING);
  bytes.set(new Uint8Array(await blob.arrayBuffer()));
  const head = groupsHead(bytes, blob.size, LIMITS.maxDepth);
  if (head === null) return null;
  const pace = createPace(platformDeps(), undefined);
  const call = { limits: LIMITS, pace, onBytes: () => undefined, whole };
  const { blob: json, lineOf, issues } = await convertGroups({ name: 'g.json', blob }, head, call);
  const rows = (await json.text()).split('\n').slice(0, -1);
  return [rows.map((row) => row.replaceAll(/ +/g, ' ')), [...lineOf], issues.kept.map(issueSentence)];
}

test('rows of all groups come with the name of their group, as the file wrote them, and their lines', async () => {
  const text = `{
  "Ferries \\u00e9": [
    {"id": 0, "n": 1.50},
    {
      "id": 1, "n": 1e2
    }
  ],
  "__proto__": [ {"id": 0, "n": "a\\nb"} , {} ],
  "statistics": {"num": 3}
}
`;
  expect(await read(text)).toEqual([
    [
      '{"group":"Ferries é","id": 0, "n": 1.50}',
      '{"group":"Ferries é","id": 1, "n": 1e2 }',
      '{"group":"__proto__","id": 0, "n": "a\\nb"}',
      '{"group":"__proto__"}',
    ],
    [3, 4, 8, 8],
    ['g.json: statistics is no list of rows and is left out.'],
  ]);
});

test('rows that have a group of their own keep it', async () => {
  expect(await read('{"a": [{"group": 1}], "b": [{"group": 2}]}')).toEqual([
    ['{"group (2)":"a","group": 1}', '{"group (2)":"b","group": 2}'],
    [1, 1],
    [],
  ]);
});

test.each([
  ['a conversation', '{"messages": [{"role": "user"}], "tools": [{"type": "function"}]}'],
  ['a wrapped list', '{"data": [{"id": 1}]}'],
  ['a row of our own', '{"input": [{"role": "user", "content": "q"}], "reference": {"text": "a"}}'],
  ['lists that do not look alike', '{"a": [{"x": 1, "y": 2}], "b": [{"p": 1, "q": 2}]}'],
  ['mostly other members', '{"a": [{"x": 1}], "n": 1, "m": 2}'],
  ['lists of numbers', '{"a": [1], "b": [2]}'],
  ['JSON Lines', '{"a": [{"x": 1}]}\n{"a": [{"x": 1}]}\n'],
  ['a list', '[{"a": [{"x": 1}]}]'],
  ['nothing', '{}'],
])('%s is no object of groups', async (_, text) => {
  expect(await read(text)).toBeNull();
});

test('where it breaks off or breaks, the rows before are kept and it is said; of a head nothing is said', async () => {
  const start = '{"a":\n[{"x": 1},\n{"x": 2}],\n"b": [{"x": 3}, ';
  const rows = ['{"group":"a","x": 1}', '{"group":"a","x": 2}', '{"group":"b","x": 3}'];
  const cut = 'g.json, line 4: the file ends inside an object, as if it had been cut off; the rows before are kept.';
  expect(await read(`${start}{"x": `)).toEqual([rows, [2, 3, 4], [cut]]);
  expect(await read(`${start}{"x": `, false)).toEqual([rows, [2, 3, 4], []]);
  const broken = await read(`${start}{"x": oops}]}`);
  expect(broken).toEqual([rows, [2, 3, 4], [expect.stringMatching(/^g\.json, line 4: not JSON, at column 7/)]]);
});
