import { describe, expect, it } from 'vitest';
import { readPath } from '../trajectory/readPath.ts';
import { pathProblemSentence } from './path.ts';
import { emptySideSentence, scoreText, stepCreditText } from './trajectory.ts';
import { scoreTrajectory } from '../trajectory/scores.ts';
import { named } from '../trajectory/steps.ts';

function sentence(text: string): string {
  const read = readPath(text);
  return read.ok ? '' : pathProblemSentence(read.problem);
}

describe('a text that is no trajectory', () => {
  it.each([
    ['a > > b', 'At character 5: a step is missing here; write a name, or take the sign away.'],
    ['[a, b', 'At character 1: this group is not closed; put ] behind its last call.'],
    ['a > b]', 'At character 6: this ] closes no group; take it away, or put the name in double quotes.'],
    [
      '[a > b]',
      'At character 4: a group holds calls made in parallel; put commas between them, or close the group with ] before the arrow.',
    ],
    ['[a, [b]]', 'At character 5: a group cannot hold another group; a name with a bracket stands in double quotes.'],
    [
      'a, b',
      'At character 2: put > between steps, or [ ] around calls made in parallel; a name with a comma stands in double quotes.',
    ],
    ['[a] b', 'At character 5: two steps stand side by side; put > between them, or a comma in a group.'],
    ['"a', 'At character 1: this quote is not closed.'],
    [
      '"\\x"',
      'At character 1: the text in these quotes is not written as in JSON; write \\\\ for a backslash and \\" for a quote.',
    ],
    ['["a", 5]', 'At character 7, step [1]: a step is a name or an object with a name, not 5.'],
    ['[{"name":7}]', 'At character 10, step [0].name: a step needs a name that is a text: 7.'],
    ['[[["a"]]]', 'At character 3, step [0][0]: a group cannot hold another list.'],
  ])('%j is told where and what to do', (text, expected) => {
    expect(sentence(text)).toBe(expected);
  });

  it('is told why it is no JSON where it begins like a list of calls', () => {
    expect(sentence('[{"name":"a"} "b"]')).toMatch(/^At character 15: this is no JSON: .*comma/);
  });
});

describe('a score', () => {
  it('has two decimals, and looks like 1 or 0 only when it is', () => {
    expect([1, 0.75, 0, 2 / 3, 0.999, 0.0001].map((value) => scoreText(value))).toEqual([
      '1.00',
      '0.75',
      '0.00',
      '0.67',
      '0.999',
      '0.0001',
    ]);
  });

  it('is filled in as document 004 writes it, and of two empty sides is said in words', () => {
    const [a, b] = [named('a'), named('b')];
    expect(stepCreditText(scoreTrajectory([a, b, a, a], [a, b, b, a]))).toBe('3 / (3 + 1 + 1) = 0.60');
    expect(stepCreditText(scoreTrajectory([], []))).toBe('1.00');
    expect(emptySideSentence(scoreTrajectory([], []))).toBe('No steps were expected, and none were taken.');
    expect(emptySideSentence(scoreTrajectory([a], [a]))).toBeNull();
  });
});
