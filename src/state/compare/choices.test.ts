import { describe, expect, test } from 'vitest';
import type { DatasetSummary, ReplySetSummary } from '../../engine/engine.ts';
import type { Dataset } from '../datasets.ts';
import type { RunParams } from '../route.ts';
import { START, type WorkbenchState } from '../state.ts';
import { chosenFile, fileChoices, isSamePlace, runChoices } from './choices.ts';

function set(name: string, digit: string, joinedBy: 'id' | 'same-row' = 'id'): ReplySetSummary {
  const none = { total: 0, first: [] };
  const join = { joinedBy, joined: 1, onlyInDataset: none, onlyInReplies: none, repeated: none };
  return { replySet: name, name, fingerprint: digit.repeat(64), join };
}

function dataset(key: string, more: Partial<DatasetSummary> = {}): Dataset {
  const summary: DatasetSummary = {
    dataset: key,
    files: [],
    fingerprint: key,
    items: 1,
    distinctIds: 1,
    byPosition: false,
    issues: { total: 0, first: [] },
    replySets: [],
    refused: [],
    recordedColumns: [],
    suggestedScorer: 'exact',
    references: { calls: 0, texts: 1, paths: 0, none: 0, broken: 0 },
    ...more,
  };
  const base = { sources: [], formats: new Map(), mappings: new Map(), edition: 0 };
  return { id: key, key, name: `${key}.jsonl`, summary, ...base };
}

function state(...open: readonly Dataset[]): WorkbenchState {
  return { ...START, datasets: { ...START.datasets, open } };
}

const EXACT: RunParams = { scorer: 'exact', options: [], replies: null };

describe('what can stand for a side', () => {
  test('a file with several reply sets stands once for each, one that is still being read not at all', () => {
    const two = dataset('two', { replySets: [set('x.jsonl', 'a'), set('y.jsonl', 'b')] });
    const choices = fileChoices(state(dataset('one'), two, { ...dataset('three'), summary: null }), new Map());
    expect(choices.map(({ name, replies }) => [name, replies])).toEqual([
      ['one.jsonl', null],
      ['two.jsonl', 'x.jsonl'],
      ['two.jsonl', 'y.jsonl'],
    ]);
    expect(new Set(choices.map(({ value }) => value)).size).toBe(3);
  });

  test('what a side stands for is one of the choices, whether its replies are named or not', () => {
    const two = dataset('two', { replySets: [set('own', 'a', 'same-row'), set('y.jsonl', 'b')] });
    const now = state(two);
    const [own, other] = fileChoices(now, new Map()).map(({ value }) => value);
    expect(chosenFile(now, { kind: 'run', data: 'two', run: null })).toBe(other);
    expect(chosenFile(now, { kind: 'run', data: 'two', run: { ...EXACT, replies: 'a'.repeat(12) } })).toBe(own);
    expect(chosenFile(state(dataset('one')), { kind: 'run', data: 'one', run: EXACT })).toBe('one');
  });

  test('files kept in this browser are offered unless they are open, and a baseline once', () => {
    const kept = ['1', '2'].map((digit) => ({
      fingerprint: digit.repeat(64),
      files: [{ name: `${digit}.csv`, bytes: 1, format: null }],
      openedAt: 0,
      hash: null,
    }));
    const now = state(dataset('1'.repeat(16)));
    const baseline = {
      exactMatch: 1,
      inventedCalls: 0,
      schemaInvalidReturns: 0,
      byCategory: new Map(),
      cases: null,
      falseRefusals: null,
      adapter: null,
      corpus: null,
    };
    const held = { file: 'base.json', digits: '0'.repeat(16), baseline };
    const choices = fileChoices(
      { ...now, datasets: { ...now.datasets, kept: { kind: 'done', value: kept } } },
      new Map([
        ['1', held],
        ['2', held],
      ]),
    );
    expect(choices.map(({ group, name }) => [group, name])).toEqual([
      ['open', `${'1'.repeat(16)}.jsonl`],
      ['kept', '2.csv'],
      ['baseline', 'base.json'],
    ]);
  });
});

describe('how a side can be judged', () => {
  test('as it is now first, then with one option changed, then what is recorded, then by other scorers, each once', () => {
    const verdicts = {
      name: 'success',
      kind: 'verdict',
      states: { right: 1, wrong: 0, notJudged: 0, fault: 0 },
    } as unknown as DatasetSummary['recordedColumns'][number];
    const choices = runChoices(state(), dataset('one', { recordedColumns: [verdicts] }), EXACT);
    expect(choices.slice(0, 3).map(({ value }) => value)).toEqual([
      'exact',
      'exact;normalise=off',
      'recorded;column=success',
    ]);
    expect(choices[1]?.option).toEqual(['normalise', 'off']);
    expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
    expect(choices.filter(({ run }) => run.scorer === 'exact')).toHaveLength(2);
  });
});

test('one and the same run is known as such, however it is named', () => {
  const one = dataset('one', { replySets: [set('x.jsonl', 'a')] });
  const plain = { kind: 'run', data: 'one', run: null } as const;
  const named = { ...plain, run: { ...EXACT, replies: 'a'.repeat(12) } };
  expect(isSamePlace(state(one), plain, named)).toBe(true);
  expect(isSamePlace(state(one), plain, { ...named, run: { ...EXACT, options: [['normalise', 'off']] } })).toBe(false);
  expect(isSamePlace(state(one), plain, { kind: 'baseline', digits: 'a'.repeat(16) })).toBe(false);
});
