/** The four sub-scores of document 003, in its order. */
export const CALCULATOR_PARTS = ['decision', 'logic', 'syntax', 'answer'] as const;
export type CalculatorPart = (typeof CALCULATOR_PARTS)[number];

/** Where something stands: a message of the conversation, from 0, and UTF-16 offsets in its text. */
export interface Span {
  readonly message: number;
  readonly start: number;
  readonly end: number;
}

/** The rule that decided a sub-score. */
export type CalculatorRule = DecisionRule | LogicRule | SyntaxRule | AnswerRule;

export type DecisionRule =
  'need-unknown' | 'needed-and-used' | 'needed-but-not-used' | 'not-needed-but-used' | 'not-needed-and-not-used';

/** Rules of a conversation without a call, and of one that needed none, hold for every part. */
type WithoutCall = 'no-call' | 'does-not-apply';

export type LogicRule =
  | WithoutCall
  | 'not-needed'
  | 'several-blocks'
  | 'unreadable'
  | 'no-expression'
  | 'no-value'
  | 'same'
  | 'needless-nesting'
  | 'same-value'
  | 'steps-right'
  | 'steps-wrong'
  | 'operand-order'
  | 'one-number'
  | 'grouping'
  | 'part-of-operations'
  | 'same-operations'
  | 'some-operations'
  | 'other-operations';

export type SyntaxRule =
  | WithoutCall
  | 'build-differs'
  | 'tags'
  | 'placeholder'
  | 'keys-unreadable'
  | 'not-a-mapping'
  | 'broken'
  | 'broken-inside'
  | 'no-list'
  | 'major'
  | 'major-inside'
  | 'operation'
  | 'no-output'
  | 'not-nested'
  | 'nested-needlessly'
  | 'three-minor'
  | 'text-beside'
  | 'minor'
  | 'perfect';

export type AnswerRule =
  | WithoutCall
  | 'not-needed'
  | 'no-number-put-out'
  | 'no-answer'
  | 'no-final-number'
  | 'not-the-output'
  | 'output-is-wrong'
  | 'matches';

/** Small faults of a call that parses, by kind. */
export type MinorFault = 'number-as-text' | 'letter-case' | 'inner-fence' | 'other-key' | 'one-operand' | 'indentation';

export interface PartScore {
  /** In tenths. Null: a person has to settle it, or it does not apply. */
  readonly tenths: number | null;
  /** What it may come to, in tenths; null where it does not apply. */
  readonly range: TenthsRange | null;
  readonly rule: CalculatorRule;
  /** What the rule points at, where it points at something. */
  readonly span: Span | null;
  /** Of the syntax under `minor` and `three-minor`. */
  readonly minor?: readonly MinorFault[];
}

/** Both ends included. */
export interface TenthsRange {
  readonly min: number;
  readonly max: number;
}

/** The output that was recorded is not what the call comes to: said, and never a score. */
export interface OutputDiffers {
  readonly recorded: string;
  readonly span: Span;
}

/** What document 003 makes of a conversation, in tenths. */
export interface CalculatorScores {
  readonly parts: Readonly<Record<CalculatorPart, PartScore>>;
  /** Null where a part is null. */
  readonly total: number | null;
  /** Null where there is no total to speak of. */
  readonly range: TenthsRange | null;
  readonly outputDiffers: OutputDiffers | null;
}
