import { type Step } from '../trajectory.ts';
import { type Call, callsOf, similarity, type Similarity } from './deepevalCalls.ts';
import { NOT_AN_OBJECT, PAIR_LIMIT, type SchoolRule, type SchoolScore, TOO_LONG, valued } from './school.ts';

/**
 * DeepEval, `confident-ai/deepeval@a2e0d4cf`, `metrics/tool_correctness/tool_correctness.py`: `ToolCorrectness`
 * without a list of available tools, so that no language model is asked.
 */

type Mode = 'default' | 'should_consider_ordering' | 'should_exact_match';

const MODES: readonly { readonly mode: Mode; readonly about: string; readonly defects: readonly string[] }[] = [
  {
    mode: 'default',
    about: 'Each step of the reference takes the call most like it; the mean of the likenesses. Extra calls are free.',
    defects: [
      'A call that is taken blocks all that equal it: a, a against a, a gives 0.5.',
      'Steps choose in turn, so the score depends on how the reference is listed.',
    ],
  },
  {
    mode: 'should_consider_ordering',
    about: 'Weight of the best common subsequence over the reference’s length. Extra calls are free.',
    defects: ['Its reason is built from sets of names, and is empty where a repeat is out of order.'],
  },
  {
    mode: 'should_exact_match',
    about: '1 for equal lists, else 0.',
    defects: ['Wins silently where ordering is asked for as well.'],
  },
];

const NAMES = 'Name and kind of tool are compared.';
const INPUTS = 'Name and kind of tool must be equal, and arguments count by their share of equal keys.';
const ALL_EQUAL = 'Name, kind of tool and arguments must be equal.';

export const DEEPEVAL: readonly SchoolRule[] = [
  ...MODES.flatMap(({ mode, about, defects }) => [
    ruleOf(mode, false, `${about} ${NAMES}`, defects),
    ruleOf(mode, true, `${about} ${mode === 'should_exact_match' ? ALL_EQUAL : INPUTS}`, defects),
  ]),
  reported('default', false, 'default (as reported, 4.2.0)'),
  reported('default', true, 'default+INPUT_PARAMETERS (as reported)'),
];

function ruleOf(mode: Mode, inputs: boolean, about: string, defects: readonly string[]): SchoolRule {
  return {
    system: 'DeepEval',
    metric: 'ToolCorrectness',
    mode: inputs ? `${mode}+INPUT_PARAMETERS` : mode,
    title: `ToolCorrectness, ${mode.replaceAll('_', ' ')}${inputs ? ', input parameters' : ''}`,
    about,
    defects,
    sameAs: null,
    score: (reference, candidate) => score(mode, inputs, reference, candidate),
  };
}

/** What users reported of a version is what the code of the commit does. */
function reported(mode: Mode, inputs: boolean, name: string): SchoolRule {
  const { about, defects } = MODES.find((one) => one.mode === mode)!;
  const rule = ruleOf(mode, inputs, `${about} ${inputs ? INPUTS : NAMES}`, defects);
  return { ...rule, mode: name, sameAs: `${rule.metric}/${rule.mode}` };
}

function score(mode: Mode, inputs: boolean, reference: readonly Step[], candidate: readonly Step[]): SchoolScore {
  const numbers = new Map<string, number>();
  const wanted = callsOf(reference, numbers);
  const made = callsOf(candidate, numbers);
  if (wanted === null || made === null) return NOT_AN_OBJECT;
  if (mode === 'should_exact_match') return valued(isExact(wanted, made, inputs) ? 1 : 0);
  if (wanted.length === 0) return valued(made.length === 0 ? 1 : 0);
  if (wanted.length * made.length > PAIR_LIMIT) return TOO_LONG;
  const alike = similarity(inputs);
  const sum = mode === 'default' ? bestInTurn(wanted, made, alike) : heaviestInOrder(wanted, made, alike);
  if (sum === null) return { kind: 'error', why: 'captured arguments cannot be compared with none' };
  return valued(sum / wanted.length);
}

function isExact(wanted: readonly Call[], made: readonly Call[], inputs: boolean): boolean {
  if (wanted.length !== made.length) return false;
  return wanted.every((call, at) => {
    const other = made[at]!;
    return inputs ? call.key === other.key : call.tool === other.tool;
  });
}

/** Null where a comparison fails. */
function bestInTurn(wanted: readonly Call[], made: readonly Call[], alike: Similarity): number | null {
  const taken = new Set<number>();
  let sum = 0;
  for (const call of wanted) {
    let best = 0;
    let bestKey = -1;
    for (const other of made) {
      if (taken.has(other.key) || other.tool !== call.tool) continue;
      const likeness = alike(call, other);
      if (likeness === null) return null;
      if (likeness <= best) continue;
      best = likeness;
      bestKey = other.key;
    }
    if (best === 0) continue;
    sum += best;
    taken.add(bestKey);
  }
  return sum;
}

/** A common subsequence of most weight, by the table over both; null where a comparison fails. */
function heaviestInOrder(wanted: readonly Call[], made: readonly Call[], alike: Similarity): number | null {
  let before = new Float64Array(made.length + 1);
  let row = new Float64Array(made.length + 1);
  for (const call of wanted) {
    for (let at = 0; at < made.length; at += 1) {
      const other = made[at]!;
      const likeness = call.tool === other.tool ? alike(call, other) : 0;
      if (likeness === null) return null;
      const paired = likeness > 0 ? before[at]! + likeness : 0;
      row[at + 1] = Math.max(before[at + 1]!, row[at]!, paired);
    }
    [before, row] = [row, before];
  }
  return before[made.length]!;
}
