import { describe, expect, it } from 'vitest';
import { readJudgeOutput } from './judgeOutput.ts';

function fenced(body: string, language = 'yaml'): string {
  return `\`\`\`${language}\n${body}\n\`\`\``;
}

function statusOf(text: string): string {
  return readJudgeOutput(text).status;
}

const GOOD = 'thoughts: "Used it well."\nscore: 0.9';

describe('a recorded output of a judge', () => {
  it.each(['yaml', 'yml', ''])('is read from one fence of %j', (language) => {
    expect(readJudgeOutput(`\n${fenced(GOOD, language)}\n`)).toEqual({
      status: 'ok',
      thoughts: 'Used it well.',
      tenths: 9,
      flags: [],
    });
  });

  it('without a fence is accepted and flagged', () => {
    expect(readJudgeOutput(GOOD)).toMatchObject({ status: 'ok', tenths: 9, flags: ['unfenced'] });
  });

  it.each([
    ['0', 0],
    ['1', 10],
    ['0.70', 7],
    ['1.00', 10],
    ['7e-1', 7],
  ])('with the score %s is accepted and flagged as not written as asked', (score, tenths) => {
    const read = readJudgeOutput(fenced(`thoughts: a\nscore: ${score}`));
    expect(read).toMatchObject({ status: 'ok', tenths, flags: ['noncanonical'] });
  });

  it('takes the key alone for its score, whatever its thoughts say', () => {
    const read = readJudgeOutput(fenced('thoughts: "score: 0.1, or so"\nscore: 0.8'));
    expect(read).toMatchObject({ status: 'ok', tenths: 8, flags: [] });
  });

  it.each([
    ['missing', ''],
    ['missing', ' \n\t'],
    ['invalid_outside_text', `Here it is:\n${fenced(GOOD)}`],
    ['invalid_outside_text', `${fenced(GOOD)}\nThat is all.`],
    ['invalid_outside_text', `${fenced(GOOD)}\n${fenced(GOOD)}`],
    ['invalid_yaml', fenced('thoughts: "a\nscore: 0.1')],
    ['invalid_yaml', fenced('thoughts: a\nscore: 0.1\nscore: 0.2')],
    ['invalid_yaml', fenced('- thoughts\n- score')],
    ['invalid_yaml', fenced('0.7')],
    ['invalid_yaml', fenced('thoughts: &a b\nscore: 0.1')],
    ['invalid_yaml', fenced('thoughts: !!str b\nscore: 0.1')],
    ['invalid_yaml', `\`\`\`yaml\n${GOOD}`],
    ['invalid_yaml', fenced(GOOD, 'json')],
    ['invalid_yaml', `${GOOD}\n---\n${GOOD}`],
    ['invalid_keys', fenced('score: 0.1')],
    ['invalid_keys', fenced('thoughts: a')],
    ['invalid_keys', fenced(`${GOOD}\nreason: b`)],
    ['invalid_keys', fenced('Thoughts: a\nscore: 0.1')],
    ['invalid_type', fenced('thoughts: a\nscore: "0.7"')],
    ['invalid_type', fenced('thoughts: a\nscore:')],
    ['invalid_type', fenced('thoughts: a\nscore: true')],
    ['invalid_type', fenced('thoughts: a\nscore: .nan')],
    ['invalid_type', fenced('thoughts: a\nscore: .inf')],
    ['invalid_type', fenced('thoughts: a\nscore: 7/10')],
    ['invalid_type', fenced('thoughts: a\nscore: 70%')],
    ['out_of_range', fenced('thoughts: a\nscore: -0.1')],
    ['out_of_range', fenced('thoughts: a\nscore: 1.1')],
    ['out_of_range', fenced('thoughts: a\nscore: 7')],
    ['invalid_precision', fenced('thoughts: a\nscore: 0.75')],
    ['invalid_precision', fenced('thoughts: a\nscore: 0.05')],
    ['invalid_type', fenced('thoughts: 5\nscore: 0.5')],
    ['invalid_type', fenced('thoughts: ""\nscore: 0.5')],
  ])('is %s, and never repaired: %j', (status, text) => {
    expect(statusOf(text)).toBe(status);
  });

  it('that is wrong in several ways is told by the first in the order of the rules', () => {
    expect(statusOf(`so: ${fenced('x: [')}`)).toBe('invalid_yaml');
    expect(statusOf(`so\n${fenced('x: [')}`)).toBe('invalid_outside_text');
    expect(statusOf(fenced('score: 7\nnote: 1'))).toBe('invalid_keys');
    expect(statusOf(fenced('thoughts: ""\nscore: 7'))).toBe('out_of_range');
    expect(statusOf(fenced('thoughts: ""\nscore: 0.75'))).toBe('invalid_precision');
  });

  it('of any depth or length is read or refused', () => {
    expect(statusOf('['.repeat(60_000))).toBe('invalid_yaml');
    expect(statusOf(`${'- '.repeat(20_000)}a`)).toBe('invalid_yaml');
    expect(statusOf(fenced(`thoughts: ${'a'.repeat(70_000)}\nscore: 0.5`))).toBe('invalid_yaml');
  });
});
