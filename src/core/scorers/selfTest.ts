import type { SelfTestFailure } from '../model/issue.ts';
import type { Item, Reply } from '../model/item.ts';
import type { SelfTestReport } from '../model/report.ts';
import type { Options, Scorer } from '../model/scorer.ts';
import type { Result } from '../model/verdict.ts';
import { emptyReply, isEmptyReply } from '../model/emptyReply.ts';
import { judge, messageOf } from './judge.ts';

const SHOWN = 50;
/**
 * A reply that did nothing, and says so: no step was taken, and a normaliser refused, where nothing said of either would
 * be no trace.
 */
const NOTHING: Reply = { ...emptyReply, trajectory: [], output: { kind: 'refused' } };
type LeftOut = SelfTestReport['leftOut'][number]['why'];

export interface SelfTest {
  /** Holds the scorer to both checks on one item that it is about to score. */
  readonly add: (item: Item) => void;
  readonly report: () => SelfTestReport;
}

/**
 * Document 000's self-test, an item at a time. The answer key: the item's key must be right. The
 * null control: a reply with no text, no calls and no steps (of a normaliser: a refusal) must be wrong, unless the key
 * is such a reply; where the input is judged, so must the item be in which nothing was done. A reason that is not
 * declared fails either. Items without an intact reference are left out and counted. A scorer that would not look at a
 * reply under the options is asked under its own (`keyOptions`).
 */
export function createSelfTest(scorer: Scorer, given: Options): SelfTest {
  const options = scorer.keyOptions?.(given) ?? given;
  const answerKey = { covered: 0, failed: 0 };
  const nullControl = { covered: 0, failed: 0 };
  const leftOut = new Map<LeftOut, number>();
  const failures: SelfTestFailure[] = [];

  function leave(why: LeftOut): void {
    leftOut.set(why, (leftOut.get(why) ?? 0) + 1);
  }

  function fail(item: Item, check: SelfTestFailure['check'], result: Result): void {
    if (failures.length < SHOWN) failures.push({ ...item.key, check, ...factsOf(result) });
  }

  function add(item: Item): void {
    // What only repeats what the file says compares with nothing.
    if (scorer.readsRecorded === true) return leave('no-key');
    let key: Reply | null;
    try {
      if (!scorer.hasReference(item, options)) return leave('no-reference');
      key = scorer.key(item, options);
    } catch (error) {
      answerKey.covered += 1;
      answerKey.failed += 1;
      return fail(item, 'answer-key', { state: 'fault', fault: { cause: 'scorer-threw', message: messageOf(error) } });
    }
    if (key === null) {
      const untouched = scorer.untouched?.(item) ?? null;
      if (untouched !== null) holdToNull(untouched);
      return leave(item.reference.problem === null ? 'no-key' : 'reference-broken');
    }
    const first = judge(scorer, item, key, options);
    if (first.state === 'fault' && first.fault.cause === 'reference-broken') return leave('reference-broken');
    answerKey.covered += 1;
    if (first.state !== 'right') {
      answerKey.failed += 1;
      fail(item, 'answer-key', first);
    }
    if (isEmptyReply(key)) return leave('key-is-empty');
    holdToNull(item);
  }

  function holdToNull(item: Item): void {
    const result = judge(scorer, item, NOTHING, options);
    // A broken answer lies in the item.
    if (result.state === 'fault' && result.fault.cause === 'reference-broken') return;
    nullControl.covered += 1;
    if (result.state === 'wrong') return;
    nullControl.failed += 1;
    fail(item, 'null-control', result);
  }

  function report(): SelfTestReport {
    return {
      passed: answerKey.failed === 0 && nullControl.failed === 0,
      answerKey: { ...answerKey },
      nullControl: { ...nullControl },
      leftOut: [...leftOut].map(([why, items]) => ({ why, items })),
      failures: [...failures],
    };
  }

  return { add, report };
}

function factsOf(result: Result): Pick<SelfTestFailure, 'found' | 'reason'> {
  if (result.state === 'not-judged') return { found: 'not-judged', reason: result.cause };
  if (result.state !== 'fault') return { found: result.state, reason: result.verdict.reason };
  if (result.fault.cause === 'undeclared-reason') return { found: 'undeclared-reason', reason: result.fault.reason };
  return { found: 'fault', reason: result.fault.cause };
}
