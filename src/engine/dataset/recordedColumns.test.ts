import { expect, test } from 'vitest';
import type { Mapping } from '../../core/mapping/mapping.ts';
import { createEngine } from '../createEngine.ts';
import { RecordedColumns } from './recordedColumns.ts';

test('a column is the most telling kind that an item says, and counts what items say in it', () => {
  const columns = new RecordedColumns();
  columns.add({ name: 'a', text: 'x' });
  columns.add({ name: 'b', text: '1', kind: 'score' });
  columns.add({ name: 'a', text: 'pass', kind: 'verdict', state: 'right' });
  columns.add({ name: 'a', text: 'error', kind: 'verdict', state: 'fault' });
  columns.add({ name: 'a', text: 'hm', kind: 'reason' });
  columns.add({ name: '__proto__', text: 'n/a', kind: 'label', state: 'not-judged' });
  expect(columns.list()).toEqual([
    { name: 'a', kind: 'verdict', states: { right: 1, wrong: 0, notJudged: 0, fault: 1 } },
    { name: 'b', kind: 'score', states: null },
    { name: '__proto__', kind: 'label', states: { right: 0, wrong: 0, notJudged: 1, fault: 0 } },
  ]);
});

test('verdicts beside the input are what a file is judged by that has no reference, also where the first say nothing', async () => {
  const rows = [null, true, false, true].map((correct, at) =>
    JSON.stringify({ id: `${at}`, category: 'c', input: 'Why? '.repeat(100), correct }),
  );
  const opened = await createEngine().open({ sources: [{ name: 'rows.jsonl', blob: new Blob([rows.join('\n')]) }] });
  if (opened.kind !== 'value') throw new Error(JSON.stringify(opened));
  expect(opened.value.recordedColumns).toEqual([
    { name: 'correct', kind: 'verdict', states: { right: 2, wrong: 1, notJudged: 1, fault: 0 } },
  ]);
});

test('rows that look alike do not hide what one of them records', async () => {
  // The texts before keep scored members a small share, so that rows would be cut to them.
  const note = 'n'.repeat(400);
  const rows = ['', '', 'late', 'later'].map((reason, at) =>
    JSON.stringify({ id: String(at), answer: 'x', note, reason }),
  );
  const mapping: Mapping = {
    columns: [
      { role: 'id', column: 'id' },
      { role: 'reference', column: 'answer' },
      { role: 'reason', column: 'reason' },
    ],
    right: [],
    referenceAs: 'texts',
    keepOthers: false,
  };
  const source = { name: 'rows.jsonl', blob: new Blob([rows.join('\n')]) };
  const engine = createEngine();
  const opened = await engine.open({ sources: [source], mappings: new Map([[source.name, mapping]]) });
  if (opened.kind !== 'value') throw new Error(JSON.stringify(opened));
  expect(opened.value.recordedColumns).toEqual([{ name: 'reason', kind: 'reason', states: null }]);
});
