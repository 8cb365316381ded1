import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreTrajectory } from '../scores.ts';
import { type Step } from '../trajectory.ts';
import { schoolKey } from './school.ts';
import { SCHOOLS, schoolsOf } from './schools.ts';

const ANY_TEXT = fc.oneof(
  fc.constantFrom('{}', '{"a":1}', '{"a":1.0}', '{"a":{"b":[1,true]}}', '[]', '"x"', 'null', '{', '', '{"a":NaN}'),
  fc.json(),
  fc.string({ unit: 'binary' }),
);

const ANY_STEP: fc.Arbitrary<Step> = fc.record({
  name: fc.oneof(fc.constantFrom('a', 'b', 'A', '', '*', 'a*b?', '__proto__', ' a '), fc.string({ unit: 'binary' })),
  argumentsText: fc.option(ANY_TEXT),
  failed: fc.constantFrom(null, true, false),
});

const NAMED: fc.Arbitrary<Step> = fc.constantFrom('a', 'b', 'c').map((name) => ({
  name,
  argumentsText: null,
  failed: null,
}));

const WITH_ARGUMENTS: fc.Arbitrary<Step> = fc.record({
  name: fc.constantFrom('a', 'b'),
  argumentsText: fc.constantFrom('{}', '{"x":1}', '{"x":1,"y":2}', '{"y":2}', '{"x":"1"}'),
  failed: fc.constant(null),
});

type Said = ReturnType<typeof schoolsOf>;

/** Holds a relation against what is said of pairs of such steps. */
function always(
  step: fc.Arbitrary<Step>,
  holds: (said: Said, reference: readonly Step[], candidate: readonly Step[]) => boolean,
): void {
  const side = fc.array(step, { maxLength: 6 });
  fc.assert(
    fc.property(side, side, (reference, candidate) => holds(schoolsOf(reference, candidate), reference, candidate)),
    { numRuns: 150 },
  );
}

function number(said: Said, key: string): number {
  return Number(said.get(key));
}

function rising(said: Said, keys: readonly string[]): boolean {
  return keys.every((key, at) => at === 0 || number(said, keys[at - 1]!) <= number(said, key));
}

const ADK = 'tool_trajectory_avg_score';
const AZURE = 'task_navigation_efficiency';

