import { describe, expect, test } from 'vitest';
import { logOf, verdict } from '../../core/labels/builders.ts';
import { EMPTY_LOG } from '../../core/labels/log.ts';
import type { RecordedColumn } from '../../core/model/item.ts';
import { createEngine } from '../../engine/createEngine.ts';
import type { DatasetSummary } from '../../engine/engine.ts';
import { defaultJudge, judgesFor } from './judgesFor.ts';
import { isSameJudge, judgeText, judgeTitle, parseJudge } from './judgeText.ts';
import type { JudgeChoice } from './judge.ts';

const STEPS = { input: 'x', trajectory: ['a'], reference: { trajectory: ['a'] } };

async function summaryOf(...rows: readonly object[]): Promise<DatasetSummary> {
  const text = rows.map((row, at) => JSON.stringify({ id: `r${at}`, ...row })).join('\n');
  const outcome = await createEngine().open({ sources: [{ name: 'x.jsonl', blob: new Blob([text]) }] });
  if (outcome.kind !== 'value') throw new Error(outcome.kind);
  return outcome.value;
}

function texts(choices: readonly JudgeChoice[]): readonly string[] {
  return choices.map(judgeText);
}

describe('the judges of a dataset', () => {
  test('are recorded ones first, then scorers that have something to go by, then other columns and files', async () => {
    const recorded = { human: 'PASS', judge: 'PASS', passed: true, score: 0.5, reason: 'because' };
    const summary = await summaryOf({ ...STEPS, recorded });
    expect(texts(judgesFor(summary, logOf(verdict('e1')), { judgeOutputs: ['raw'] }))).toEqual([
      'column:judge',
      'output:raw',
      'run:mock-judge',
      'run:trajectory',
      'column:passed',
      'column:score',
      'log:mock@1',
    ]);
  });

  test('judge the replies that are named', async () => {
    const summary = await summaryOf({ input: 'x', reference: { text: 'y' }, reply: { text: 'y' } });
    expect(texts(judgesFor(summary, EMPTY_LOG, { replies: '0123456789ab' }))).toEqual(['run:exact;@0123456789ab']);
  });

  test('default to the recorded judge, else to the mock judge, else to the scorer that fits', async () => {
    const both = await summaryOf({ ...STEPS, recorded: { judge: 'PASS' } });
    const steps = await summaryOf({ ...STEPS, recorded: { passed: true } });
    const answers = await summaryOf({ input: 'x', reference: { text: 'y' } });
    const nothing = await summaryOf({ input: 'x' });
    const defaults = [both, steps, answers, nothing].map((summary) => defaultJudge(summary, EMPTY_LOG));
    expect(defaults.map((one) => one && judgeText(one))).toEqual(['column:judge', 'run:mock-judge', 'run:exact', null]);
  });

  test('of people are none', async () => {
    const summary = await summaryOf({ input: 'x', recorded: { rater: 'PASS' } });
    const kinds = summary.recordedColumns.map(({ kind }: RecordedColumn) => kind);
    expect([kinds, judgesFor(summary, EMPTY_LOG)]).toEqual([['label'], []]);
  });
});

describe('the text of a judge', () => {
  const choices: readonly JudgeChoice[] = [
    { kind: 'run', run: { scorer: 'mock-judge', options: [], replies: null } },
    { kind: 'run', run: { scorer: 'mock-judge', options: [['extraAtMost', '2']], replies: '0123456789ab' } },
    { kind: 'column', column: 'a: b;c', reads: 'value' },
    { kind: 'column', column: 'raw', reads: 'judge-output' },
    { kind: 'log', judge: 'g@pt%40', version: '' },
    { kind: 'log', judge: 'mock', version: '1@2' },
  ];

  test.each(choices)('is read back as the same judge: %o', (choice) => {
    const read = parseJudge(judgeText(choice));
    expect(read).toEqual(choice);
    expect(isSameJudge(read, choice)).toBe(true);
  });

  test.each(['', 'run:', 'column', 'log:@1', 'log:a@b@c', 'who:me'])('that names nobody is no judge: %s', (text) => {
    expect(parseJudge(text)).toBeNull();
  });

  test('in words says what it is and where it is from', () => {
    expect(choices.map(judgeTitle)).toEqual([
      'Mock judge (mock-judge)',
      'Mock judge (mock-judge), Most extra steps: 2',
      'a: b;c (recorded)',
      'raw (recorded, read as YAML)',
      'g@pt%40 (label file)',
      'mock 1@2 (label file)',
    ]);
  });
});
