import { describe, expect, it } from 'vitest';
import { type Step } from '../trajectory.ts';
import vectors from '../vectors/schools.json' with { type: 'json' };
import { schoolKey } from './school.ts';
import { SCHOOLS } from './schools.ts';

type Vector = (typeof vectors)[number];
type WrittenStep = string | { name: string; args?: unknown; type?: string };

interface ExpectedParts {
  readonly passed?: boolean;
  readonly precision?: number;
  readonly recall?: number;
  readonly f1?: number;
  readonly error?: string;
}

const RULES = new Map(SCHOOLS.map((rule) => [schoolKey(rule), rule]));

function stepOf(written: WrittenStep): Step {
  if (typeof written === 'string') return { name: written, argumentsText: null, failed: null };
  return {
    name: written.name,
    argumentsText: written.args === undefined ? null : JSON.stringify(written.args),
    failed: null,
    ...(written.type === undefined ? {} : { type: written.type }),
  };
}

const AGENTV = 'agentv is none of the schools';
const OVERRIDDEN = 'a suite’s own override is no part of the two trajectories';

/** Why a vector is left out; null where a rule answers it. */
function leftOut({ metric, mode }: Vector): string | null {
  if (metric === 'tool-trajectory') return AGENTV;
  if (mode.includes('override:')) return OVERRIDDEN;
  return null;
}

/** Half a unit of the last place that a number is given to, at most a hundredth. */
function tolerance(expected: number): number {
  const places = String(expected).split('.')[1]?.length ?? 0;
  return places === 0 ? 1e-9 : 0.51 * 10 ** -places;
}

function near(value: unknown, expected: number): boolean {
  return typeof value === 'number' && Math.abs(value - expected) <= tolerance(expected);
}

describe('the schools', () => {
  it.each(vectors.filter((vector) => leftOut(vector) === null).map((vector) => [vector.id, vector] as const))(
    'say of %s what the original says',
    (_, vector) => {
      const rule = RULES.get(schoolKey(vector));
      expect(rule).toBeDefined();
      const score = rule!.score(
        vector.reference.map((step: WrittenStep) => stepOf(step)),
        vector.candidate.map((step: WrittenStep) => stepOf(step)),
      );
      const expected: number | boolean | ExpectedParts = vector.expected;
      if (typeof expected === 'object') return expectParts(score, expected);
      expect(score.kind).toBe('value');
      if (score.kind !== 'value') return;
      if (typeof expected === 'boolean') expect(score.value).toBe(expected);
      else expect([score.value, near(score.value, expected)]).toStrictEqual([score.value, true]);
    },
  );

  it('leave out agentv and what is overridden, and nothing else', () => {
    const counts = new Map<string, number>();
    for (const vector of vectors) {
      const why = leftOut(vector) ?? 'answered';
      counts.set(why, (counts.get(why) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toStrictEqual({ answered: 145, [AGENTV]: 22, [OVERRIDDEN]: 17 });
    const modes = new Set(vectors.filter((vector) => leftOut(vector) === OVERRIDDEN).map(schoolKey));
    expect([...modes].toSorted()).toStrictEqual(
      ['strict', 'subset', 'superset', 'unordered'].flatMap((mode) =>
        ['fields', 'function', 'get_weather=ignore'].map((way) => `trajectory_match/${mode}+override:${way}`),
      ),
    );
  });
});

function expectParts(score: ReturnType<(typeof SCHOOLS)[number]['score']>, expected: ExpectedParts): void {
  expect(score.kind).toBe(expected.error === undefined ? 'value' : 'error');
  if (score.kind !== 'value') return;
  if (expected.passed !== undefined) expect(score.value).toBe(expected.passed);
  for (const part of ['precision', 'recall', 'f1'] as const) {
    const value = expected[part];
    if (value !== undefined) expect([part, near(score.parts?.[part], value)]).toStrictEqual([part, true]);
  }
}
