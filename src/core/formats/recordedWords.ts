import type { RecordedKind } from '../model/item.ts';
import type { State } from '../model/verdict.ts';

/** Words that verdicts are written in, without case and outer blanks. C, I and N are Inspect's letters. */
const STATES: ReadonlyMap<string, State> = new Map<string, State>([
  ...wordsOf('right', 'true yes right correct pass passed ok success successful valid t y c 1'),
  ...wordsOf('wrong', 'false no wrong incorrect fail failed failure unsuccessful invalid f n i 0'),
  ...wordsOf('not-judged', 'uncertain unsure undecided unknown unscored ungraded skipped skip null none na n/a'),
  ...wordsOf('fault', 'error errored exception crash crashed timeout'),
]);

/** What a word says as a verdict; null when it is none that is known. */
export function stateOfWord(text: string): State | null {
  return STATES.get(text.trim().toLowerCase()) ?? null;
}

/**
 * What the words of a name say, in the order in which they decide: `judge_score` is a score, `judge_reason` a reason.
 */
const KINDS: readonly (readonly [Exclude<RecordedKind, 'other'>, RegExp])[] = [
  ['reason', anyOf('reasons?|reasoning|explanations?|comments?|rationale|critique|feedback')],
  [
    'score',
    anyOf('scores?|scoring|reward|f1|precision|recall|mrr|ndcg|accuracy|acc|bleu|meteor|rouge[a-z0-9]*|similarity'),
  ],
  ['judge', anyOf('judges?|judgement|judgment|grader')],
  ['label', anyOf('raters?|reviewers?|humans?|annotators?|annotation')],
  [
    'verdict',
    anyOf('verdict|success|successful|pass|passed|correct|correctness|valid|grade|outcome|result|right|match|matched'),
  ],
];

/**
 * What the words of a name say of its values; null when they say nothing. `e2e_correct` and `isCorrect` hold one word.
 */
export function kindOfName(name: string): Exclude<RecordedKind, 'other'> | null {
  const words = wordsIn(name);
  return KINDS.find(([, sign]) => sign.test(words))?.[0] ?? null;
}

const VERDICT = /(?:^|[_\s.-])(?:verdict|success|successful|passed|pass|correct)$|^(?:is|was)[_\s.-](?:right|valid)$/i;
const NEGATED = /(?:^|[_\s.-])(?:not|never|non)[_\s.-]/i;

/**
 * Whether a name says verdict wherever it stands: `correct`, `isCorrect`, `e2e_success`. Not those that `kindOfName` only
 * takes for one among values that were said to be recorded, such as `result` or `match`.
 */
export function isVerdictName(name: string): boolean {
  const words = wordsIn(name);
  return VERDICT.test(words) && !NEGATED.test(words);
}

function wordsIn(name: string): string {
  return /[a-z0-9][A-Z]/.test(name) ? name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2') : name;
}

function anyOf(words: string): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`, 'i');
}

function wordsOf(state: State, words: string): readonly (readonly [string, State])[] {
  return words.split(' ').map((word) => [word, state] as const);
}
