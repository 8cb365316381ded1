import { describe, expect, it, test } from 'vitest';
import { event, HEADER, label, logOf, verdict } from './builders.ts';
import { disputedItems } from './disputed.ts';
import { flatView } from './flatView.ts';
import { joinSeries } from './joinSeries.ts';
import { judgeSeries, judgesOf } from './judgeSeries.ts';
import { majoritySeries } from './majority.ts';
import { pairUp } from './pairs.ts';
import { adjudicatedSeries, raterSeries, type Pick } from './raterSeries.ts';
import type { ItemHashes, Said } from './series.ts';

const RUBRIC = logOf(label('a')).events.get('a')!.header.rubric;

function saidOf(lines: readonly object[], pick: Pick = 'blind-first', hashes: ItemHashes = null): Said | undefined {
  return raterSeries(logOf(...lines), 'ayse', { rubric: RUBRIC, pick, hashes }).get('0 R2');
}

/** The value, or the state where it is none that was said. */
function of(lines: readonly object[], pick: Pick = 'blind-first'): string | null | undefined {
  const said = saidOf(lines, pick);
  return said === undefined || said.state === 'said' ? said?.value : said.state;
}

const pass = label('a', { seq: 1 });
const fail = label('b', { seq: 2, value: 'FAIL', supersedes: 'a' });

describe('what a rater says of an item', () => {
  it('is the label that no other supersedes, in whatever order they stand, and nothing once it is cleared', () => {
    expect([of([pass]), of([pass, fail]), of([fail, pass])]).toEqual(['PASS', 'FAIL', 'FAIL']);
    expect(of([pass, fail, label('c', { value: null, supersedes: 'b' })])).toBe(null);
  });

  it('is unresolved where two labels do not know of each other, whatever the clocks say and whether they agree or not', () => {
    const other = label('b', { value: 'FAIL', device: 'two', at: '2030-01-01T00:00:00Z' });
    expect([of([pass, other]), of([pass, { ...other, value: 'PASS' }])]).toEqual(['unresolved', 'unresolved']);
    expect(of([pass, label('a2', { supersedes: 'a' }), other])).toBe('unresolved');
  });

  it('is what was chosen once it was, until something comes that the choice did not know of', () => {
    const two = [pass, label('b', { value: 'FAIL', device: 'two' })];
    const choice = event('resolve', 'r', { item: 'R2', target: 'b', over: ['a'] });
    expect(of([...two, choice])).toBe('FAIL');
    expect(of([...two, choice, label('c', { supersedes: 'b', value: 'UNSURE' })])).toBe('UNSURE');
    expect(of([...two, choice, label('c', { device: 'three' })])).toBe('unresolved');
    expect(of([...two, event('resolve', 'r', { item: 'R2', target: 'b' })])).toBe('FAIL');
    expect(of([...two, choice, event('resolve', 'q', { item: 'R2', target: 'a', over: ['b'] })])).toBe('unresolved');
    expect(of([...two, { ...choice, rater: 'can' }])).toBe('unresolved');
    expect(of([...two, choice, event('undo', 'u', { target: 'r' })])).toBe('unresolved');
  });

  it('goes round in no circle', () => {
    expect(of([label('a', { supersedes: 'b' }), fail])).toBe('unresolved');
    expect(of([label('a', { supersedes: 'a' })])).toBe('unresolved');
  });

  it('is nothing of another rater, of another attempt or by another rubric', () => {
    const series = raterSeries(
      logOf(
        HEADER,
        pass,
        label('b', { rater: 'can' }),
        label('c', { attempt: 1 }),
        { ...HEADER, rubric: null },
        label('d', { item: 'R3' }),
      ),
      'ayse',
      { rubric: RUBRIC, pick: 'blind-first', hashes: null },
    );
    expect([...series.keys()]).toEqual(['0 R2', '1 R2']);
  });
});