describe('the schools', () => {
  it('say something of any two lists of steps, and numbers between 0 and 1', () => {
    always(ANY_STEP, (said) =>
      [...said.values()].every((value) => typeof value !== 'number' || (value >= 0 && value <= 1)),
    );
  });

  it('say the same when asked again', () => {
    always(ANY_STEP, (said, reference, candidate) => {
      const again = schoolsOf(structuredClone(reference), structuredClone(candidate));
      return [...said].every(([key, value]) => Object.is(again.get(key), value));
    });
  });

  it('have a key each, and another name only of what there is', () => {
    const keys = SCHOOLS.map(schoolKey);
    expect(new Set(keys).size).toBe(keys.length);
    const others = SCHOOLS.flatMap((rule) => (rule.sameAs === null ? [] : [rule.sameAs]));
    expect(others.filter((key) => !keys.includes(key))).toStrictEqual([]);
    expect(others).toHaveLength(6);
  });

  it('are told apart by their titles within a system, and described', () => {
    const named = SCHOOLS.filter((rule) => rule.sameAs === null).map((rule) => `${rule.system}: ${rule.title}`);
    expect(new Set(named).size).toBe(named.length);
    expect(SCHOOLS.filter((rule) => !rule.about.endsWith('.'))).toStrictEqual([]);
  });

  it('agree with the rule they are another name of', () => {
    const aliases = SCHOOLS.flatMap((rule) => (rule.sameAs === null ? [] : [[schoolKey(rule), rule.sameAs] as const]));
    const rules = new Map(SCHOOLS.map((rule) => [schoolKey(rule), rule]));
    always(WITH_ARGUMENTS, (said, reference, candidate) =>
      aliases.every(([key, other]) => {
        const score = rules.get(key)!.score(reference, candidate);
        return score.kind === 'value' && score.value === said.get(other);
      }),
    );
  });

  it('of ADK, Azure and Vertex let any order pass where order passes, and order where exactness does', () => {
    for (const step of [NAMED, WITH_ARGUMENTS]) {
      always(
        step,
        (said, reference, candidate) =>
          rising(said, [`${ADK}/EXACT`, `${ADK}/IN_ORDER`, `${ADK}/ANY_ORDER`]) &&
          rising(
            said,
            ['EXACT', 'IN_ORDER', 'ANY_ORDER'].map((mode) => `${ADK}/${mode}+ignore_args`),
          ) &&
          (reference.length === 0 ||
            rising(
              said,
              ['exact_match', 'in_order_match', 'any_order_match'].map((mode) => `${AZURE}/${mode}`),
            )) &&
          (candidate.length === 0 ||
            rising(
              said,
              ['exact_match', 'in_order_match', 'any_order_match'].map((mode) => `vertex/${mode}`),
            )),
      );
    }
  });

  it('of agentevals find unordered where they find subset and superset, and all three where strict', () => {
    always(WITH_ARGUMENTS, (said) =>
      ['', '+args:exact', '+args:ignore', '+args:subset', '+args:superset'].every((args) => {
        const [strict, unordered, subset, superset] = ['strict', 'unordered', 'subset', 'superset'].map((mode) =>
          said.get(`trajectory_match/${mode}${args}`),
        );
        const both = subset === true && superset === true;
        const symmetric = !args.endsWith('set');
        return unordered === both && (!symmetric || strict !== true || both);
      }),
    );
  });

  it('ask in order what our own order-aware 1 says, of names and a reference that asks for something', () => {
    always(NAMED, (said, reference, candidate) => {
      if (reference.length === 0) return true;
      const all = scoreTrajectory(reference, candidate).orderAware.value === 1;
      return [
        said.get(`${ADK}/IN_ORDER`) === (all ? 1 : 0),
        said.get(`${AZURE}/in_order_match`) === all,
        said.get('trajectory:tool-sequence/in_order') === (all ? 1 : 0),
        candidate.length === 0 || said.get('vertex/in_order_match') === (all ? 1 : 0),
        (said.get('in_order_match_scorer/') === 1) === all,
      ].every(Boolean);
    });
  });

  it('give in DeepEval’s order what our own order-aware does, of names alone', () => {
    always(NAMED, (said, reference, candidate) => {
      const ours = scoreTrajectory(reference, candidate).orderAware.value;
      return number(said, 'ToolCorrectness/should_consider_ordering') === ours;
    });
  });

  it('never find more in Strands’ walk than there is in order', () => {
    always(
      NAMED,
      (said, reference, candidate) =>
        reference.length === 0 ||
        number(said, 'in_order_match_scorer/') <= scoreTrajectory(reference, candidate).orderAware.value,
    );
  });

  it('of promptfoo turn round under not-, but for a list of tools of which some were called', () => {
    always(NAMED, (said, reference) => {
      if (reference.length === 0) return said.get('not-trajectory:tool-used/') === 'error';
      function sum(key: string): number {
        return number(said, key) + number(said, `not-${key}`);
      }
      return (
        sum('trajectory:tool-sequence/exact') === 1 &&
        sum('trajectory:tool-sequence/in_order') === 1 &&
        sum('trajectory:tool-used/') <= 1
      );
    });
  });

  it('answer where the two are long, and leave undefined what asks for every pair', () => {
    const long = Array.from({ length: 3000 }, (_, at): Step => ({
      name: `t${at % 7}`,
      argumentsText: `{"at":${at % 11}}`,
      failed: null,
    }));
    const said = schoolsOf(long, long.toReversed());
    expect(said.get('trajectory_match/unordered')).toBe(true);
    expect(said.get('trajectory_match/subset+args:subset')).toBeNull();
    expect(said.get('ToolCorrectness/default')).toBeNull();
  });
});

