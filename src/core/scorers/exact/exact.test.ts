import { describe, expect, it } from 'vitest';
import type { AcceptedText, Reply } from '../../model/item.ts';
import type { Result } from '../../model/verdict.ts';
import { itemWith, optionsOf, reply, texts, told } from '../builders.ts';
import { judge } from '../judge.ts';
import { scorerContract, type ScorerExample } from '../scorerContract.ts';
import { exact } from './exact.ts';
import rows from './vectors/exact.json' with { type: 'json' };

interface Output {
  readonly answer?: string;
  readonly text?: string;
  readonly failure_kind?: string;
}
interface Vector {
  readonly id: string;
  readonly input: {
    readonly output: string | Output | null;
    readonly label: string | number | readonly string[] | null;
    readonly normalise: boolean;
  };
  readonly expected: {
    readonly correct: boolean | null;
    readonly failure_kind?: string | null;
    readonly outcome?: string;
  };
}

const vectors: readonly Vector[] = rows;

function labelOf(label: Vector['input']['label']): AcceptedText[] | null {
  if (label === null) return null;
  if (typeof label === 'number') return [{ kind: 'number', token: String(label) }];
  return texts(...(typeof label === 'string' ? [label] : label));
}

function outputOf(output: Vector['input']['output']): Reply {
  if (output === null || typeof output === 'string') return reply({ text: output });
  return reply({ text: output.text ?? null, answer: output.answer ?? null, failureKind: output.failure_kind ?? null });
}

function example({ id, input, expected }: Vector): ScorerExample {
  const state = expected.correct === null ? 'not-judged' : expected.correct ? 'right' : 'wrong';
  return {
    id,
    item: itemWith({ texts: labelOf(input.label) }, id),
    reply: outputOf(input.output),
    options: optionsOf(exact, { normalise: input.normalise ? 'on' : 'off' }),
    state,
  };
}

const broken: ScorerExample = {
  id: 'broken-label',
  item: itemWith({ problem: { code: 'not-json', call: null, excerpt: '{' } }),
  reply: reply({ text: 'x' }),
  options: optionsOf(exact),
  state: 'fault',
};

function on(accepted: readonly AcceptedText[] | null, given: Partial<Reply>, normalise = 'on'): Result {
  return judge(exact, itemWith({ texts: accepted }), reply(given), optionsOf(exact, { normalise }));
}

function number(token: string): AcceptedText {
  return { kind: 'number', token };
}

