import {
  CALCULATOR_PARTS,
  type CalculatorPart,
  type CalculatorRule,
  type CalculatorScores,
  type MinorFault,
  type PartScore,
  type TenthsRange,
} from '../rubric/calculatorScores.ts';
import { listed } from './numbers.ts';
import { oneLine } from './quoted.ts';
import { code, joinParts, say, type TextPart } from './textPart.ts';

const PART_TITLES: Readonly<Record<CalculatorPart, string>> = {
  decision: 'Decision',
  logic: 'Logic',
  syntax: 'Syntax',
  answer: 'Answer',
};

/** Tenths as a number with one decimal: `0.3`. */
function tenthsText(tenths: number): string {
  return (tenths / 10).toFixed(1);
}

/** "Decision 0.1. Logic 0.3. Syntax 0.4: small faults … Answer 0.1. Total 0.9." What is perfect is not explained. */
export function calculatorParts(scores: CalculatorScores): TextPart[] {
  const { parts, total, range, outputDiffers } = scores;
  if (parts.decision.rule === 'not-needed-and-not-used') return say`${ruleSentence(parts.decision)}.`;
  const lines = CALCULATOR_PARTS.filter((name) => parts[name].rule !== 'does-not-apply').map(
    (name) =>
      say`${PART_TITLES[name]} ${partText(parts[name])}${isFull(parts[name].rule) ? '' : `: ${ruleSentence(parts[name])}`}.`,
  );
  const sum = total === null ? openTotal(range) : `Total ${tenthsText(total)}.`;
  const differs =
    outputDiffers === null
      ? []
      : say`The output ${code(oneLine(outputDiffers.recorded))} is not what the call comes to.`;
  return joinParts([...lines, say`${sum}`, differs], ' ');
}

function openTotal(range: TenthsRange | null): string {
  if (range === null) return 'No total: nothing says whether the calculator was needed.';
  return `Total ${rangeText(range)}: a person has to settle it.`;
}

/** `0.3`, `0.0 to 0.3` where a person has to settle it, or `-` where it does not apply. */
function partText({ tenths, range }: PartScore): string {
  if (tenths !== null) return tenthsText(tenths);
  return range === null ? '-' : rangeText(range);
}

function rangeText({ min, max }: TenthsRange): string {
  return min === max ? tenthsText(min) : `${tenthsText(min)} to ${tenthsText(max)}`;
}

const FULL: ReadonlySet<CalculatorRule> = new Set(['needed-and-used', 'same', 'perfect', 'matches']);

function isFull(rule: CalculatorRule): boolean {
  return FULL.has(rule);
}

const MINOR: Readonly<Record<MinorFault, string>> = {
  'number-as-text': 'a number written as text',
  'letter-case': 'an operation in capital letters',
  'inner-fence': 'a code fence inside the tags',
  'other-key': 'a key that a call does not have',
  'one-operand': 'a single operand',
  indentation: 'lists that are indented unevenly',
};

/** Why a part has its score, as a clause without its full stop. */
function ruleSentence({ rule, minor = [] }: Pick<PartScore, 'rule' | 'minor'>): string {
  const kinds = listed(minor.map((fault) => MINOR[fault]));
  if (rule === 'text-beside') return `${RULES[rule]}${kinds === '' ? '' : `, and in the call is ${kinds}`}`;
  return kinds === '' ? RULES[rule] : `${RULES[rule]}: ${kinds}`;
}

const RULES: Readonly<Record<CalculatorRule, string>> = {
  'need-unknown': 'the reference does not say whether the calculator is needed',
  'needed-and-used': 'the calculator was needed and used',
  'needed-but-not-used': 'the calculator was needed and not used',
  'not-needed-but-used': 'the calculator was used though it was not needed',
  'not-needed-and-not-used': 'The calculator was not needed and not used, so there is nothing else to judge',
  'no-call': 'there is no call',
  'does-not-apply': 'it does not apply',
  'not-needed': 'no calculation was needed',
  'several-blocks': 'several calls stand in one turn',
  unreadable: 'what the call was to calculate cannot be read',
  'no-expression': 'the reference has no expression to compare with',
  'no-value': 'one of the two has no value to compare',
  same: 'the call is what had to be calculated',
  'needless-nesting': 'it is what had to be calculated, nested without need',
  'same-value': 'the value is right, but it is built differently',
  'steps-right': 'the value was reached in several calls where one nested call was asked for',
  'steps-wrong': 'several calls reached another value',
  'operand-order': 'operands of a subtraction or division are in the wrong order',
  'one-number': 'one number is another',
  grouping: 'the same operations on the same numbers, grouped differently',
  'part-of-operations': 'only some of the operations were called',
  'same-operations': 'the same operations, on other numbers',
  'some-operations': 'only some of the operations are those that were needed',
  'other-operations': 'none of the operations is one that was needed',
  'build-differs': 'how it should be nested depends on the logic',
  tags: 'the turn does not have exactly one opening and one closing tag',
  placeholder: 'something stands for a result that is not there yet',
  'keys-unreadable': 'the YAML breaks before both keys are there',
  'not-a-mapping': 'between the tags are no keys and values',
  broken: 'the YAML is malformed',
  'broken-inside': 'the YAML is malformed inside the nested call',
  'no-list': 'the operands are missing, empty or no list',
  major: 'a key or an operand of the call is missing or of the wrong kind',
  'major-inside': 'a key or an operand of the nested call is missing or of the wrong kind',
  operation: 'the operation is missing, or none of the four',
  'no-output': 'neither an output nor an error came back, so the call could not be parsed',
  'not-nested': 'nesting was needed and not used',
  'nested-needlessly': 'the call is nested without need',
  'three-minor': 'several small faults',
  'text-beside': 'something else stands beside the call in its turn',
  minor: 'small faults',
  perfect: 'the call is written as it should be',
  'no-number-put-out': 'the last call put out no number',
  'no-answer': 'no answer came after the last call',
  'no-final-number': 'the answer has no number',
  'not-the-output': "the final number is not the calculator's output",
  'output-is-wrong': 'the output is not the value that had to be calculated',
  matches: "the final number is the calculator's output",
};
