import { expect, test } from 'vitest';
import { createEngine } from '../createEngine.ts';

const good = '{"id":1,"input":"q","reference":{"text":"a"}}';
const other = '{"id":2,"input":"q","reference":{"text":"a"}}';

function opened(parts: readonly BlobPart[], limits: object) {
  const engine = createEngine(undefined, { limits });
  return engine.open({ sources: [{ name: 'rows.jsonl', blob: new Blob([...parts]) }] });
}

test('a line of 200 MB is an issue that says how long it is, and the rows around it are kept', async () => {
  const part = 'x'.repeat(10_000_000);
  const long = ['{"id":7,"input":"', ...Array.from({ length: 20 }, () => part), '"}\n'];
  const outcome = await opened([`${good}\n`, ...long, `${other}\n`], { residentBytes: 0 });
  if (outcome.kind !== 'value') throw new Error(JSON.stringify(outcome));
  const { items, issues } = outcome.value;
  expect(items).toBe(2);
  const place = { file: 'rows.jsonl', line: 2, row: 2 };
  expect(issues.first).toEqual([{ code: 'row-too-long', place, bytes: 200_000_019, limit: 64 * 1024 * 1024 }]);
}, 60_000);

test.each([
  ['of a line', `${good}\n{"id":3,"input":"${'x'.repeat(5000)}"}\n${other}\n`],
  ['of an array', `[${good},{"id":3,"input":"${'x'.repeat(5000)}"},${other}]`],
  ['of an array, broken too', `[${good},{"id":3,"input":"${'x'.repeat(5000)}",},${other}]`],
])('a row that is too long %s costs no row around it, whatever the slices', async (_, text) => {
  const found = new Set<string>();
  for (const sliceBytes of [100, 1000, 1_000_000]) {
    const outcome = await opened([text], { maxRowBytes: 2000, headBytes: 100, sliceBytes, residentBytes: 0 });
    if (outcome.kind !== 'value') throw new Error(JSON.stringify(outcome));
    expect([outcome.value.items, outcome.value.issues.first.map((issue) => issue.code)]).toEqual([2, ['row-too-long']]);
    found.add(JSON.stringify(outcome.value.issues.first));
  }
  expect([...found]).toHaveLength(1);
});
