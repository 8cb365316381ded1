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

const REASON = setOf('reason reasons reasoning explanation explanations comment comments rationale critique feedback');
const SCORE = setOf('score scores scoring reward f1 precision recall mrr ndcg accuracy acc bleu meteor similarity');
const JUDGE = setOf('judge judges judgement judgment grader');
const LABEL = setOf('rater raters reviewer reviewers human humans annotator annotators annotation');
const VERDICT = setOf(
  'verdict success successful passed pass correct correctness valid grade outcome result right match matched',
);

/** What the words of a name say of its values; null when they say nothing. `judge_score` is a score, `judge_reason` a reason. */
export function kindOfName(name: string): Exclude<RecordedKind, 'other'> | null {
  const words = nameWords(name);
  if (words.some((word) => REASON.has(word))) return 'reason';
  if (words.some((word) => SCORE.has(word) || word.startsWith('rouge'))) return 'score';
  if (words.some((word) => JUDGE.has(word))) return 'judge';
  if (words.some((word) => LABEL.has(word))) return 'label';
  return words.some((word) => VERDICT.has(word)) ? 'verdict' : null;
}

/** `e2e_correct`, `isCorrect` and `answer.correct` end in the same word. */
function nameWords(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

function wordsOf(state: State, words: string): readonly (readonly [string, State])[] {
  return words.split(' ').map((word) => [word, state] as const);
}