describe('undo and redo', () => {
  const undo = event('undo', 'u', { target: 'b', seq: 3 });
  const redo = event('redo', 'v', { target: 'b', seq: 4 });

  it('bring the label before back, and the later one again', () => {
    expect([of([pass, fail, undo]), of([pass, fail, undo, redo])]).toEqual(['PASS', 'FAIL']);
    expect(of([pass, event('undo', 'u', { target: 'a' })])).toBe(null);
  });

  it('count by seq, not by their place in the file', () => {
    expect(of([redo, undo, fail, pass])).toBe('FAIL');
  });

  it('do not bring back what a label superseded that another one builds on', () => {
    expect(of([pass, fail, undo, label('c', { value: 'UNSURE', supersedes: 'b' })])).toBe('UNSURE');
  });

  it('of two devices that differ leave it unresolved, and so do two of one seq', () => {
    expect(of([pass, fail, undo, { ...redo, device: 'two' }])).toBe('unresolved');
    expect(of([pass, fail, undo, { ...redo, seq: 3 }])).toBe('unresolved');
    expect(of([pass, fail, undo, { ...undo, event_id: 'w', device: 'two' }])).toBe('PASS');
    const choice = event('resolve', 'r', { item: 'R2', target: 'a', over: ['b'] });
    expect(of([pass, fail, undo, { ...redo, device: 'two' }, choice])).toBe('PASS');
  });

  it('of somebody else change nothing', () => {
    expect(of([pass, fail, { ...undo, rater: 'can' }])).toBe('FAIL');
  });
});

describe('the label that counts first', () => {
  const later = label('b', {
    value: 'FAIL',
    supersedes: 'a',
    seq: 5,
    blind: false,
    revealed_at: '2025-01-01T11:00:00Z',
  });

  it('is the last one before the judge was revealed; after review it is the last one', () => {
    expect([of([pass, later]), of([pass, later], 'after-review')]).toEqual(['PASS', 'FAIL']);
    expect(of([pass, { ...fail, seq: 2 }, { ...later, event_id: 'c', supersedes: 'b', value: 'PASS' }])).toBe('FAIL');
  });

  it('is the first one where none was blind, and is marked so', () => {
    const first = label('a', { blind: false });
    expect(saidOf([first, later])).toMatchObject({ value: 'PASS', sighted: true, source: 'a' });
    expect(saidOf([pass])).toMatchObject({ sighted: false });
  });

  it('is not blind for saying so, where the judge was seen before it on that device', () => {
    for (const type of ['seen', 'reveal']) {
      const [before, elsewhere] = [event(type, 's', { item: 'R2', seq: 0 }), event(type, 's', { item: 'R3', seq: 0 })];
      expect(saidOf([before, pass])?.sighted).toBe(true);
      expect(saidOf([{ ...before, item: null }, pass])?.sighted).toBe(true);
      for (const other of [
        elsewhere,
        { ...before, seq: 2 },
        { ...before, rater: 'can' },
        { ...before, device: 'two' },
      ]) {
        expect(saidOf([other, pass])?.sighted).toBe(false);
      }
    }
    expect(of([pass, event('seen', 's', { item: 'R2', seq: 2 }), { ...fail, seq: 3 }])).toBe('PASS');
  });
});

test('a label of an item that has changed since is stale, and of one that the dataset does not have unmatched', () => {
  expect(saidOf([pass], 'blind-first', new Map([['0 R2', 'sha256:02']]))?.state).toBe('said');
  expect(saidOf([pass], 'blind-first', new Map([['0 R2', 'sha256:03']]))?.state).toBe('stale');
  expect(saidOf([pass], 'blind-first', new Map())?.state).toBe('unmatched');
});

