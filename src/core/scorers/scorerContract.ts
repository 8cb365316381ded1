import type { Item, Reply } from '../model/item.ts';
import type { Options, Scorer } from '../model/scorer.ts';
import type { FaultCause, Result, State } from '../model/verdict.ts';
import { judge } from './judge.ts';

/** One item and reply, and the state that the scorer must give it. */
export interface ScorerExample {
  readonly id: string;
  readonly item: Item;
  readonly reply: Reply;
  readonly options: Options;
  readonly state: State;
}

/** Faults that lie in the item. */
const BY_THE_ITEM: ReadonlySet<FaultCause> = new Set(['reference-broken', 'recorded-fault', 'program-would-stop']);

/**
 * What every scorer promises, tried on examples: it is pure (same answer twice, the input untouched),
 * its results survive being copied to another thread (`clone`), every reason is declared, and there
 * is at least one example that is right, one that is wrong and one that is a fault. Gives the
 * promises it breaks, each with the example; empty when it keeps all.
 */
export function scorerContract(
  scorer: Scorer,
  examples: readonly ScorerExample[],
  clone: (value: Result) => Result,
): string[] {
  const broken: string[] = [];
  const states = new Set<State>();
  for (const example of examples) {
    const { item, reply, options } = example;
    const before = JSON.stringify([item, reply, [...options]]);
    const result = judge(scorer, item, reply, options);
    states.add(result.state);
    const text = JSON.stringify(result);
    const kept: [string, boolean][] = [
      [`is ${result.state}`, result.state === example.state],
      ['gives another answer the second time', JSON.stringify(judge(scorer, item, reply, options)) === text],
      ['changes its input', JSON.stringify([item, reply, [...options]]) === before],
      ['gives what does not survive a copy', JSON.stringify(clone(result)) === text],
      ['is at fault itself', result.state !== 'fault' || BY_THE_ITEM.has(result.fault.cause)],
    ];
    for (const [promise, keeps] of kept) if (!keeps) broken.push(`${example.id}: ${promise}`);
  }
  for (const state of ['right', 'wrong', 'fault'] as const) {
    if (!states.has(state)) broken.push(`no example is ${state}`);
  }
  return broken;
}
