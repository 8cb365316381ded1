import type { CalculatorPart } from './calculatorScores.ts';
import { mostOf, type Rubric, type RubricPart } from './rubric.ts';

/** Document 003's granular reward structure, in tenths: 1 + 3 + 5 + 1. */
export const calculatorRubric: Rubric = {
  id: 'calculator',
  version: 1,
  name: 'Calculator use',
  unitsOfOne: 10,
  pass: 10,
  parts: [
    part('decision', 'Decision to use the calculator', [
      [0, 'Failed to use the calculator when clearly appropriate, or used it inappropriately.'],
      [1, 'Made an appropriate decision on whether to use the calculator.'],
    ]),
    part('logic', 'Mathematical understanding and logic', [
      [0, 'Completely incorrect translation: wrong operations, wrong order or nesting logic.'],
      [
        1,
        'Correct operations for parts, but fundamental errors in order or nesting; or nesting was attempted for a simple problem.',
      ],
      [2, "Mostly correct, but one significant error in the problem's structure or order of operations."],
      [3, 'Perfect translation into the intended sequence and nesting, or lack of it.'],
    ]),
    part('syntax', 'Calculator syntax and structure', [
      [0, 'Invalid format: missing tags, fundamentally broken YAML; or several calls, or placeholders.'],
      [1, 'Severe errors: malformed YAML, incorrect indentation, missing keys at the top level.'],
      [
        2,
        'Valid, but not nested where that is required; or a simple operation is nested; or several minor errors in a simple call, or text beside one.',
      ],
      [
        3,
        'Nested as it should be, with errors inside the nested structure; or one major error in a simple call; or text beside a valid nested call.',
      ],
      [4, 'Mostly correct, with one or two minor errors, and nothing but the call in the turn.'],
      [5, 'Perfect syntax, structure, indentation and nesting, and nothing but the call in the turn.'],
    ]),
    part('answer', 'Answer format', [
      [
        0,
        "The final number is not the tool's output, or the call failed or was inappropriate, or no answer was given after it.",
      ],
      [1, "The final number accurately matches the tool's output."],
    ]),
  ],
};

/** The most of each part, in tenths. */
export const CALCULATOR_MOST: ReadonlyMap<string, number> = new Map(
  calculatorRubric.parts.map((one) => [one.id, mostOf(one)]),
);

function part(id: CalculatorPart, name: string, bands: readonly (readonly [number, string])[]): RubricPart {
  return { id, name, bands: bands.map(([score, sentence]) => ({ score, sentence })) };
}