describe('a judge', () => {
  function judged(...lines: readonly object[]): string | null | undefined {
    const series = judgeSeries(logOf(...lines), { judge: 'mock', version: '1' }, { rubric: RUBRIC, hashes: null });
    const said = series.get('0 R2');
    return said === undefined || said.state === 'said' ? said?.value : said.state;
  }

  it('says what a valid output says; any other is invalid, never repaired', () => {
    expect([judged(verdict('a')), judged(verdict('a', { status: undefined }))]).toEqual(['FAIL', 'FAIL']);
    for (const status of ['invalid_yaml', 'out_of_range']) expect(judged(verdict('a', { status }))).toBe('invalid');
    expect(judged(verdict('a', { verdict: null, score: 0.9 }))).toBe('invalid');
    expect(judged(verdict('a', { verdict: null, status: 'missing' }))).toBe(null);
  });

  it('of another version is another judge', () => {
    const lines = [verdict('a'), verdict('b', { judge_version: '2', verdict: 'PASS' })];
    expect(judged(...lines)).toBe('FAIL');
    expect(judgesOf(logOf(...lines))).toEqual([
      { judge: 'mock', version: '1' },
      { judge: 'mock', version: '2' },
    ]);
  });

  it('may say the same twice; what differs is unresolved unless one supersedes the other', () => {
    expect(judged(verdict('a'), verdict('b'))).toBe('FAIL');
    expect(judged(verdict('a'), verdict('b', { verdict: 'PASS' }))).toBe('unresolved');
    expect(judged(verdict('a'), verdict('b', { verdict: 'PASS', supersedes: 'a' }))).toBe('PASS');
  });
});

describe('several people', () => {
  const raters = ['ayse', 'can', 'eda', 'joe'];
  function votes(...values: readonly (string | null)[]) {
    const log = logOf(...values.map((value, at) => label(`v${at}`, { rater: raters[at]!, value })));
    const series = raters.map((rater) =>
      raterSeries(log, rater, { rubric: RUBRIC, pick: 'blind-first', hashes: null }),
    );
    const said = majoritySeries(series, ['PASS', 'FAIL']).get('0 R2');
    return said?.state === 'said' ? said.value : said?.state;
  }

  it('say what most of them say; of as many for each it is a tie, and who is unsure has no vote', () => {
    expect(votes('PASS', 'FAIL', 'FAIL')).toBe('FAIL');
    expect(votes('PASS', 'FAIL')).toBe('tied');
    expect(votes('PASS', 'UNSURE', 'SKIP', null)).toBe('PASS');
    expect(votes('UNSURE', null)).toBe(null);
  });

  it('say what was settled between them, by whomever', () => {
    const settled = event('adjudicate', 'z', { rater: 'eda', item: 'R2', value: 'FAIL' });
    const log = logOf(pass, label('y', { rater: 'can', value: 'FAIL' }), settled);
    const series = adjudicatedSeries(log, { rubric: RUBRIC, pick: 'blind-first', hashes: null });
    expect(series.get('0 R2')).toMatchObject({ value: 'FAIL', state: 'said' });
  });
});

test('items whose reference is held to be wrong are disputed until that is undone', () => {
  const disputed = event('disputed', 'd', { item: 'R2' });
  expect([...disputedItems(logOf(disputed))]).toEqual(['0 R2']);
  expect([...disputedItems(logOf(disputed, event('undo', 'u', { target: 'd' })))]).toEqual([]);
});

