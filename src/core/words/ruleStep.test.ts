import { describe, expect, it } from 'vitest';
import { RULES, type NormaliserRefusal, type RuleStep } from '../normaliser/normaliser.ts';
import { CONFORMANCE_RULES, RULE_TITLES } from './conformanceRules.ts';
import { normaliserRefusalSentence, ruleStepSentence } from './ruleStep.ts';

describe('the rules in our words', () => {
  it('are what is graded and the twelve rules, in order', () => {
    expect(CONFORMANCE_RULES.map(({ title }) => title.replace(/:.*/, ''))).toEqual([
      'What is graded',
      ...Array.from({ length: 12 }, (_, at) => `Rule ${at + 1}`),
    ]);
  });

  it('say of each rule what it is about, in sentences, with what is decided here', () => {
    for (const { text, ours } of CONFORMANCE_RULES) {
      expect(ours.length).toBeGreaterThan(0);
      for (const sentence of [text, ...ours]) {
        expect(sentence).toMatch(/^[A-Z0-9`].*\.$/);
        expect(sentence.split('`').length % 2).toBe(1);
      }
    }
    for (const rule of RULES) expect(RULE_TITLES[rule]).not.toBe('');
  });
});

describe('a step', () => {
  it.each<readonly [step: RuleStep, sentence: string]>([
    [
      { rule: '3', path: 'name', from: '"functions.get_weather"', to: '"get_weather"' },
      'rule 3: functions.get_weather → get_weather',
    ],
    [{ rule: '3', path: '[1].name', from: '" a b"', to: '"a_b"' }, 'rule 3, [1].name: " a b" → a_b'],
    [{ rule: '5', path: 'arguments.days', from: '"3"', to: '3' }, 'rule 5, arguments.days: "3" → 3'],
    [{ rule: '6', path: 'arguments.unit', from: null, to: '"km"' }, 'rule 6, arguments.unit: filled with "km"'],
    [{ rule: '7-drop', path: 'arguments.x', from: '1', to: null }, 'rule 7, arguments.x: 1 dropped'],
    [
      { rule: '7-nest', path: 'arguments.p.x', from: null, to: '1' },
      'rule 7, arguments.p.x: 1 moved here from one level above',
    ],
    [
      { rule: '7-nest', path: 'arguments.x', from: '1', to: null },
      'rule 7, arguments.x: 1 taken away, as it is nested already',
    ],
    [{ rule: '8-wrap', path: 'arguments.v', from: '1', to: '[1]' }, 'rule 8, arguments.v: 1 → [1]'],
    [{ rule: '9', path: 'arguments', from: '"{}"', to: '{}' }, 'rule 9, arguments: "{}" → {}'],
    [{ rule: '10', path: '', from: '[1,1]', to: '1' }, 'rule 10: [1,1] → 1'],
    [{ rule: '11', path: '', from: ', "w": "x\n', to: '}}' }, 'rule 11: dropped “, "w": "x\\n”, closed with }}'],
    [{ rule: '11', path: '', from: null, to: '}' }, 'rule 11: closed with }'],
  ])('%j reads as a sentence', (step, sentence) => {
    expect(ruleStepSentence(step)).toBe(sentence);
  });
});

describe('a refusal', () => {
  it.each<readonly [refusal: NormaliserRefusal, sentence: string]>([
    [{ rule: null, code: 'not-json', path: '', found: '' }, 'Refused: the text is empty.'],
    [{ rule: null, code: 'not-json', path: '', found: 'Sure! {' }, 'Refused: the text is no JSON, near “Sure! {”.'],
    [
      { rule: null, code: 'repeated-key', path: '', found: 'a' },
      'Refused: the key "a" stands twice in one object, with different values.',
    ],
    [
      { rule: null, code: 'not-a-call', path: '', found: '3' },
      'Refused: a call is an object with a name and arguments, not 3.',
    ],
    [
      { rule: '11', code: 'not-a-call', path: '', found: '{"na' },
      'Refused by rule 11: nothing was completely written before the text was cut off: “{"na”.',
    ],
    [{ rule: null, code: 'no-name', path: 'name', found: '' }, 'Refused: the call has no name.'],
    [
      { rule: '3', code: 'unknown-tool', path: 'name', found: '"x"' },
      'Refused by rule 3: no declared tool is called "x".',
    ],
    [
      {
        rule: '3',
        code: 'several-tools',
        path: 'name',
        found: '"Ring Bell"',
        alike: { first: ['ring-bell', 'ring_bell'], total: 2 },
      },
      'Refused by rule 3: ring-bell and ring_bell both match "Ring Bell", once namespaces, case, blanks, - and _ are folded.',
    ],
    [
      { rule: '3', code: 'several-tools', path: 'name', found: '"t"', alike: { first: ['t', 't'], total: 2 } },
      'Refused by rule 3: 2 declared tools are called "t".',
    ],
    [
      {
        rule: '4',
        code: 'several-members',
        path: 'arguments.a',
        found: '"A B"',
        alike: { first: ['a-b', 'a_b', 'a b'], total: 5 },
      },
      'Refused by rule 4: a-b, a_b, a b and 2 further declared members match "A B" in arguments.a, once case, blanks, - and _ are folded.',
    ],
    [
      { rule: '6', code: 'required-missing', path: 'arguments.a', found: '' },
      'Refused by rule 6: arguments.a is required, absent, and has no default of its own.',
    ],
    [
      { rule: '5', code: 'not-of-type', path: 'arguments.a', found: '"x"' },
      'Refused by rule 5: arguments.a is not of its declared type, and cannot be made so without loss: "x".',
    ],
    [
      { rule: '8-unwrap', code: 'several-elements', path: 'arguments.a', found: '[1,2]' },
      'Refused by rule 8: arguments.a is one value by its declaration, and an array is unwrapped once, and only of one value: [1,2].',
    ],
  ])('%j reads as a sentence', (refusal, sentence) => {
    expect(normaliserRefusalSentence(refusal)).toBe(sentence);
  });
});
