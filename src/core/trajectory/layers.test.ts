import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignSteps } from './align.ts';
import { argumentsAgree, compareArguments, type ArgumentsMode } from './argumentsLayer.ts';
import { bestReference } from './bestReference.ts';
import { steps } from './builders.ts';
import { trajectoryNotes } from './notes.ts';
import { scoreTrajectory } from './scores.ts';
import { named } from './steps.ts';
import type { Step } from './trajectory.ts';
import { creditWithMissing, creditWithoutExtra } from './whatIf.ts';

function pay(argumentsText: string | null): Step {
  return { name: 'pay', argumentsText, failed: null };
}

describe('the arguments of a pair', () => {
  it.each([
    ['{"a":1,"b":[1,2]}', '{ "b": [1, 2.0], "a": 1e0 }', 'equal'],
    ['{"a":1,"b":2}', '{"a":1}', 'subset'],
    ['{"a":1}', '{}', 'subset'],
    ['{"a":1}', '{"a":1,"b":null}', 'superset'],
    ['{"a":1,"b":2}', '{"a":1,"b":3}', 'differs'],
    ['{"a":{"x":1,"y":2}}', '{"a":{"x":1}}', 'differs'],
    ['{"a":[1,2]}', '{"a":[2,1]}', 'differs'],
    ['{"a":null}', '{"b":null}', 'differs'],
    ['{"a":1}', '{"a":"1"}', 'differs'],
    ['{"a":NaN}', '{"a":NaN}', 'equal'],
    ['{"a":NaN}', '{"a": NaN}', 'differs'],
    ['x', '"x"', 'differs'],
    ['{}', null, 'not-captured'],
    [null, '{}', 'not-captured'],
    [null, null, 'not-captured'],
  ])('%s and %s are %s', (reference, candidate, relation) => {
    expect(compareArguments(pay(reference), pay(candidate)).relation).toBe(relation);
  });

  it('are told apart by the places that differ, the first twenty', () => {
    const badge = compareArguments(pay('{"a":1,"b":{"c":[5]}}'), pay('{"a":1,"b":{"c":["5"]},"d":0}'));
    expect(badge.differences.map(({ kind, path }) => `${kind} ${path.join('.')}`)).toEqual([
      'changed b.c.0',
      'unexpected d',
    ]);
    const many = JSON.stringify(Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`k${at}`, at])));
    const cut = compareArguments(pay(many), pay('{}'));
    expect([cut.differences.length, cut.cut]).toEqual([20, true]);
  });

  it('agree as the mode says, which may differ by tool', () => {
    const modes: readonly ArgumentsMode[] = ['ignore', 'exact', 'subset', 'superset'];
    function agree(reference: string | null, candidate: string | null): string {
      return modes.filter((mode) => argumentsAgree(pay(reference), pay(candidate), { mode })).join(' ');
    }
    expect(agree('{"a":1}', '{"a":1.0}')).toBe('ignore exact subset superset');
    expect(agree('{"a":1}', '{}')).toBe('ignore subset');
    expect(agree('{}', '{"a":1}')).toBe('ignore superset');
    expect(agree('{"a":1}', '{"a":2}')).toBe('ignore');
    expect(agree('{}', null)).toBe('ignore');
    expect(agree(null, '{}')).toBe('ignore exact subset superset');
    const tools = new Map<string, ArgumentsMode>([['pay', 'superset']]);
    expect(argumentsAgree(pay('{}'), pay('{"a":1}'), { mode: 'exact', tools })).toBe(true);
    expect(argumentsAgree(pay('{}'), pay('{"a":1}'), { mode: 'exact', tools: new Map([['x', 'ignore']]) })).toBe(false);
  });
});

describe('several references', () => {
  it('are each scored alone, and the best is named: by step credit, then the first', () => {
    const references = [steps('a,b,c'), steps('a,x'), steps('a,b'), steps('b,a')];
    expect(bestReference(references, steps('a,b'))).toMatchObject({ index: 2, scores: { exact: 1 } });
    expect(bestReference(references, steps('a'))).toMatchObject({ index: 1, scores: { correct: 1, missing: 1 } });
    expect(bestReference([], steps('a'))).toBeNull();
    expect(bestReference([steps('a'), []], [])).toMatchObject({ index: 1, scores: { empty: 'both' } });
  });
});

function notesOf(reference: string, candidate: string): string[] {
  const [path, made] = [steps(reference), steps(candidate)];
  const notes = trajectoryNotes(path, made, alignSteps(path, made), scoreTrajectory(path, made));
  return notes.map((note) => {
    if (note.code === 'moved') return `moved ${note.name} ${note.reference} ${note.candidate}`;
    if (note.code === 'substituted') return `${note.found} for ${note.expected}`;
    if (note.code === 'padding') return `padding ${note.extra}, ${note.stepCredit.value}`;
    if (note.code === 'repeat') return `${note.made}x ${note.name} of ${note.wanted}`;
    return `${note.found} is ${note.expected} by ${note.by}`;
  });
}

describe('the notes', () => {
  it.each([
    ['search,open,convert,answer', 'open,search,convert,answer', ['moved open 1 0']],
    ['search,open,convert,answer', 'search,open,search,answer', ['search for convert', '2x search of 1']],
    ['search,open,convert,answer', 'search,search,open,convert,answer', ['padding 1, 0.8', '2x search of 1']],
    ['search,open,convert,answer', 'search,answer', []],
    ['a,b,c,a', 'a,d,c,a', ['d for b', '2x a of 2']],
    ['a,b,c', 'c,b,a', ['moved b 1 1', 'moved c 2 0']],
    ['a,b', 'c,d', ['c for a', 'd for b']],
    [
      'Search,get user',
      'search,getuser',
      ['search for Search', 'getuser for get user', 'search is Search by case', 'getuser is get user by blanks'],
    ],
    ['Get User', 'getuser', ['getuser for Get User', 'getuser is Get User by case-and-blanks']],
    ['', 'a', []],
    ['', '', []],
  ])('of %s and %s are %j', (reference, candidate, expected) => {
    expect(notesOf(reference, candidate)).toEqual(expected);
  });
});

const trajectory = fc.array(fc.constantFrom('a', 'b', 'c').map(named), { maxLength: 7 });

describe('what a step would be worth', () => {
  it('is what is scored once an extra step is gone, or a missing one is made in its place', () => {
    fc.assert(
      fc.property(trajectory, trajectory, (reference, candidate) => {
        const scores = scoreTrajectory(reference, candidate);
        const { marks, missing, pairs } = alignSteps(reference, candidate);
        const without = creditWithoutExtra(scores);
        expect(without === null).toBe(!marks.includes('extra'));
        for (const [at, mark] of marks.entries()) {
          if (mark === 'match') continue;
          expect(scoreTrajectory(reference, candidate.toSpliced(at, 1)).stepCredit).toEqual(without);
        }
        for (const at of missing) {
          const place = pairs.find((pair) => pair.reference > at)?.candidate ?? candidate.length;
          const made = candidate.toSpliced(place, 0, reference[at]!);
          expect(scoreTrajectory(reference, made).stepCredit).toEqual(creditWithMissing(scores));
        }
        if (missing.length === 0) expect(creditWithMissing(scores)).toBeNull();
      }),
    );
  });
});
