import type { MappingRole } from './mapping.ts';

/**
 * Names that columns of a role have in public files, the surest first. From trace viewers' import pages, the evaluation
 * logs of Inspect, promptfoo, LangSmith, lm-eval and OpenAI evals, and Hugging Face data sets.
 */
const NAMES: Readonly<Record<MappingRole, readonly string[]>> = {
  id: list(
    'id item item_id test_id case_id test_case_id sample_id question_id task_id doc_id example_id instance_id idx index uid uuid key trace_id run_id',
  ),
  attempt: list('attempt epoch trial repeat repetition replicate seed'),
  input: list(
    'input query question prompt text instruction user_query messages raw_input inputs user_input user_message conversation request task',
  ),
  tools: list('tools functions function available_tools tool_definitions'),
  reference: list(
    'reference expected expected_calls expected_tool_calls expected_output expected_answer target ground_truth reference_outputs reference_output reference_answer gold gold_answer golden_answer label ideal answer_key answers correct_answer answer',
  ),
  reply: list(
    'reply output response completion prediction predict predicted raw_text generation generated_text model_output model_response actual_output actual outputs answer',
  ),
  calls: list('calls tool_calls actual_calls predicted_calls actual_tool_calls predicted_tool_calls function_calls'),
  verdict: list('verdict success passed pass correct is_correct e2e_correct valid is_valid grade result outcome'),
  score: list('score reward f1 precision recall mrr ndcg accuracy bleu rating similarity'),
  reason: list(
    'reason explanation comment rationale critique feedback justification what_is_wrong error error_message',
  ),
  judge: list('judge'),
  rater: list('rater human annotator label'),
  category: list('category type task tag group family split subset topic label'),
};

/** Names made of such words, less sure than the words alone. */
const PATTERNS: Readonly<Partial<Record<MappingRole, RegExp>>> = {
  id: /_(?:id|uuid)$/,
  reference: /^(?:expected|gold|golden|ground_truth|reference|ideal)_|_(?:gold|reference|ground_truth|expected)$/,
  reply:
    /_(?:response|output|completion|prediction|generation|reply)$|^(?:model|agent|assistant|generated)_(?:text|answer)$/,
  calls: /^(?:actual|predicted|model)_(?:tool_|function_)?calls$/,
  verdict:
    /_(?:correct|correctness|verdict|success|passed|pass)$|^(?:is|was)_(?:correct|right|success|successful|valid)$/,
  score: /_(?:score|scores|reward|f1|precision|recall|mrr|ndcg|accuracy|bleu|rating|similarity)$|^score_|^rouge|_rouge/,
  reason: /_(?:reason|explanation|comment|rationale|critique|feedback|justification)$/,
  judge: /_judge$|^judge_|_judgement$|^llm_(?:verdict|label)$/,
  rater: /_human$|^human_|^annotator|^rater_|^label_|_label$/,
};

/** How a column's name says a role: the known word, and how sure that is, the lower the surer. */
export interface NameMatch {
  readonly word: string;
  readonly rank: number;
}

const PATTERN = 1000;
const NESTED = 2000;

/**
 * Whether the name of a column says that role; null when not. `isCorrect`, `is correct` and `Is-Correct` are one name.
 */
export function matchName(role: MappingRole, column: string): NameMatch | null {
  const whole = matchWords(role, plainName(column));
  if (whole !== null || !column.includes('.')) return whole;
  const last = matchWords(role, plainName(column.slice(column.lastIndexOf('.') + 1)));
  return last === null ? null : { word: last.word, rank: last.rank + NESTED };
}

function matchWords(role: MappingRole, name: string): NameMatch | null {
  const rank = NAMES[role].indexOf(name);
  if (rank >= 0) return { word: name, rank };
  return PATTERNS[role]?.test(name) === true ? { word: name, rank: PATTERN } : null;
}

/** Objects under these names may be wanted as they are: a message, a call, tools. */
export function wholeName(column: string): boolean {
  const name = plainName(column);
  return WHOLE.some((role) => NAMES[role].includes(name));
}

const WHOLE = ['input', 'tools', 'reference', 'reply', 'calls'] as const;

/** A name in small letters, its words joined by `_`. */
export function plainName(column: string): string {
  return column
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1_$2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '');
}

function list(words: string): readonly string[] {
  return words.split(' ');
}
