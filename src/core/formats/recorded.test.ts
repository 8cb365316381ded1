import { describe, expect, it } from 'vitest';
import { sliceOf } from '../json/slice.ts';
import { recordedOf } from './recorded.ts';
import { isVerdictName, kindOfName, stateOfWord } from './recordedWords.ts';
import { touchstone } from './touchstone.ts';

function said(name: string, json: string): readonly unknown[] {
  const { kind, state, text } = recordedOf(name, sliceOf(json));
  return [kind, state ?? null, text];
}

describe('recordedOf', () => {
  it('takes true and false for a verdict under any name', () => {
    expect(said('e2e', 'true')).toEqual(['verdict', 'right', 'true']);
    expect(said('__proto__', 'false')).toEqual(['verdict', 'wrong', 'false']);
    expect(said('llm_judge', 'false')).toEqual(['judge', 'wrong', 'false']);
  });

  it('takes a text for a verdict only under a name that says so', () => {
    expect(said('reviewer', '" Pass "')).toEqual(['label', 'right', ' Pass ']);
    expect(said('final_response_correctness', '"Uncertain"')).toEqual(['verdict', 'not-judged', 'Uncertain']);
    expect(said('result', '"timeout"')).toEqual(['verdict', 'fault', 'timeout']);
    expect(said('town', '"pass"')).toEqual(['other', null, 'pass']);
  });

  it('takes 0 and 1 for a verdict under such a name, and other numbers for a score, their digits kept', () => {
    expect(said('success', '1')).toEqual(['verdict', 'right', '1']);
    expect(said('success', '0.50')).toEqual(['score', null, '0.50']);
    expect(said('retrieval_precision', '0.3333333333333333148296162562473909929394721984863')).toEqual([
      'score',
      null,
      '0.3333333333333333148296162562473909929394721984863',
    ]);
    expect(said('judge_score', '"7"')).toEqual(['score', null, '7']);
    expect(said('count', '9007199254740993')).toEqual(['other', null, '9007199254740993']);
  });

  it('takes a text for a reason by its name, and leaves a word that it does not know as it is', () => {
    expect(said('judge_reason', '"too long"')).toEqual(['reason', null, 'too long']);
    expect(said('human', '"B+"')).toEqual(['label', null, 'B+']);
    expect(said('correct_answer', '"Paris"')).toEqual(['other', null, 'Paris']);
    expect(said('verdict', 'null')).toEqual(['verdict', 'not-judged', 'null']);
    expect(said('verdict', '{"a": 1.0}')).toEqual(['other', null, '{"a": 1.0}']);
  });
});

it('the words of a name decide, however it is written', () => {
  expect(['isCorrect', 'e2e_correct', 'answer.correct', 'Human Rating', 'rougeL', 'passport'].map(kindOfName)).toEqual([
    'verdict',
    'verdict',
    'verdict',
    'label',
    'score',
    null,
  ]);
});

it('some names say verdict wherever they stand, and others do not', () => {
  const say = ['verdict', 'correct', 'isCorrect', 'is_valid', 'was right', 'e2e_success', 'Passed', 'judge_verdict'];
  expect(say.filter((name) => !isVerdictName(name))).toEqual([]);
  const others = [
    'result',
    'match',
    'incorrect',
    'not_correct',
    'notPassed',
    'correct_answer',
    'bypass',
    'valid',
    'right',
  ];
  expect(others.filter(isVerdictName)).toEqual([]);
});

it('a row of our own records verdicts that stand beside its input, unless it records them itself', () => {
  function recordedIn(row: object): readonly unknown[] {
    const read = touchstone.read(sliceOf(JSON.stringify({ id: 'q', category: 'c', input: 'Why?', ...row })));
    if (!('item' in read)) throw new Error(JSON.stringify(read));
    return read.item.recorded.map(({ name, text, state }) => [name, text, state]);
  }
  expect(recordedIn({ correct: true, latency: 3, note: 'x' })).toEqual([['correct', 'true', 'right']]);
  expect(recordedIn({ isCorrect: false, passed: null })).toEqual([
    ['isCorrect', 'false', 'wrong'],
    ['passed', 'null', 'not-judged'],
  ]);
  expect(recordedIn({ correct: true, recorded: { correct: false } })).toEqual([['correct', 'false', 'wrong']]);
  expect(recordedIn({ correct: [true], success: { of: 1 } })).toEqual([]);
});

it('a word says one state or nothing', () => {
  expect(['C', 'i', 'N/A', '', '1', '2', 'constructor'].map(stateOfWord)).toEqual([
    'right',
    'wrong',
    'not-judged',
    null,
    'right',
    null,
    null,
  ]);
});
