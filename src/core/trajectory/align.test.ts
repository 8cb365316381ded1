import { describe, expect, it } from 'vitest';
import { alignSteps } from './align.ts';
import { alignmentRows } from './alignmentRows.ts';
import { named } from './steps.ts';
import type { ReferencePath, Step, StepPair } from './trajectory.ts';

function path(text: string): Step[] {
  return text === '' ? [] : text.split(',').map(named);
}

/** `=a -b +c`, as the page writes an alignment. */
function drawn(reference: ReferencePath, candidate: readonly Step[]): string {
  const steps = reference.flat();
  const signs = { match: '=', missing: '-', extra: '+' };
  return alignmentRows(reference, candidate, alignSteps(reference, candidate))
    .map((row) => signs[row.mark] + (row.mark === 'missing' ? steps[row.reference] : candidate[row.candidate])?.name)
    .join(' ');
}

/** Every list of pairs that rises on both sides: the definition, without a table. */
function everyList(reference: readonly string[], candidate: readonly string[], i = 0, j = 0): StepPair[][] {
  const lists: StepPair[][] = [[]];
  for (let a = i; a < reference.length; a += 1) {
    for (let b = j; b < candidate.length; b += 1) {
      if (reference[a] !== candidate[b]) continue;
      for (const rest of everyList(reference, candidate, a + 1, b + 1)) {
        lists.push([{ reference: a, candidate: b }, ...rest]);
      }
    }
  }
  return lists;
}

function byRule(a: readonly StepPair[], b: readonly StepPair[]): number {
  const key = (pairs: readonly StepPair[]): number[] => [
    ...pairs.map((pair) => pair.reference),
    ...pairs.map((pair) => pair.candidate),
  ];
  const [left, right] = [key(a), key(b)];
  const at = left.findIndex((value, index) => value !== right[index]);
  return at < 0 ? 0 : left[at]! - right[at]!;
}

function bestByHand(reference: readonly string[], candidate: readonly string[]): StepPair[][] {
  const lists = everyList(reference, candidate);
  const longest = Math.max(...lists.map((list) => list.length));
  return lists.filter((list) => list.length === longest).toSorted(byRule);
}

function words(letters: readonly string[], longest: number): string[][] {
  const all: string[][] = [[]];
  for (let from = 0, length = 1; length <= longest; length += 1) {
    const to = all.length;
    for (; from < to; from += 1) for (const letter of letters) all.push([...all[from]!, letter]);
  }
  return all;
}

describe('the alignment', () => {
  it('of the derived examples is the one of the page', () => {
    const rows: readonly (readonly [string, string, string])[] = [
      ['search,open,convert,answer', 'search,open,convert,answer', '=search =open =convert =answer'],
      ['search,open,convert,answer', 'search,search,open,convert,answer', '=search +search =open =convert =answer'],
      ['search,open,convert,answer', 'search,open,convert,answer,answer', '=search =open =convert =answer +answer'],
      ['search,open,convert,answer', 'search,open,answer', '=search =open -convert =answer'],
      ['search,open,convert,answer', 'search,convert,open,answer', '=search +convert =open -convert =answer'],
      ['a,b', 'b,a', '+b =a -b'],
      ['a,b,c,a', 'a,d,c,a', '=a -b +d =c =a'],
      ['search,analyze,report', 'search,report', '=search -analyze =report'],
      ['step1,step2,step3', 'step2,step1,step3', '+step2 =step1 -step2 =step3'],
      ['t1,t2,t1', 't1,t2,t3', '=t1 =t2 -t1 +t3'],
      ['WebSearch,ToolQuery,WebSearch', 'WebSearch,WebSearch,ToolQuery', '=WebSearch +WebSearch =ToolQuery -WebSearch'],
      ['a,a,b', 'a,b,b', '=a -a =b +b'],
      ['a,b', 'c,d', '-a -b +c +d'],
      ['a,b,c', 'c,b,a', '+c +b =a -b -c'],
      ['', 'a,b', '+a +b'],
      ['a,b', '', '-a -b'],
      ['', '', ''],
      ['a,b', 'a,x,a,b', '=a +x +a =b'],
    ];
    for (const [reference, candidate, expected] of rows) {
      expect(drawn(path(reference), path(candidate))).toBe(expected);
    }
  });

  it('is the first of all best ones for every pair up to length 5 over 3 tools', () => {
    const all = words(['a', 'b', 'c'], 5);
    let pairs = 0;
    const wrong: string[] = [];
    const steps = all.map((word) => word.map(named));
    for (const [i, reference] of all.entries()) {
      for (const [j, candidate] of all.entries()) {
        pairs += 1;
        const first = bestByHand(reference, candidate)[0];
        const found = alignSteps(steps[i]!, steps[j]!).pairs;
        if (JSON.stringify(found) !== JSON.stringify(first)) wrong.push(`${reference.join()} | ${candidate.join()}`);
      }
    }
    expect(pairs).toBe(132_496);
    expect(wrong).toEqual([]);
  }, 60_000);
});