describe('empty sides', () => {
  const A: readonly Step[] = [{ name: 'a', argumentsText: null, failed: null }];
  const said = { both: schoolsOf([], []), reference: schoolsOf([], A), candidate: schoolsOf(A, []) };

  it.each([
    ['trajectory_match/strict', true, false, false],
    ['trajectory_match/superset', true, true, false],
    ['trajectory_match/subset', true, false, true],
    ['trajectory_match/unordered', true, false, false],
    ['tool_trajectory_avg_score/EXACT', 1, 0, 0],
    ['tool_trajectory_avg_score/IN_ORDER', 1, 1, 0],
    ['tool_trajectory_avg_score/ANY_ORDER', 1, 1, 0],
    ['ToolCallAccuracy/strict_order', 1, 0, 0],
    ['ToolCallAccuracy/flexible', 1, 0, 0],
    ['ToolCallF1/set', 0, 0, 0],
    ['ToolCorrectness/default', 1, 0, 0],
    ['ToolCorrectness/should_consider_ordering', 1, 0, 0],
    ['ToolCorrectness/should_exact_match', 1, 0, 0],
    ['task_navigation_efficiency/exact_match', 'error', 'error', false],
    ['task_navigation_efficiency/in_order_match', 'error', 'error', false],
    ['task_navigation_efficiency/any_order_match', 'error', 'error', false],
    ['ToolCallCorrectness/should_exact_match', 'error', 'error', false],
    ['ToolCallCorrectness/should_exact_match+should_consider_ordering', 'error', 'error', false],
    ['trajectory:tool-sequence/in_order', 'error', 'error', 0],
    ['trajectory:tool-sequence/exact', 'error', 'error', 0],
    ['tool-call-f1/set of names', 'error', 'error', 0],
    ['exact_match_scorer/', 'error', 'error', 0],
    ['in_order_match_scorer/', 1, 1, 0],
    ['any_order_match_scorer/', 1, 1, 0],
    ['EM/parallel', true, false, false],
    ['EM/sequential', true, false, false],
    ['inclusion/set / reference length', 0, 0, 0],
    ['vertex/exact_match', null, null, null],
    ['vertex/recall', null, null, null],
  ])('%s gives %s for both, %s for the reference, %s for the candidate', (key, both, reference, candidate) => {
    expect([said.both.get(key), said.reference.get(key), said.candidate.get(key)]).toStrictEqual([
      both,
      reference,
      candidate,
    ]);
  });
});

describe('a known oddity', () => {
  function calls(text: string): Step[] {
    return text.split(' ').map((name) => ({ name, argumentsText: null, failed: null }));
  }

  function call(name: string, argumentsText: string): Step {
    return { name, argumentsText, failed: null };
  }

  it('of MLflow: a, b, b is accepted for a, a, b', () => {
    expect(schoolsOf(calls('a a b'), calls('a b b')).get('ToolCallCorrectness/should_exact_match')).toBe(true);
  });

  it('of agentevals: unordered with subset arguments refuses a pair that could be paired perfectly', () => {
    const said = schoolsOf([call('f', '{"x":1,"y":2}')], [call('f', '{"x":1}')]);
    expect(said.get('trajectory_match/strict+args:subset')).toBe(true);
    expect(said.get('trajectory_match/unordered+args:subset')).toBe(false);
  });

  it('of Strands and TRAJECT: a reference with repeats never reaches 1', () => {
    const said = schoolsOf(calls('a a b'), calls('a a b'));
    expect(said.get('any_order_match_scorer/')).toBeCloseTo(2 / 3);
    expect(said.get('inclusion/set / reference length')).toBeCloseTo(2 / 3);
  });

  it('of Azure: two calls of one tool with different arguments cannot be asked for', () => {
    const twice = [call('f', '{"x":1}'), call('f', '{"x":2}')];
    expect(schoolsOf(twice, twice).get('task_navigation_efficiency/exact_match')).toBeNull();
    const same = [call('f', '{"x":1}'), call('f', '{"x":"1"}')];
    expect(schoolsOf(same, same).get('task_navigation_efficiency/exact_match')).toBe(true);
  });

  it('of Ragas: 1 is "1", and no arguments asked for forbids any', () => {
    expect(schoolsOf([call('f', '{"x":1}')], [call('f', '{"x":"1"}')]).get('ToolCallAccuracy/strict_order')).toBe(1);
    expect(schoolsOf([call('f', '{}')], [call('f', '{"x":1}')]).get('ToolCallAccuracy/strict_order')).toBe(0);
  });

  it('of DeepEval: captured arguments against none is an error of the original', () => {
    const said = schoolsOf(calls('f'), [call('f', '{}')]);
    expect(said.get('ToolCorrectness/default+INPUT_PARAMETERS')).toBe('error');
    expect(said.get('ToolCorrectness/default')).toBe(1);
  });

  it('of DeepEval: a tool of MCP is not the function of that name, and how a file calls a function is no matter', () => {
    const asked: Step[] = [{ name: 'f', argumentsText: null, failed: null, type: 'FUNCTION' }];
    expect(schoolsOf(asked, [{ ...asked[0]!, type: 'MCP' }]).get('ToolCorrectness/default')).toBe(0);
    expect(schoolsOf(asked, [{ ...asked[0]!, type: 'tool_use' }]).get('ToolCorrectness/default')).toBe(1);
    expect(schoolsOf(asked, calls('f')).get('ToolCorrectness/default')).toBe(1);
  });

  it('of Vertex as counted here: repeats one to one', () => {
    const said = schoolsOf(calls('a b'), calls('a a b c'));
    expect(said.get('vertex/precision')).toBe(0.5);
    expect(said.get('vertex/recall')).toBe(1);
  });
});
