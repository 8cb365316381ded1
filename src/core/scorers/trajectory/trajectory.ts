import type { Item, Reply } from '../../model/item.ts';
import type { Options, Scorer } from '../../model/scorer.ts';
import type { Fault, NamedStep, TrajectoryFacts, Verdict } from '../../model/verdict.ts';
import { alignSteps } from '../../trajectory/align.ts';
import { argumentsAgree, type ArgumentsMode } from '../../trajectory/argumentsLayer.ts';
import { stepsOf } from '../../trajectory/steps.ts';
import type { Alignment, Step, TrajectoryScores } from '../../trajectory/trajectory.ts';
import { answerBest } from './answerBest.ts';
import { trajectoryDeclaration } from './declaration.ts';
import { hasPaths, hasTrace, pathKey } from './readPaths.ts';

/**
 * Document 004's scores of a trajectory, graded by step credit. Right is what `pass` asks for, of the reference that
 * is answered best, with arguments that agree where `arguments` asks for them. The calls of a reply are its
 * trajectory where it has no other, and those of a reference likewise; a reply without either is not judged.
 */
export const trajectory: Scorer = {
  ...trajectoryDeclaration,
  key: pathKey,
  hasReference: hasPaths,
  hasTrace,
  score,
};

function score(item: Item, reply: Reply, options: Options): Verdict | { readonly fault: Fault } {
  const answered = answerBest(item, reply);
  if (!answered.ok) return { fault: answered.fault };
  const { best, candidate, of } = answered;
  const { scores } = best;
  const wanted = stepsOf(best.path);
  const alignment = alignSteps(best.path, candidate);
  const unequal = unequalSteps(wanted, candidate, alignment, modeOf(options));
  const passes = passesBy(options, scores);
  const reason = passes && unequal !== null && unequal.length > 0 ? 'arguments' : reasonOf(scores);
  const detail: TrajectoryFacts = {
    code: 'trajectory',
    scores,
    reference: { index: best.index, of },
    marks: alignment.marks,
    rule: alignment.rule,
    missing: alignment.missing.map((at) => namedAt(wanted, at)),
    extra: alignment.marks.flatMap((mark, at) => (mark === 'extra' ? [namedAt(candidate, at)] : [])),
    unequal,
  };
  const correct = passes && reason !== 'arguments' && reason !== 'no-steps';
  return { correct, reason, detail, outcome: null, failureKind: null, score: scores.stepCredit.value };
}

function passesBy(options: Options, { exact, orderAware, stepCredit }: TrajectoryScores): boolean {
  const pass = options.get('pass');
  if (pass === 'in-order') return orderAware.value === 1;
  return pass === 'credit' ? stepCredit.value >= Number(options.get('threshold')) : exact === 1;
}

/** The first that applies; equal names each as often are as many shared as there are at most. */
function reasonOf({ empty, exact, multisetOverlap, missing, extra }: TrajectoryScores): string {
  if (empty === 'candidate') return 'no-steps';
  if (exact === 1) return 'match';
  if (multisetOverlap.value === 1) return 'order';
  if (missing > 0) return extra > 0 ? 'missing-and-extra' : 'missing';
  return 'extra';
}

function modeOf(options: Options): ArgumentsMode {
  const mode = options.get('arguments');
  return mode === 'exact' || mode === 'subset' || mode === 'superset' ? mode : 'ignore';
}

function unequalSteps(
  wanted: readonly Step[],
  candidate: readonly Step[],
  { pairs }: Alignment,
  mode: ArgumentsMode,
): readonly NamedStep[] | null {
  if (mode === 'ignore') return null;
  const unequal = pairs.filter(
    (pair) => !argumentsAgree(wanted[pair.reference]!, candidate[pair.candidate]!, { mode }),
  );
  return unequal.map((pair) => namedAt(candidate, pair.candidate));
}

function namedAt(steps: readonly Step[], at: number): NamedStep {
  return { at, name: steps[at]!.name };
}
