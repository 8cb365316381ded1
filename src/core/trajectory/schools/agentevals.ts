import { type Step } from '../trajectory.ts';
import { NOT_AN_OBJECT, PAIR_LIMIT, type SchoolRule, type SchoolScore, TOO_LONG, valued } from './school.ts';
import { contains, namesOf, sameList } from './sequences.ts';
import { filledKey, memberKeys } from './stepArguments.ts';

/**
 * LangChain agentevals (python 0.0.9, npm 0.0.7), `langchain-ai/agentevals@946ad15b`, `trajectory/{strict,subset,
 * superset,unordered,utils}`: verdicts on calls. A call without captured arguments counts as one with `{}`.
 */

type Mode = 'strict' | 'unordered' | 'subset' | 'superset';
type ArgsMode = 'exact' | 'ignore' | 'subset' | 'superset';

const MODES: readonly { readonly mode: Mode; readonly about: string; readonly defects: readonly string[] }[] = [
  {
    mode: 'strict',
    about: 'The same calls in the same places, each call here standing for a message of its own.',
    defects: ['One call too many or too few in front shifts all that follow, and the verdict is the same no.'],
  },
  {
    mode: 'unordered',
    about: 'Either side has a call of its own for each call of the other, in any order.',
    defects: [],
  },
  {
    mode: 'subset',
    about: 'Every call that was made has one of its own in the reference: nothing beyond it, in any order.',
    defects: ['A run that makes no call at all passes.'],
  },
  {
    mode: 'superset',
    about: 'Every call of the reference was made, in any order, with anything besides.',
    defects: ['Any number of extra and repeated calls passes.'],
  },
];

const ARGS: Readonly<Record<ArgsMode, string>> = {
  exact: 'Arguments must be equal.',
  ignore: 'Arguments are not looked at.',
  subset: 'The arguments made must all stand in the reference, with equal values.',
  superset: 'The arguments of the reference must all have been made, with equal values.',
};

const NOT_FLIPPED =
  'Subset and superset of arguments keep their direction when the sides are swapped: unordered asks both, and subset asks the opposite of its name.';
const FIRST_FIT = 'The first call that fits is taken, which may leave a later one without its only partner.';

export const AGENTEVALS: readonly SchoolRule[] = MODES.flatMap(({ mode, about, defects }) => [
  ruleOf(mode, null, about, defects),
  ...(['exact', 'ignore', 'subset', 'superset'] as const).map((args) => ruleOf(mode, args, about, defects)),
]);

/** Arguments are compared exactly where no way is named. */
function ruleOf(mode: Mode, named: ArgsMode | null, about: string, defects: readonly string[]): SchoolRule {
  const args = named ?? 'exact';
  const partial = args === 'subset' || args === 'superset';
  const greedy = partial && mode !== 'strict' ? [FIRST_FIT, NOT_FLIPPED] : [];
  return {
    system: 'agentevals',
    metric: 'trajectory_match',
    mode: named === null ? mode : `${mode}+args:${named}`,
    title: named === null ? mode : `${mode}, arguments ${named}`,
    about: `${about} ${ARGS[args]}`,
    defects: [...defects, ...greedy],
    sameAs: named === 'exact' ? `trajectory_match/${mode}` : null,
    score: (reference, candidate) =>
      partial ? byParts(mode, args, reference, candidate) : byKeys(mode, args === 'ignore', reference, candidate),
  };
}

/** Where fitting is being equal, taking the first that fits is counting. */
function byKeys(mode: Mode, ignore: boolean, reference: readonly Step[], candidate: readonly Step[]): SchoolScore {
  const wanted = keysOf(reference, ignore);
  const made = keysOf(candidate, ignore);
  if (mode === 'strict') return valued(sameList(wanted, made));
  if (mode === 'subset') return valued(contains(wanted, made));
  if (mode === 'superset') return valued(contains(made, wanted));
  return valued(wanted.length === made.length && contains(made, wanted));
}

function keysOf(steps: readonly Step[], ignore: boolean): string[] {
  return ignore ? namesOf(steps) : steps.map((step) => filledKey(step, 'python'));
}

interface Call {
  readonly name: string;
  /** Keys of the values by argument. */
  readonly members: ReadonlyMap<string, string>;
}

function byParts(
  mode: Mode,
  args: 'subset' | 'superset',
  reference: readonly Step[],
  candidate: readonly Step[],
): SchoolScore {
  const wanted = callsOf(reference);
  const made = callsOf(candidate);
  if (wanted === null || made === null) return NOT_AN_OBJECT;
  if (mode === 'strict') {
    return valued(wanted.length === made.length && made.every((call, at) => fits(call, wanted[at]!, args)));
  }
  if (wanted.length * made.length > PAIR_LIMIT) return TOO_LONG;
  if (mode === 'subset') return valued(covers(wanted, made, args));
  if (mode === 'superset') return valued(covers(made, wanted, args));
  return valued(covers(made, wanted, args) && covers(wanted, made, args));
}

function callsOf(steps: readonly Step[]): Call[] | null {
  const calls: Call[] = [];
  for (const step of steps) {
    const members = memberKeys(step);
    if (members === null) return null;
    calls.push({ name: step.name, members });
  }
  return calls;
}

/** Whether each call of `part` finds an unused one in `whole`, which is asked as if it had been made. */
function covers(whole: readonly Call[], part: readonly Call[], args: 'subset' | 'superset'): boolean {
  const used = new Set<number>();
  return part.every((call) => {
    const at = whole.findIndex((other, index) => !used.has(index) && fits(other, call, args));
    if (at >= 0) used.add(at);
    return at >= 0;
  });
}

function fits(made: Call, wanted: Call, args: 'subset' | 'superset'): boolean {
  if (made.name !== wanted.name) return false;
  const [part, whole] = args === 'subset' ? [made, wanted] : [wanted, made];
  for (const [name, key] of part.members) if (whole.members.get(name) !== key) return false;
  return true;
}
