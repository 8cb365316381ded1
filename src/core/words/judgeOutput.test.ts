import { expect, it } from 'vitest';
import { readJudgeOutput } from '../rubric/judgeOutput.ts';
import { judgeFaultSentence, judgeFlagClause } from './judgeOutput.ts';

it('an invalid output of a judge is said with its cause, an odd one with what is odd', () => {
  const bad = readJudgeOutput('thoughts: a\nscore: 7');
  expect(bad.status === 'ok' ? '' : judgeFaultSentence(bad.status)).toBe(
    'Judge invalid: the score is not from 0 to 1.',
  );
  const odd = readJudgeOutput('thoughts: a\nscore: 1');
  expect(odd.status === 'ok' ? odd.flags.map(judgeFlagClause) : []).toEqual([
    'without a fence around it',
    'with a score that is not written with one decimal',
  ]);
});
