import { describe, expect, it } from 'vitest';
import { alignSteps } from './align.ts';
import { alignmentRows } from './alignmentRows.ts';
import { bestByHand, lists, steps } from './builders.ts';
import { named } from './steps.ts';
import type { ReferencePath, Step, StepPair } from './trajectory.ts';
import oracle from './vectors/lcs.json' with { type: 'json' };

const SIGNS = { match: '=', missing: '-', extra: '+' };

/** `=a -b +c`, as the page writes an alignment. */
function drawn(reference: ReferencePath, candidate: readonly Step[]): string {
  const wanted = reference.flat();
  return alignmentRows(reference, candidate, alignSteps(reference, candidate))
    .map((row) => SIGNS[row.mark] + (row.mark === 'extra' ? candidate[row.candidate] : wanted[row.reference])!.name)
    .join(' ');
}

function textOf(pairs: readonly StepPair[] | undefined): string {
  return (pairs ?? []).map((pair) => `${pair.reference}-${pair.candidate}`).join(' ');
}

describe('the alignment', () => {
  it.each([
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
  ])('of %s and %s reads %s', (reference, candidate, expected) => {
    expect(drawn(steps(reference), steps(candidate))).toBe(expected);
  });

  it.each([
    ['R1', 'search,open,convert,answer', '=search =open =convert =answer'],
    ['R2', 'open,search,convert,answer', '+open =search -open =convert =answer'],
    ['R3', 'search,open,search,answer', '=search =open -convert +search =answer'],
    ['R4', 'search,open,convert,convert,answer', '=search =open =convert +convert =answer'],
    ['R5', 'search,answer', '=search -open -convert =answer'],
    ['R6', 'search,open,convert,answer,answer', '=search =open =convert =answer +answer'],
    ['R7', 'search,search,open,convert,answer', '=search +search =open =convert =answer'],
    ['R8', 'answer', '-search -open -convert =answer'],
  ])('of run %s of document 004 is the document’s', (_, candidate, expected) => {
    expect(drawn(steps('search,open,convert,answer'), steps(candidate))).toBe(expected);
  });

  it('is the first of all best ones for every pair up to length 5 over 3 tools', () => {
    const all = lists(['a', 'b', 'c'], 5);
    const paths = all.map((names) => names.map(named));
    const wrong: string[] = [];
    for (const [i, reference] of all.entries()) {
      for (const [j, candidate] of all.entries()) {
        const best = bestByHand(reference.length, candidate.length, (pair) =>
          reference[pair.reference] === candidate[pair.candidate] ? [1] : null,
        );
        if (textOf(alignSteps(paths[i]!, paths[j]!).pairs) === textOf(best[0])) continue;
        wrong.push(`${reference.join()} | ${candidate.join()}`);
      }
    }
    expect(all.length ** 2).toBe(132_496);
    expect(wrong).toEqual([]);
  }, 60_000);

  it('is as long as an independent program says', () => {
    expect(oracle.pairs.length).toBeGreaterThan(100);
    for (const { reference, candidate, length } of oracle.pairs) {
      expect(alignSteps(steps(reference), steps(candidate)).pairs).toHaveLength(length);
    }
  });
});