describe('pairing', () => {
  function said(id: string, value: string | null, rest: Partial<Said> = {}): readonly [string, Said] {
    const key = { id, attempt: 0 };
    return [`0 ${id}`, { key, hash: null, value, state: 'said', sighted: false, source: null, ...rest }];
  }
  const categories = ['PASS', 'FAIL'];

  it('compares what both have in the declared categories, and gives the reason of every other item', () => {
    const human = new Map([
      said('both', 'PASS'),
      said('cleared', null),
      said('unsure', 'UNSURE'),
      said('skipped', 'SKIP'),
      said('odd', 'pass'),
      said('two', null, { state: 'unresolved' }),
      said('tie', null, { state: 'tied' }),
      said('old', 'PASS', { state: 'stale' }),
      said('gone', 'PASS', { state: 'unmatched' }),
      said('no-verdict', 'PASS'),
      said('null-verdict', 'PASS'),
      said('bad-verdict', 'PASS'),
      said('odd-verdict', 'PASS'),
      said('two-verdicts', 'PASS'),
      said('changed', 'PASS', { hash: 'x' }),
    ]);
    const judge = new Map([
      ...[...human.values()].filter(({ key }) => key.id !== 'no-verdict').map(({ key }) => said(key.id, 'FAIL')),
      said('null-verdict', null),
      said('bad-verdict', null, { state: 'invalid' }),
      said('odd-verdict', 'MAYBE'),
      said('two-verdicts', null, { state: 'unresolved' }),
      said('changed', 'FAIL', { hash: 'y' }),
      said('unlabelled', 'FAIL'),
    ]);
    const { pairs, leftOut } = pairUp(human, judge, categories, new Map([['0 nobody', { id: 'nobody', attempt: 0 }]]));
    expect(pairs.map(({ key, human: one, judge: other }) => [key.id, one, other])).toEqual([['both', 'PASS', 'FAIL']]);
    expect(leftOut.map(({ key, why }) => `${key.id}: ${why}`)).toEqual([
      'nobody: unlabelled',
      'cleared: unlabelled',
      'unsure: unsure',
      'skipped: skipped',
      'odd: label-invalid',
      'two: unresolved',
      'tie: tied',
      'old: stale',
      'gone: unmatched',
      'no-verdict: judge-missing',
      'null-verdict: judge-missing',
      'bad-verdict: judge-invalid',
      'odd-verdict: judge-invalid',
      'two-verdicts: judge-unresolved',
      'changed: stale',
      'unlabelled: unlabelled',
    ]);
  });

  it('takes a category for what it is, also one called UNSURE', () => {
    const one = new Map([said('R1', 'UNSURE')]);
    expect(pairUp(one, one, ['PASS', 'UNSURE']).pairs).toHaveLength(1);
  });

  it('of one name in several places takes what is said anywhere, and nothing where two places differ', () => {
    const joined = joinSeries([
      new Map([said('R1', 'PASS'), said('R2', null), said('R3', 'PASS')]),
      new Map([said('R1', 'PASS'), said('R2', 'FAIL'), said('R3', 'FAIL')]),
    ]);
    expect([...joined.values()].map(({ value, state }) => [value, state])).toEqual([
      ['PASS', 'said'],
      ['FAIL', 'said'],
      [null, 'unresolved'],
    ]);
  });
});

test('the flat view has a row for each rater and item, with the verdict beside it, and attempts only where there are any', () => {
  const note = { note: 'open before search', at: '2025-01-01T10:03:12.481Z' };
  const log = logOf(label('a', note), label('b', { item: 'R3', value: null }), verdict('v', { score: 0.75 }));
  const ayse = raterSeries(log, 'ayse', { rubric: RUBRIC, pick: 'after-review', hashes: null });
  const mock = judgeSeries(log, { judge: 'mock', version: '1' }, { rubric: RUBRIC, hashes: null });
  expect(flatView(log, new Map([['ayse', ayse]]), mock)).toEqual([
    ['item', 'value', 'rater', 'note', 'blind', 'at', 'item_hash', 'judge_verdict', 'judge_score'],
    ['R2', 'PASS', 'ayse', 'open before search', 'true', '2025-01-01T10:03:12.481Z', 'sha256:02', 'FAIL', '0.75'],
  ]);
  const tries = logOf(label('a', { attempt: 3 }));
  const again = raterSeries(tries, 'ayse', { rubric: RUBRIC, pick: 'after-review', hashes: null });
  expect(flatView(tries, new Map([['ayse', again]]), new Map())[1]?.at(-1)).toBe('3');
});
