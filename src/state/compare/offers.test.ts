import { expect, test } from 'vitest';
import type { DatasetSummary, ReplySetSummary } from '../../engine/engine.ts';
import type { Dataset } from '../datasets.ts';
import { NO_PARAMS, type RunParams } from '../route.ts';
import { runKey, startedRun, NO_RUNS } from '../runs.ts';
import { START, type WorkbenchState } from '../state.ts';
import { offersOf, plainOffer } from './offers.ts';
import { placeText } from './placeText.ts';

const NONE = { total: 0, first: [] };

function set(name: string, digit: string): ReplySetSummary {
  const join = { joinedBy: 'id', joined: 1, onlyInDataset: NONE, onlyInReplies: NONE, repeated: NONE } as const;
  return { replySet: name, name, fingerprint: digit.repeat(64), join };
}

function dataset(key: string, suggestedScorer: string | null, sets: readonly ReplySetSummary[] = []): Dataset {
  const summary: DatasetSummary = {
    dataset: key,
    files: [],
    fingerprint: key,
    items: 1,
    distinctIds: 1,
    byPosition: false,
    issues: NONE,
    replySets: sets,
    refused: [],
    recordedColumns: [],
    suggestedScorer,
    references: { calls: 0, texts: 1, paths: 0, none: 0, broken: 0 },
  };
  const base = { sources: [], formats: new Map(), mappings: new Map(), edition: 0 };
  return { id: key, key, name: `${key}.jsonl`, summary, ...base };
}

function looking(open: readonly Dataset[], run: RunParams | null = null): WorkbenchState {
  const route = { view: 'results', data: open[0]!.key, params: { ...NO_PARAMS, run } } as const;
  return { ...START, route, datasets: { ...START.datasets, open } };
}

const A = 'a'.repeat(12);
const B = 'b'.repeat(12);

test('the run in sight is what is judged; other replies to the same items are judged as it is', () => {
  const strict: RunParams = { scorer: 'xlam-tool-call', options: [['ordering', 'strict']], replies: null };
  const state = looking([dataset('one', 'xlam-tool-call', [set('x', 'a'), set('y', 'b')])], strict);
  const [offer, ...more] = offersOf(state, new Map());
  expect(more).toEqual([]);
  expect(offer?.what).toEqual({ kind: 'replies', name: 'one.jsonl', replies: 'y' });
  expect([offer?.route.a, offer?.route.b].map((place) => placeText(place!))).toEqual([
    `one;xlam-tool-call;ordering=strict;@${B}`,
    `one;xlam-tool-call;ordering=strict;@${A}`,
  ]);
});

test('another file is judged as the run in sight where that scorer fits it, else as fits it', () => {
  const strict: RunParams = { scorer: 'xlam-tool-call', options: [['ordering', 'strict']], replies: null };
  const open = [dataset('one', 'xlam-tool-call'), dataset('two', 'xlam-tool-call'), dataset('three', 'exact')];
  const offers = offersOf(looking(open, strict), new Map());
  expect(offers.map(({ route }) => placeText(route.a!))).toEqual(['two;xlam-tool-call;ordering=strict', 'three']);
});

test('runs of this session and the other normalisers of a corpus are offered, the run in sight is not', () => {
  const one = dataset('one', 'toolcall-300');
  const naive: RunParams = { scorer: 'toolcall-300', options: [['adapter', 'naive']], replies: null };
  const made: RunParams = { scorer: 'exact', options: [], replies: null };
  const state = looking([one], naive);
  const runs = startedRun(startedRun(NO_RUNS, runKey(one, naive), 'one', naive), runKey(one, made), 'one', made);
  expect(offersOf({ ...state, runs }, new Map()).map(({ key }) => key)).toEqual([
    'one;toolcall-300;adapter=reference',
    'one;exact',
  ]);
});

test('where nothing can be judged nothing is offered', () => {
  const state = looking([dataset('one', null), dataset('two', 'exact')]);
  expect(plainOffer(state)).toBeNull();
  expect(offersOf(state, new Map())).toEqual([]);
});