describe('exact', () => {
  it('has all 17 vectors', () => expect(vectors).toHaveLength(17));

  it.each(vectors.map((vector) => [vector.id, vector] as const))('judges %s as the document does', (_, vector) => {
    const { item, reply: given, options, state } = example(vector);
    const result = judge(exact, item, given, options);
    expect(result.state).toBe(state);
    const verdict = 'verdict' in result ? result.verdict : null;
    expect(verdict?.correct).toBe(vector.expected.correct);
    if (vector.expected.failure_kind !== undefined) expect(verdict?.failureKind).toBe(vector.expected.failure_kind);
    if (vector.expected.outcome !== undefined) expect(verdict?.outcome).toBe(vector.expected.outcome);
  });

  it('keeps the contract on every vector and on a broken label', () => {
    expect(scorerContract(exact, [...vectors.map(example), broken], structuredClone)).toEqual([]);
  });

  it('gives the answer as compared as the outcome of a wrong one', () => {
    expect(on(texts('Paris'), { text: ' Lyon ' })).toMatchObject({
      verdict: { outcome: 'lyon', failureKind: 'wrong' },
    });
    expect(on(texts('Paris'), { text: ' Lyon ' }, 'off')).toMatchObject({ verdict: { outcome: ' Lyon ' } });
  });

  it('has the text as the reply wrote it among its facts', () => {
    expect(on(texts('Paris'), { text: ' Lyon ' })).toMatchObject({
      verdict: { detail: { code: 'text', outcome: 'lyon', found: ' Lyon ' } },
    });
  });

  it('compares a number as written in plain digits', () => {
    const accepts: [string, string][] = [
      ['1e15', '1000000000000000'],
      ['1E+5', '100000'],
      ['0.1', '0.1'],
      ['1.50', '1.5'],
      ['5.0', '5'],
      ['-0', '0'],
      ['-12e-4', '-0.0012'],
      ['12345678901234567890', '12345678901234567890'],
      ['1e-7', '0.0000001'],
      ['1e399', `1${'0'.repeat(399)}`],
      ['1e1000000000', '1e1000000000'],
    ];
    for (const [token, text] of accepts) expect(told(on([number(token)], { text }))).toBe('right match');
    expect(told(on([number('100000')], { text: '1e+05' }))).toBe('wrong wrong');
    expect(told(on([number('5')], { text: '5.0' }))).toBe('wrong wrong');
  });

  it('folds Unicode’s white space and case without a locale', () => {
    expect(told(on(texts('New York'), { text: '\u0085NEW\u2003\u00a0york\u3000' }))).toBe('right match');
    expect(told(on(texts('york'), { text: '\ufeffyork' }))).toBe('wrong wrong');
    expect(told(on(texts('istanbul'), { text: 'ISTANBUL' }))).toBe('right match');
    expect(told(on(texts('straße'), { text: 'STRASSE' }))).toBe('wrong wrong');
  });

  it('takes the reply’s own kind first, then ok: false, then missing text', () => {
    const paris = texts('Paris');
    expect(told(on(paris, { text: 'Paris', failureKind: 'budget_stop', ok: false }))).toBe('wrong budget_stop');
    expect(told(on(paris, { text: 'Paris', ok: false }))).toBe('wrong error');
    expect(told(on(paris, { ok: false }))).toBe('wrong error');
    expect(told(on(paris, { ok: true }))).toBe('wrong parse_failure');
    expect(told(on(paris, { text: 'Paris', failureKind: 'timeout' }))).toBe('right match');
  });

  it('lets an accepted NOT_IN_DOCUMENT be right', () => {
    expect(told(on(texts('NOT_IN_DOCUMENT'), { text: 'not_in_document' }))).toBe('right match');
    expect(told(on(texts('NOT_IN_DOCUMENT'), { text: 'not_in_document' }, 'off'))).toBe('wrong not_in_document');
    expect(told(on(texts('NOT_IN_DOCUMENT'), { text: 'NOT_IN_DOCUMENT' }, 'off'))).toBe('right match');
  });

  it('knows NOT_IN_DOCUMENT in any case, with and without folding', () => {
    for (const text of ['NOT_IN_DOCUMENT', 'Not_in_Document']) {
      for (const normalise of ['on', 'off']) {
        expect(told(on(texts('Paris'), { text }, normalise))).toBe('wrong not_in_document');
      }
    }
  });

  it('uses the answer before the text, also an empty one', () => {
    expect(told(on(texts('Paris'), { answer: '', text: 'Paris' }))).toBe('wrong parse_failure');
  });

  it('has nothing to compare with when every accepted answer is blank', () => {
    expect(told(on(texts(' ', ''), { text: 'x' }))).toBe('not-judged no-reference');
    expect(told(on([], { text: 'x' }))).toBe('not-judged no-reference');
    expect(exact.key(itemWith({ texts: texts('', 'b') }), new Map())?.text).toBe('b');
  });

  it('makes a broken text a fault, though not where only the calls beside it are broken', () => {
    const text = { code: 'not-a-text', call: null, excerpt: 'true' } as const;
    const calls = { code: 'no-name', call: 0, excerpt: '{}' } as const;
    function state(reference: Parameters<typeof itemWith>[0]): string {
      return told(judge(exact, itemWith(reference), reply({ text: 'x' }), optionsOf(exact)));
    }
    expect(state({ problem: text })).toBe('fault reference-broken');
    expect(state({ calls: [], problem: text })).toBe('fault reference-broken');
    expect(state({ calls: [], texts: texts('x'), problem: calls })).toBe('right match');
    expect(state({ calls: [], problem: calls })).toBe('not-judged no-reference');
  });

  it('keeps the reason and the kind of a reply to an item without a label', () => {
    expect(on(null, { failureKind: 'refusal' })).toEqual({
      state: 'not-judged',
      cause: 'no-reference',
      verdict: {
        correct: null,
        reason: 'refusal',
        detail: { code: 'reported-kind', kind: 'refusal' },
        outcome: null,
        failureKind: 'refusal',
        score: null,
      },
    });
    expect(on(null, { text: 'Paris' })).toMatchObject({
      verdict: { reason: 'no-reference', failureKind: null, outcome: 'paris' },
    });
  });
});
