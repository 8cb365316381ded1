import { describe, expect, it } from 'vitest';
import { type Step } from '../trajectory.ts';
import promptfoo from '../vectors/schools-promptfoo.json' with { type: 'json' };
import python from '../vectors/schools-python.json' with { type: 'json' };
import { fitsGlob } from './glob.ts';
import { schoolsOf } from './schools.ts';

type Row = readonly [readonly Step[], readonly Step[], readonly unknown[]];

/** `a3`: a call of `a` with the fourth of the arguments. */
function coded(text: string): Step {
  const at = text.slice(1);
  return { name: text.slice(0, 1), argumentsText: at === '' ? null : python.arguments[Number(at)]!, failed: null };
}

function written([name, argumentsText]: readonly (string | null)[]): Step {
  return { name: name ?? '', argumentsText: argumentsText ?? null, failed: null };
}

/** Rules that say something else, with what they say and what the original does. */
function differences(rules: readonly string[], [reference, candidate, expected]: Row): unknown[] {
  const said = schoolsOf(reference, candidate);
  return rules.flatMap((rule, at) => {
    const ours = said.get(rule);
    const rounded = typeof ours === 'number' ? Math.round(ours * 1e6) / 1e6 : ours;
    return Object.is(rounded, expected[at]) ? [] : [{ rule, ours, theirs: expected[at], reference, candidate }];
  });
}

describe('the schools on pairs at random', () => {
  it('say what their rules say when written in Python', () => {
    const wrong = python.rows.flatMap(([reference, candidate, expected]) =>
      differences(python.rules, [
        (reference as string[]).map(coded),
        (candidate as string[]).map(coded),
        expected as unknown[],
      ]),
    );
    expect(wrong).toStrictEqual([]);
  });

  it('say of promptfoo what its regular expressions and Node’s isDeepStrictEqual say', () => {
    const wrong = promptfoo.rows.flatMap(([reference, candidate, expected]) =>
      differences(promptfoo.rules, [
        (reference as (string | null)[][]).map(written),
        (candidate as (string | null)[][]).map(written),
        expected as unknown[],
      ]),
    );
    expect(wrong).toStrictEqual([]);
  });

  it.each(promptfoo.globs as [string, string, boolean][])(
    'fit %j to %j as a regular expression would',
    (name, pattern, fits) => {
      expect(fitsGlob(name, pattern)).toBe(fits);
    },
  );
});
