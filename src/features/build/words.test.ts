import { describe, expect, test } from 'vitest';
import { argumentsProblem } from '../../state/buildArguments.ts';
import { readBuildFile } from '../../state/buildFile.ts';
import { unpackBuild } from '../../state/buildLink.ts';
import { argumentsProblemSentence, buildProblemSentence } from './words.ts';

function fileSentence(text: string): string {
  const read = readBuildFile(text);
  return read.ok ? '' : buildProblemSentence(read.problem);
}

describe('what cannot be read is said with its place and the way out', () => {
  test('of a link', () => {
    const read = unpackBuild('%');
    expect(read.ok ? '' : buildProblemSentence(read.problem)).toBe(
      'The part behind t= is cut off or was changed on its way. Ask for the link again, or for the file.',
    );
  });

  test('of a file', () => {
    expect(fileSentence('a > b')).toMatch(/^It is no JSON\. Line 1, column 1: /);
    expect(fileSentence('[]')).toMatch(/^The builder reads one JSON object with a list “trajectory”/);
    expect(fileSentence('{"trajectory": ["a", 7], "reference": {"trajectory": []}}')).toBe(
      'Its candidate is no list of steps. At character 7, step [1]: a step is a name or an object with a name, not 7.',
    );
  });

  test('of arguments', () => {
    const problem = argumentsProblem('{"a": 1,}');
    expect(problem === null ? '' : argumentsProblemSentence(problem)).toMatch(
      /^Line 1, column 9: .*equals only the same text\.$/,
    );
    expect(argumentsProblem('[1]')).toEqual({ code: 'not-an-object' });
    expect(argumentsProblem('{}')).toBeNull();
    expect(argumentsProblem(null)).toBeNull();
  });
});
